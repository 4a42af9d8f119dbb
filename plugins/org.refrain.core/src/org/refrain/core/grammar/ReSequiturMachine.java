/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.refrain.core.grammar.RuleNodes.NONE;

/**
 * ReSequitur's way to look at a digram: neighbours that are equal are first made one, their exponents added.
 *
 * <p>This comes strictly before the index is asked. So the two nodes of an indexed digram differ in their symbols, two
 * occurrences of one digram never overlap, and what Sequitur must do for "aaa" has no counterpart here.
 *
 * <p>Source: A. Amiar et al. (IESS 2013), section 3.2, figure 2.
 */
final class ReSequiturMachine extends GrammarMachine {

    /** Appends a run of one symbol to a string. */
    void append(int start, int symbol, long count) {
        int guard = nodes.guard(start);
        int last = nodes.previous(guard);
        if (nodes.symbol(last) == symbol) {
            int before = nodes.previous(last);
            removeDigram(before);
            nodes.setExponent(last, nodes.exponent(last) + count);
            if (before != guard) {
                check(before);
            }
        } else {
            int node = nodes.allocate(symbol, count);
            nodes.link(node, guard);
            nodes.link(last, node);
            if (last != guard) {
                check(last);
            }
        }
        settle();
    }

    @Override
    void check(int node) {
        int second = nodes.next(node);
        if (nodes.isGuard(second)) {
            return;
        }
        if (nodes.symbol(node) == nodes.symbol(second)) {
            merge(node, second);
            return;
        }
        int found = index.findOrInsert(node);
        if (found != NONE && found != node) {
            match(found, node);
        }
    }

    @Override
    boolean isExtension(int found, int node) {
        return hasNoOtherUse(found);
    }

    @Override
    void expanded(int first, int last) {
        push(last);
    }

    private void merge(int node, int second) {
        int before = nodes.previous(node);
        removeDigram(before);
        removeDigram(second);
        nodes.setExponent(node, nodes.exponent(node) + nodes.exponent(second));
        nodes.dropUse(nodes.symbol(second));
        nodes.link(node, nodes.next(second));
        nodes.free(second);
        push(node);
        pushCheck(before);
    }
}
