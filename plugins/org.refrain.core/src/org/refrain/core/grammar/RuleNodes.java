/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The bodies of all rules under construction: doubly linked rings of nodes, all in one int array.
 *
 * <p>Each rule has a guard node; its successor is the body's first node, its predecessor the last. A guard's symbol
 * names the rule, so a node beside a guard knows its rule at once. Four ints lie together for each node (successor,
 * predecessor, symbol, exponent), so that one cache line answers most questions about it. The upper halves of
 * exponents are kept apart and only from the first exponent on that needs one.
 *
 * <p>A freed node must not come back while a worklist may still name it: freed nodes and rules wait until
 * {@link #recycle()}. Until then {@link #isDead(int)} tells them.
 *
 * <p>Memory: 16 bytes for a node and at most a quarter of that as reserve once there are many; 8 for a rule, and its
 * guard. With an exponent above 2^32 - 1 anywhere 4 bytes more for each node. At most 2^29 nodes.
 */
final class RuleNodes {

    /** No node: node 0 is never used. */
    static final int NONE = 0;

    /** What {@link #uses(int)} says for a rule that is the start of a string. */
    static final int START = -1;

    private static final int NEXT = 0;
    private static final int PREVIOUS = 1;
    private static final int SYMBOL = 2;
    private static final int EXPONENT = 3;

    private static final int MOST_NODES = 1 << 29;
    private static final int DEAD = -1;
    /** Set in a guard's symbol below the complement; rules have smaller numbers. */
    private static final int GUARD_BIT = 1 << 30;

    private int[] cells = new int[4 * 64];
    private int @Nullable [] upperExponents;
    private int limit = 1;
    private int free = NONE;
    private int freedFirst = NONE;
    private int freedLast = NONE;

    /** Of each rule; a free rule's entry is 0 while it waits, then the complement of the next free rule + 1. */
    private int[] guards = new int[16];
    private int[] uses = new int[16];
    private int ruleLimit;
    private int ruleCount;
    private int freeRule;
    private int[] freedRules = new int[4];
    private int freedRuleCount;

    int next(int node) {
        return cells[4 * node + NEXT];
    }

    int previous(int node) {
        return cells[4 * node + PREVIOUS];
    }

    /** A terminal, 0 or more, or {@code ~rule}; of a guard something below all of these. */
    int symbol(int node) {
        return cells[4 * node + SYMBOL];
    }

    boolean isGuard(int node) {
        return cells[4 * node + SYMBOL] < -GUARD_BIT;
    }

    boolean isDead(int node) {
        return cells[4 * node + NEXT] == DEAD;
    }

    /** The rule that a guard stands for. */
    int ruleOfGuard(int guard) {
        return ~cells[4 * guard + SYMBOL] & (GUARD_BIT - 1);
    }

    /** The lower 32 bits of an exponent, all of it unless {@link #hasLongExponents()}. */
    int lowerExponent(int node) {
        return cells[4 * node + EXPONENT];
    }

    int upperExponent(int node) {
        int[] upper = upperExponents;
        return upper == null ? 0 : upper[node];
    }

    boolean hasLongExponents() {
        return upperExponents != null;
    }

    long exponent(int node) {
        return (long) upperExponent(node) << 32 | cells[4 * node + EXPONENT] & 0xFFFFFFFFL;
    }

    void setExponent(int node, long exponent) {
        cells[4 * node + EXPONENT] = (int) exponent;
        int high = (int) (exponent >>> 32);
        int[] upper = upperExponents;
        if (upper == null && high != 0) {
            upper = new int[cells.length / 4];
            upperExponents = upper;
        }
        if (upper != null) {
            upper[node] = high;
        }
    }

    /** Whether two digrams, given by their first nodes, are equal in symbols and exponents. */
    boolean equalDigrams(int a, int b) {
        int a2 = cells[4 * a + NEXT];
        int b2 = cells[4 * b + NEXT];
        return cells[4 * a + SYMBOL] == cells[4 * b + SYMBOL]
                && cells[4 * a2 + SYMBOL] == cells[4 * b2 + SYMBOL]
                && cells[4 * a + EXPONENT] == cells[4 * b + EXPONENT]
                && cells[4 * a2 + EXPONENT] == cells[4 * b2 + EXPONENT]
                && (upperExponents == null
                        || upperExponent(a) == upperExponent(b) && upperExponent(a2) == upperExponent(b2));
    }

    void link(int left, int right) {
        cells[4 * left + NEXT] = right;
        cells[4 * right + PREVIOUS] = left;
    }

    /** Changes what a node says, but not where it is. */
    void set(int node, int symbol, long exponent) {
        cells[4 * node + SYMBOL] = symbol;
        setExponent(node, exponent);
    }

    /** A new node, not linked yet. */
    int allocate(int symbol, long exponent) {
        int node = free;
        if (node != NONE) {
            free = cells[4 * node + PREVIOUS];
        } else {
            node = limit++;
            if (4L * node + 4 > cells.length) {
                grow();
            }
        }
        cells[4 * node + NEXT] = NONE;
        cells[4 * node + SYMBOL] = symbol;
        setExponent(node, exponent);
        return node;
    }

    void free(int node) {
        cells[4 * node + NEXT] = DEAD;
        cells[4 * node + PREVIOUS] = freedFirst;
        freedFirst = node;
        if (freedLast == NONE) {
            freedLast = node;
        }
    }

    /** Lets freed nodes and rules be used again: nothing names them any more. */
    void recycle() {
        if (freedFirst != NONE) {
            cells[4 * freedLast + PREVIOUS] = free;
            free = freedFirst;
            freedFirst = NONE;
            freedLast = NONE;
        }
        while (freedRuleCount > 0) {
            int rule = freedRules[--freedRuleCount];
            guards[rule] = ~freeRule;
            freeRule = rule + 1;
        }
    }

    /** A new rule with an empty body and no use. */
    int allocateRule() {
        int rule;
        if (freeRule > 0) {
            rule = freeRule - 1;
            freeRule = ~guards[rule];
        } else {
            rule = ruleLimit++;
            if (ruleLimit > guards.length) {
                int length = grown(guards.length);
                guards = Arrays.copyOf(guards, length);
                uses = Arrays.copyOf(uses, length);
            }
        }
        ruleCount++;
        int guard = allocate(~(rule | GUARD_BIT), 0);
        guards[rule] = guard;
        uses[rule] = 0;
        link(guard, guard);
        return rule;
    }

    /** Frees a rule and its guard; what has become of its body is the caller's business. */
    void freeRule(int rule) {
        free(guards[rule]);
        guards[rule] = NONE;
        ruleCount--;
        if (freedRuleCount == freedRules.length) {
            freedRules = Arrays.copyOf(freedRules, 2 * freedRuleCount);
        }
        freedRules[freedRuleCount++] = rule;
    }

    boolean isLiveRule(int rule) {
        return guards[rule] > NONE;
    }

    int guard(int rule) {
        return guards[rule];
    }

    int first(int rule) {
        return next(guards[rule]);
    }

    int last(int rule) {
        return previous(guards[rule]);
    }

    /** Number of nodes that name a rule, whatever their exponents; {@link #START} for a string's start. */
    int uses(int rule) {
        return uses[rule];
    }

    void setUses(int rule, int count) {
        uses[rule] = count;
    }

    /** Counts a node that names this symbol, if it is a rule. */
    void addUse(int symbol) {
        if (symbol < 0) {
            uses[~symbol]++;
        }
    }

    /** Counts a node less that names this symbol, if it is a rule; returns whether only one is left. */
    boolean dropUse(int symbol) {
        return symbol < 0 && --uses[~symbol] == 1;
    }

    /** Number of live rules, starts included. */
    int ruleCount() {
        return ruleCount;
    }

    /** All rules have numbers below this. */
    int ruleLimit() {
        return ruleLimit;
    }

    private void grow() {
        int nodes = grown(cells.length / 4);
        if (limit > nodes || nodes >= MOST_NODES) {
            throw new IllegalStateException("the grammar needs more than " + MOST_NODES + " nodes");
        }
        cells = Arrays.copyOf(cells, 4 * nodes);
        int[] upper = upperExponents;
        if (upper != null) {
            upperExponents = Arrays.copyOf(upper, nodes);
        }
    }

    /** Doubles small arrays and adds a quarter to large ones, so that the reserve stays small. */
    private static int grown(int length) {
        return length < 1 << 20 ? 2 * length : (int) Math.min(length + (length >>> 2), MOST_NODES - 1L);
    }
}
