/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.refrain.core.grammar.RuleNodes.NONE;

/**
 * Sequitur's way to look at a digram. There are no exponents, so a digram can overlap itself: "aaa" holds "aa" twice.
 *
 * <p>Such occurrences count as one, and the index knows only one of them. When that one goes, the other takes its
 * place, or a later "aa" would not be recognised. All this is as in the reference implementation.
 */
final class SequiturMachine extends GrammarMachine {

    /** Appends a symbol to a string. */
    void append(int start, int symbol) {
        int guard = nodes.guard(start);
        int last = nodes.previous(guard);
        int node = nodes.allocate(symbol, 1);
        nodes.link(node, guard);
        nodes.link(last, node);
        if (last != guard) {
            check(last);
        }
        settle();
    }

    @Override
    void check(int node) {
        int second = nodes.next(node);
        if (nodes.isGuard(second)) {
            return;
        }
        int found = index.findOrInsert(node);
        if (found != NONE && found != node && found != second && nodes.next(found) != node) {
            match(found, node);
        }
    }

    /**
     * When one of two overlapping occurrences goes, the other is put into its place. The reference implementation takes
     * a digram's nodes out one after the other, and does so too where the neighbours meet only in between.
     */
    @Override
    void removeNeighbours(int before, int second) {
        int node = nodes.next(before);
        boolean known = areEqual(node, second) && index.isStored(node);
        super.removeNeighbours(before, second);
        int after = nodes.next(second);
        if (areEqual(second, after) && areEqual(after, nodes.next(after))) {
            index.put(after);
        }
        if (areEqual(nodes.previous(before), before)
                && (areEqual(before, node) || areEqual(before, second) || areEqual(before, after))) {
            index.put(nodes.previous(before));
        }
        if (known) {
            index.put(node);
        }
    }

    /** Only where nothing overlaps, nor did in between. */
    @Override
    boolean isExtension(int found, int node) {
        return hasNoOtherUse(found) && !isNearRun(found) && !isNearRun(node)
                && !areEqual(nodes.next(found), nodes.last(~nodes.symbol(found)));
    }

    @Override
    boolean putsOff(int found, int node) {
        return false;
    }

    private boolean isNearRun(int node) {
        int before = nodes.previous(node);
        int second = nodes.next(node);
        int after = nodes.next(second);
        return areEqual(before, nodes.previous(before)) || areEqual(second, after)
                || areEqual(after, nodes.next(after));
    }

    /** Of overlapping occurrences, the one that the expansion has made or touched is the one to know. */
    @Override
    void expanded(int first, int last) {
        if (areEqual(first, last)) {
            if (areEqual(first, nodes.next(first))) {
                index.put(first);
            }
            if (areEqual(nodes.previous(last), last)) {
                index.put(nodes.previous(last));
            }
        }
        if (areEqual(nodes.previous(last), last) && areEqual(last, nodes.next(last))) {
            index.put(last);
        } else {
            push(last);
        }
    }

    private boolean areEqual(int a, int b) {
        return nodes.symbol(a) == nodes.symbol(b);
    }
}
