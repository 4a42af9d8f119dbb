/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.util.Arrays;

import org.refrain.core.grammar.RGrammar;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * The order in which terminals occur first in a grammar's string, found without expanding it: in the order of the
 * derivation, each rule entered once.
 */
final class TerminalOrder {

    /** Number of each terminal in the order of first occurrence; -1 for those that do not occur. */
    private final int[] ranks;
    private final IntArrayList terminals = new IntArrayList();
    private int elements;

    TerminalOrder(RGrammar grammar) {
        int largest = -1;
        for (int i = 0; i < grammar.elementCount(); i++) {
            largest = Math.max(largest, grammar.element(i));
        }
        ranks = new int[largest + 1];
        Arrays.fill(ranks, -1);
        Derivation walk = new Derivation(grammar);
        while (walk.hasNext()) {
            int element = walk.next();
            elements += element == Derivation.END ? 0 : 1;
            if (element >= 0 && ranks[element] < 0) {
                ranks[element] = terminals.size();
                terminals.add(element);
            }
        }
    }

    int rank(int terminal) {
        return ranks[terminal];
    }

    /** Number of elements of the rules that the start rule reaches. */
    int elements() {
        return elements;
    }

    /** The terminals in the order of first occurrence. */
    int[] terminals() {
        return terminals.toIntArray();
    }

    /** Whether terminals are numbered in that order already. */
    boolean isIdentity() {
        for (int i = 0; i < terminals.size(); i++) {
            if (terminals.getInt(i) != i) {
                return false;
            }
        }
        return true;
    }
}
