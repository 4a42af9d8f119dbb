/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/**
 * Predicts what followed the last time that a long run of symbols came, and stays there as long as that is right.
 * 4 bytes a slot. Not safe for threads.
 */
final class MatchPredictor implements Predictor {

    private static final int LONGEST_COMPARED = 32;
    private static final int LONGEST = 1 << 16;

    private final SymbolHistory history;
    private final int shortest;
    private final int[] back;
    private final int bits;
    /** Behind the last run with a hash; 0 for none. */
    private final int[] ends;
    private int at;
    private int length;

    /**
     * @param bits of the number of slots
     * @param shortest how many symbols must be equal before anything is predicted
     */
    MatchPredictor(SymbolHistory history, int bits, int shortest) {
        this.history = history;
        this.bits = bits;
        this.shortest = shortest;
        back = new int[shortest];
        for (int i = 0; i < shortest; i++) {
            back[i] = i + 1;
        }
        ends = new int[1 << bits];
    }

    @Override
    public void predict() {
        // learning has looked for the place already
    }

    @Override
    public int symbol() {
        return length == 0 ? NOTHING : history.at(at);
    }

    /** The length of the match: as it is below 16, then in steps of half a power of two. */
    @Override
    public int confidence() {
        if (length < 16) {
            return length;
        }
        int size = Integer.SIZE - 2 - Integer.numberOfLeadingZeros(length);
        return 12 + 2 * size + (length >>> size & 1);
    }

    @Override
    public void learn(int symbol) {
        if (length > 0 && history.at(at) == symbol) {
            length = Math.min(length + 1, LONGEST);
            at++;
        } else {
            length = 0;
        }
        if (history.size() < shortest) {
            return;
        }
        int slot = SymbolHistory.slot(history.hash(back), bits);
        if (length == 0 && ends[slot] > 0) {
            at = ends[slot];
            length = equalBefore(at);
        }
        ends[slot] = history.size();
    }

    private int equalBefore(int end) {
        int equal = 0;
        int most = Math.min(end, LONGEST_COMPARED);
        while (equal < most && history.at(end - 1 - equal) == history.at(history.size() - 1 - equal)) {
            equal++;
        }
        return equal < shortest ? 0 : equal;
    }
}
