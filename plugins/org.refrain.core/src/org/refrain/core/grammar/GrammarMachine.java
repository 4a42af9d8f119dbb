/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;

/**
 * What Sequitur and ReSequitur have in common: a digram that occurs twice becomes a rule, a rule that is used once is
 * put back into its place.
 *
 * <p>One change makes others necessary. They wait on a worklist, a stack, so that they are done in the order in which
 * a recursive program would do them; but no chain of changes, however long, needs a deep call stack. An entry is a
 * node, whose digram with its successor is to be looked at, or the complement of a rule, whose first and last element
 * may have become the only use of what they name.
 *
 * <p>Expected time O(1) per symbol, amortised: a substitution removes a node and an expansion a rule, and both were
 * paid for when they were made.
 *
 * <p>Source: C. Nevill-Manning, I. Witten, Identifying Hierarchical Structure in Sequences: A linear-time algorithm
 * (JAIR 7, 1997), section 3.
 */
abstract class GrammarMachine {

    final RuleNodes nodes = new RuleNodes();
    final DigramIndex index = new DigramIndex(nodes);
    private int[] pending = new int[64];
    private int pendingCount;
    private boolean leftovers;

    /** A new string of its own, sharing rules with the others. Its start rule is never used by another rule. */
    final int newStart() {
        int rule = nodes.allocateRule();
        nodes.setUses(rule, RuleNodes.START);
        return rule;
    }

    /** Looks at the digram of a live node and its successor, and does what it demands. */
    abstract void check(int node);

    final void pushCheck(int node) {
        if (!nodes.isGuard(node)) {
            push(node);
        }
    }

    /** Works until nothing waits. */
    final void settle() {
        work();
        nodes.recycle();
    }

    /** Like {@link #settle()}, but what is freed is not used again yet. */
    final void work() {
        while (pendingCount > 0) {
            int entry = pending[--pendingCount];
            if (entry < 0) {
                checkUtility(~entry);
            } else if (!nodes.isDead(entry)) {
                check(entry);
            }
        }
    }

    /**
     * Two equal digrams stand at two places: makes them one.
     *
     * @param found the one in the index
     * @param node the one that is not
     */
    final void match(int found, int node) {
        int rule = ruleOfWholeBody(found);
        if (rule >= 0) {
            substitute(node, rule);
            return;
        }
        rule = ruleOfWholeBody(node);
        if (rule >= 0) {
            index.replace(found, node);
            substitute(found, rule);
            return;
        }
        if (isExtension(found, node)) {
            extendRule(found, node);
            return;
        }
        if (putsOff(found, node)) {
            return;
        }
        rule = nodes.allocateRule();
        int use = moveIntoRule(found, rule);
        substitute(node, rule);
        pushCheck(use);
        pushCheck(nodes.previous(use));
    }

    /** The rule whose body is just this digram, or -1. A string's start is not for use, so it does not count. */
    private int ruleOfWholeBody(int node) {
        int before = nodes.previous(node);
        if (!nodes.isGuard(before) || nodes.next(nodes.next(node)) != before) {
            return -1;
        }
        int rule = nodes.ruleOfGuard(before);
        return nodes.uses(rule) == RuleNodes.START ? -1 : rule;
    }

    /** Puts a use of a rule in the place of a digram that is not in the index. */
    final void substitute(int node, int rule) {
        int second = nodes.next(node);
        int before = nodes.previous(node);
        int after = nodes.next(second);
        removeNeighbours(before, second);
        boolean underused = nodes.dropUse(nodes.symbol(node)) | nodes.dropUse(nodes.symbol(second));
        nodes.set(node, ~rule, 1);
        nodes.addUse(~rule);
        nodes.link(node, after);
        nodes.free(second);
        if (underused) {
            push(~rule);
        }
        push(node);
        pushCheck(before);
    }

    /** Whether two equal digrams begin with the two only uses of a rule, and the rule can be extended. */
    abstract boolean isExtension(int found, int node);

    /** Whether a digram that occurs twice begins with a rule that has no other use. */
    final boolean hasNoOtherUse(int node) {
        int symbol = nodes.symbol(node);
        return symbol < 0 && nodes.uses(~symbol) == 2 && nodes.exponent(node) == 1;
    }

