/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.runs;

import org.refrain.core.progress.Progress;

/**
 * Finds all runs of a string: the maximal repetitions with at least two periods.
 *
 * <p>By the runs theorem each run contains a Lyndon word as long as its period which is the longest one at its place,
 * for the order of the symbols or for the reverse order. So the longest Lyndon words at all places are computed for
 * both orders, and extended to both sides as far as the period goes. In a run of more than one stretch each such word
 * begins with a stretch, or is followed by another one in the same run that does; so only stretches are looked at.
 *
 * <p>Time O(m) for m stretches of equal symbols, about 35 ns each. Memory: 12 bytes for each stretch beside the string,
 * and the result.
 *
 * <p>Sources: H. Bannai, T. I, S. Inenaga, Y. Nakashima, M. Takeda, K. Tsuruta, The "Runs" Theorem (SIAM J. Comput.
 * 2017); J. Ellert, J. Fischer, Linear Time Runs over General Ordered Alphabets (ICALP 2021).
 */
public final class RunFinder {

    private static final String TASK = "Finding repetitions";

    private final RunLengthString string;
    private final Runs runs = new Runs();

    private RunFinder(RunLengthString string) {
        this.string = string;
    }

    /**
     * Finds the runs with a period of 2 or more. Those with period 1 are the stretches themselves. Each comes once, in
     * no particular order.
     *
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static Runs find(RunLengthString string, Progress progress) {
        RunFinder finder = new RunFinder(string);
        int[] nextSmaller = new int[string.stretches() + 2];
        int[] rightMatches = new int[nextSmaller.length];
        int[] leftMatches = new int[nextSmaller.length];
        for (boolean reversed : new boolean[] {false, true}) {
            Progress part = new RunProgress(progress, TASK, reversed);
            LyndonWords.compute(string.kinds(), reversed, nextSmaller, rightMatches, leftMatches, part);
            LeftMatches.compute(string, nextSmaller, leftMatches, part);
            finder.collect(reversed, nextSmaller, rightMatches, leftMatches);
        }
        return finder.runs;
    }

    private void collect(boolean reversed, int[] nextSmaller, int[] rightMatches, int[] leftMatches) {
        int last = string.stretches();
        for (int first = 1; first <= last; first++) {
            int behind = nextSmaller[first];
            int left = leftMatches[first];
            int right = rightMatches[first];
            int missing = behind - first - left - right;
            // A run that goes on for a period to the left was found there, with the same word. A run is followed by a
            // symbol that is smaller than that a period before, in one of the orders: the end is so in the first one.
            if (missing <= 2 && left < behind - first && !(reversed && behind + right > last)) {
                add(first, behind, left, right, missing);
            }
        }
    }

    /**
     * @param first stretch that the word begins with
     * @param behind stretch behind the word
     * @param left as many stretches left of both are equal
     * @param right as many stretches from both on are equal
     * @param missing as many stretches more would be two periods
     */
    private void add(int first, int behind, int left, int right, int missing) {
        int rightEnd = behind + right;
        int leftEnd = behind - 1 - left;
        // Stretches that are not equal can have symbols in common, which are part of the run.
        long leftPart = string.common(first - 1 - left, leftEnd);
        long rightPart = string.common(first + right, rightEnd);
        boolean isRun = missing <= 0
                || missing == 1 && leftPart + rightPart >= string.count(leftEnd)
                || missing == 2 && leftPart == string.count(leftEnd) && rightPart == string.count(first + right);
        if (isRun) {
            runs.add(string.position(first - left) - leftPart, string.position(behind) - string.position(first),
                    string.position(rightEnd) + rightPart);
        }
    }
}
