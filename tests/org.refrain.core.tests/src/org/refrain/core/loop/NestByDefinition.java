/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop;

import java.util.Arrays;

/**
 * The optimal loop nest found by trying everything: every start, every period.
 *
 * <p>Written from the definition, with nothing from the program.
 */
public final class NestByDefinition {

    private final LoopOrder order;
    private final StringBuilder text = new StringBuilder();

    private NestByDefinition(LoopOrder order) {
        this.order = order;
    }

    /** The nest as text; symbols are characters. */
    public static String of(int[] string, LoopOrder order) {
        NestByDefinition nest = new NestByDefinition(order);
        nest.write(string);
        return nest.text.toString();
    }

    private void write(int[] string) {
        int bestStart = 0;
        int bestPeriod = 0;
        int bestIterations = 0;
        for (int start = 0; start < string.length; start++) {
            for (int period = 1; start + 2 * period <= string.length; period++) {
                int iterations = iterations(string, start, period);
                if (iterations >= 2 && (bestPeriod == 0
                        || isBetter(start, period, iterations, bestStart, bestPeriod, bestIterations))) {
                    bestStart = start;
                    bestPeriod = period;
                    bestIterations = iterations;
                }
            }
        }
        if (bestPeriod == 0) {
            for (int symbol : string) {
                text.append(Character.toString(symbol));
            }
            return;
        }
        write(Arrays.copyOfRange(string, 0, bestStart));
        text.append('(');
        write(Arrays.copyOfRange(string, bestStart, bestStart + bestPeriod));
        text.append(")^").append(bestIterations);
        write(Arrays.copyOfRange(string, bestStart + bestPeriod * bestIterations, string.length));
    }

    private boolean isBetter(int start, int period, int iterations, int otherStart, int otherPeriod,
            int otherIterations) {
        if (order == LoopOrder.COVERAGE) {
            if (period * iterations != otherPeriod * otherIterations) {
                return period * iterations > otherPeriod * otherIterations;
            }
            return start != otherStart ? start < otherStart : period < otherPeriod;
        }
        return period != otherPeriod ? period > otherPeriod : start < otherStart;
    }

    /** Iterations of the loop with this start and period; 0 when there is none. */
    private static int iterations(int[] string, int start, int period) {
        if (start >= period && equal(string, start - period, start, period) || !isPrimitive(string, start, period)) {
            return 0;
        }
        int iterations = 1;
        while (start + period * (iterations + 1) <= string.length
                && equal(string, start, start + period * iterations, period)) {
            iterations++;
        }
        return iterations;
    }

    private static boolean equal(int[] string, int from, int other, int length) {
        return Arrays.equals(string, from, from + length, string, other, other + length);
    }

    private static boolean isPrimitive(int[] string, int start, int length) {
        for (int root = 1; root < length; root++) {
            if (length % root == 0 && equal(string, start, start + root, length - root)) {
                return false;
            }
        }
        return true;
    }
}
