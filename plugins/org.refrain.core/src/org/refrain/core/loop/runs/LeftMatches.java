/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.runs;

import org.refrain.core.progress.Progress;

/**
 * How far each longest Lyndon word and what follows it agree to the left of both.
 *
 * <p>Goes from right to left. What two places were found to agree on is not compared again: inside of it, words of the
 * same length agree as those did that lie a distance to the right. So the comparisons are fewer than 2 n.
 *
 * <p>Source: J. Ellert, J. Fischer, Linear Time Runs over General Ordered Alphabets (ICALP 2021), section 3.
 */
final class LeftMatches {

    private static final int REPORT = 1 << 20;

    private LeftMatches() {
    }

    /**
     * @param nextSmaller where the word that begins at a stretch ends
     * @param matches takes for each stretch how many in front of it are equal to those in front of the word's end
     */
    static void compute(RunLengthString string, int[] nextSmaller, int[] matches, Progress progress) {
        int last = string.stretches();
        // The stretches between these two are known to be equal to those a distance to the right.
        int equalStart = last + 1;
        int equalEnd = last + 1;
        int distance = 1;
        for (int i = last; i > 0; i--) {
            if ((i & REPORT - 1) == 0) {
                progress.report("", last - i, last);
                progress.checkCancelled();
            }
            int length = nextSmaller[i] - i;
            int known = 0;
            if (i - 1 > equalStart && i + length <= equalEnd && nextSmaller[i + distance] - i - distance == length) {
                int model = matches[i + distance];
                if (i - 1 - model > equalStart) {
                    matches[i] = model;
                    continue;
                }
                known = i - 1 - equalStart;
            }
            int matched = known;
            while (string.equal(i - 1 - matched, i + length - 1 - matched)) {
                matched++;
            }
            matches[i] = matched;
            if (i - 1 - matched <= equalStart || i <= equalStart) {
                equalStart = i - 1 - matched;
                equalEnd = i;
                distance = length;
            }
        }
    }
}
