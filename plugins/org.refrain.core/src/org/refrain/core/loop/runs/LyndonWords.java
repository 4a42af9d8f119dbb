/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.runs;

import org.refrain.core.progress.Progress;

/**
 * The longest Lyndon word at each place of a string: it ends where the next smaller suffix begins.
 *
 * <p>Suffixes are compared from left to right, each with the previous ones that are still smaller than everything
 * between; what two suffixes were found to have in common is not compared again, and inside of it the results are
 * copied. So the comparisons are fewer than 4 n, whatever the string.
 *
 * <p>Source: J. Ellert, J. Fischer, Linear Time Runs over General Ordered Alphabets (ICALP 2021), section 4.
 */
final class LyndonWords {

    private static final int REPORT = 1 << 20;

    private final int[] string;
    private final boolean reversed;
    /** The previous smaller suffix of each place, 0 for none. */
    private final int[] previous;
    /** As many symbols as a suffix and its previous smaller one have in common. */
    private final int[] previousLce;
    /** As many symbols as a suffix and its next smaller one have in common; filled when that is met. */
    private final int[] nextLce;
    /** The last two suffixes compared are equal up to here, exclusive, as seen from the right one. */
    private int equalEnd = 1;
    private int distance = 1;

    private LyndonWords(int[] string, boolean reversed, int[] previous, int[] previousLce, int[] nextLce) {
        this.string = string;
        this.reversed = reversed;
        this.previous = previous;
        this.previousLce = previousLce;
        this.nextLce = nextLce;
    }

    /**
     * @param string symbols of 1 or more; 0 in front and behind
     * @param reversed whether larger symbols count as smaller, and the end as larger than all
     * @param nextSmaller takes where the next smaller suffix begins, the index of the 0 behind when there is none
     * @param common takes how many symbols it has in common with the suffix
     * @param scratch as long as the string
     */
    static void compute(int[] string, boolean reversed, int[] nextSmaller, int[] common, int[] scratch,
            Progress progress) {
        LyndonWords words = new LyndonWords(string, reversed, nextSmaller, scratch, common);
        int end = string.length - 1;
        words.previous[0] = 0;
        words.previousLce[0] = 0;
        for (int i = 1; i < end; i++) {
            if ((i & REPORT - 1) == 0) {
                progress.report("", i, end);
                progress.checkCancelled();
            }
            words.place(i);
        }
        for (int j = end - 1; j > 0; j = words.previous[j]) {
            words.nextLce[j] = 0;
        }
        words.previous[end] = 0;
        words.turn();
    }

    /** Finds the previous smaller suffix, and the larger ones before it: this is the next smaller one of those. */
    private void place(int i) {
        if (i == 1) {
            previous[1] = 0;
            previousLce[1] = 0;
            return;
        }
        int model = i - distance;
        int j = model - 1;
        int smaller = previous[model];
        while (j > smaller && i + nextLce[j] < equalEnd) {
            nextLce[j + distance] = nextLce[j];
            j = previous[j];
        }
        if (j == smaller && i + previousLce[model] < equalEnd) {
            previous[i] = smaller + distance;
            previousLce[i] = previousLce[model];
        } else {
            compare(i, j + distance);
        }
    }

    private void compare(int i, int first) {
        int j = first;
        int lce = extend(i, j, Math.max(equalEnd - i, 0));
        equalEnd = i + lce;
        distance = i - j;
        while (j > 0 && (string[i + lce] > string[j + lce]) == reversed) {
            nextLce[j] = lce;
            if (previousLce[j] < lce) {
                lce = previousLce[j];
                j = previous[j];
                break;
            }
            j = previous[j];
            lce = extend(i, j, lce);
            equalEnd = i + lce;
            distance = i - j;
        }
        previous[i] = j;
        previousLce[i] = lce;
    }

    private int extend(int i, int j, int known) {
        int lce = known;
        while (string[i + lce] == string[j + lce]) {
            lce++;
        }
        return lce;
    }

    /** Makes next smaller suffixes of previous ones, in place. */
    private void turn() {
        for (int i = 1; i < previous.length; i++) {
            int smaller = previous[i];
            for (int j = i - 1; j > smaller;) {
                int before = previous[j];
                previous[j] = i;
                j = before;
            }
        }
    }
}