    /**
     * Two equal digrams begin with the two only uses of a rule: moves what follows it into the rule. It is what a new
     * rule for the digram, into which the old one is then put back, comes to; and on cyclic traces it is what happens
     * most.
     */
    private void extendRule(int found, int node) {
        int rule = ~nodes.symbol(found);
        int moved = nodes.next(found);
        int dropped = nodes.next(node);
        index.remove(found);
        removeDigram(moved);
        removeDigram(dropped);
        nodes.link(found, nodes.next(moved));
        nodes.link(node, nodes.next(dropped));
        int guard = nodes.guard(rule);
        int last = nodes.previous(guard);
        nodes.link(last, moved);
        nodes.link(moved, guard);
        boolean underused = nodes.dropUse(nodes.symbol(dropped));
        nodes.free(dropped);
        expanded(nodes.next(guard), last);
        if (underused) {
            push(~rule);
        }
        push(node);
        push(found);
    }

    /** Makes a digram, which stays in the index, the body of a new rule, and returns the node put into its place. */
    private int moveIntoRule(int node, int rule) {
        int second = nodes.next(node);
        int before = nodes.previous(node);
        int after = nodes.next(second);
        removeNeighbours(before, second);
        int use = nodes.allocate(~rule, 1);
        nodes.addUse(~rule);
        nodes.link(before, use);
        nodes.link(use, after);
        int guard = nodes.guard(rule);
        nodes.link(guard, node);
        nodes.link(second, guard);
        return use;
    }

    /** A rule has been used once more: the rules that begin and end its body may have lost all other uses. */
    private void checkUtility(int rule) {
        if (nodes.isLiveRule(rule)) {
            expandIfOnlyUse(nodes.first(rule));
            expandIfOnlyUse(nodes.last(rule));
        }
    }

    private void expandIfOnlyUse(int node) {
        int symbol = nodes.symbol(node);
        if (symbol < 0 && nodes.uses(~symbol) == 1 && nodes.exponent(node) == 1) {
            expand(node);
        }
    }

    /** Puts a rule's body into the place of its only use, and drops the rule. */
    final void expand(int node) {
        int rule = ~nodes.symbol(node);
        int before = nodes.previous(node);
        int after = nodes.next(node);
        removeDigram(before);
        removeDigram(node);
        int first = nodes.first(rule);
        int last = nodes.last(rule);
        nodes.link(before, first);
        nodes.link(last, after);
        nodes.free(node);
        nodes.freeRule(rule);
        expanded(first, last);
        pushCheck(before);
    }

    /** A body now stands in another: the digram of its last node and that node's new successor is to be looked at. */
    abstract void expanded(int first, int last);

    /** Where a rule is a single element Y^e, turns a use R^k of it into Y^(ek). */
    final void replaceByOnlyElement(int node) {
        int only = nodes.first(~nodes.symbol(node));
        int before = nodes.previous(node);
        removeDigram(before);
        removeDigram(node);
        nodes.dropUse(nodes.symbol(node));
        nodes.set(node, nodes.symbol(only), nodes.exponent(only) * nodes.exponent(node));
        nodes.addUse(nodes.symbol(node));
        push(node);
        pushCheck(before);
    }

    /** Takes the digrams on both sides of a digram out of the index, before it gives way to a use of a rule. */
    void removeNeighbours(int before, int second) {
        removeDigram(before);
        removeDigram(second);
    }

    /** Takes a node's digram out of the index; a guard has none. */
    final void removeDigram(int node) {
        if (!nodes.isGuard(node) && !nodes.isGuard(nodes.next(node))) {
            index.remove(node);
        }
    }

    final void push(int entry) {
        if (pendingCount == pending.length) {
            pending = Arrays.copyOf(pending, 2 * pendingCount);
        }
        pending[pendingCount++] = entry;
    }

    /** Whether a new rule for two equal digrams is put off until {@link #complete()}. */
    abstract boolean putsOff(int found, int node);

    /** Does what has been put off. Before this the rules of a string may not be read. */
    void complete() {
        // nothing is put off
    }

    /** Takes a string out. What its rules lose by that is made good by {@link #removeLeftovers()}. */
    final void discard(int start) {
        complete();
        LeftoverRules.drop(this, start);
        settle();
        leftovers = true;
    }

    /** Makes the properties hold for rules that no digram has led to; after this a snapshot can be taken. */
    final void removeLeftovers() {
        complete();
        LeftoverRules.remove(this);
        leftovers = false;
    }

    /** Whether rules may have fewer than two uses since a string was discarded. */
    final boolean hasLeftovers() {
        return leftovers;
    }

    static void requireTerminal(int symbol) {
        if (symbol < 0) {
            throw new IllegalArgumentException("a terminal is 0 or more, not " + symbol);
        }
    }
}
