/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.Arrays;

/** The shortest and the longest call of each function; of equal ones, the first. -1 where there is none. */
final class Extremes {

    final long[] shortest;
    final long[] shortestPosition;
    final long[] longest;
    final long[] longestPosition;

    Extremes(int functions) {
        shortest = new long[functions];
        shortestPosition = new long[functions];
        longest = new long[functions];
        longestPosition = new long[functions];
        for (long[] none : new long[][] {shortest, shortestPosition, longest, longestPosition}) {
            Arrays.fill(none, -1);
        }
    }

    /** Takes a call of a function: how long it is, and where it begins. */
    void take(int function, long length, long position) {
        if (shortest[function] < 0 || length < shortest[function]
                || length == shortest[function] && position < shortestPosition[function]) {
            shortest[function] = length;
            shortestPosition[function] = position;
        }
        if (length > longest[function] || length == longest[function] && position < longestPosition[function]) {
            longest[function] = length;
            longestPosition[function] = position;
        }
    }
}
