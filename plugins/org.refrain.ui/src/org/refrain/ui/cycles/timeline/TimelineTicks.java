/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

/**
 * Where an axis has its ticks: at round values, no closer than labels need.
 *
 * @param step distance of two ticks: 1, 2 or 5 times a power of ten
 * @param first value of the first tick in sight, a multiple of {@code step}
 * @param last value of the last tick in sight, less than {@code first} when there is none
 */
public record TimelineTicks(long step, long first, long last) {

    private static final int[] ROUND = {1, 2, 5};

    /**
     * Ticks of a range.
     *
     * @param start first value in sight, 0 or more
     * @param end value behind the last one in sight
     * @param most how many ticks there is room for, at least 1
     */
    public static TimelineTicks of(long start, long end, int most) {
        long least = Math.max(1, (end - start + most - 1) / most);
        long power = 1;
        while (power <= Long.MAX_VALUE / 100 && power * 10 <= least) {
            power *= 10;
        }
        long step = power * 10;
        for (int round : ROUND) {
            if (power * round >= least) {
                step = power * round;
                break;
            }
        }
        long first = (start + step - 1) / step * step;
        long last = end <= first ? first - step : first + (end - 1 - first) / step * step;
        return new TimelineTicks(step, first, last);
    }
}
