/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

/**
 * Takes rules out of a grammar that do not pay: a rule of l elements used u times saves u (l - 1) elements where it is
 * used, and costs l elements and itself.
 */
final class RePairPruning {

    private RePairPruning() {
    }

    /**
     * Prunes until the grammar does not become smaller any more.
     *
     * @param kept rules that stay
     * @return rules keep their numbers; those taken out are empty and unused
     */
    static RGrammar prune(RGrammar grammar, boolean[] kept) {
        RGrammar smallest = RePairInlining.inline(grammar, singles(grammar, kept));
        while (true) {
            RGrammar pruned = RePairInlining.inline(smallest, notPaying(smallest, kept));
            RGrammar next = RePairInlining.inline(pruned, singles(pruned, kept));
            if (size(next) >= size(smallest)) {
                return smallest;
            }
            smallest = next;
        }
    }

    /** Size without empty rules. */
    static long size(RGrammar grammar) {
        long size = grammar.elementCount() + 1L;
        for (int rule = 1; rule < grammar.ruleCount(); rule++) {
            if (grammar.bodyEnd(rule) > grammar.bodyStart(rule)) {
                size++;
            }
        }
        return size;
    }

    /** Rules whose body is one element, or nothing: another name for it. */
    private static boolean[] singles(RGrammar grammar, boolean[] kept) {
        boolean[] singles = new boolean[grammar.ruleCount()];
        for (int rule = 1; rule < singles.length; rule++) {
            singles[rule] = !kept(kept, rule) && grammar.bodyEnd(rule) - grammar.bodyStart(rule) <= 1;
        }
        return singles;
    }

    /** Children are decided before their parents, whose bodies are as long then as they will be. */
    private static boolean[] notPaying(RGrammar grammar, boolean[] kept) {
        int rules = grammar.ruleCount();
        long[] uses = new long[rules];
        boolean[] repeated = new boolean[rules];
        count(grammar, uses, repeated);
        boolean[] inlined = new boolean[rules];
        long[] lengths = new long[rules];
        for (int rule : TopologicalOrder.childrenFirst(grammar)) {
            long length = 0;
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                int element = grammar.element(i);
                length += element < 0 && inlined[~element] ? lengths[~element] : 1;
            }
            lengths[rule] = length;
            long used = uses[rule];
            if (rule > 0 && !kept(kept, rule) && !repeated[rule] && used * (length - 1) <= length + 1) {
                inlined[rule] = true;
                addUses(grammar, rule, used - 1, uses);
            }
        }
        return inlined;
    }

    private static void count(RGrammar grammar, long[] uses, boolean[] repeated) {
        for (int i = 0; i < grammar.elementCount(); i++) {
            int element = grammar.element(i);
            if (element < 0) {
                uses[~element]++;
                repeated[~element] |= grammar.exponent(i) > 1;
            }
        }
    }

    private static void addUses(RGrammar grammar, int rule, long times, long[] uses) {
        for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
            if (grammar.element(i) < 0) {
                uses[~grammar.element(i)] += times;
            }
        }
    }

    private static boolean kept(boolean[] kept, int rule) {
        return rule < kept.length && kept[rule];
    }
}
