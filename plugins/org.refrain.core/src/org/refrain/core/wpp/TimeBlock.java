/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.refrain.core.trace.InstructionRow.NO_TIME;

import java.util.Arrays;

/**
 * The coding of one block of times: gaps of untimed events, then differences divided by what all of them have in common
 * (the clock's period, as a rule), so that most take one byte.
 */
final class TimeBlock {

    private TimeBlock() {
    }

    /**
     * Codes the first {@code count} times.
     *
     * @param timed how many of them are times; not 0
     */
    static void encode(long[] times, int count, int timed, SectionOutput out) {
        long unit = unit(times, count);
        out.varint(unit);
        if (timed < count) {
            int last = -1;
            for (int i = 0; i < count; i++) {
                if (times[i] != NO_TIME) {
                    out.varint(i - last - 1);
                    last = i;
                }
            }
        }
        long before = NO_TIME;
        for (int i = 0; i < count; i++) {
            if (times[i] != NO_TIME) {
                out.zigzag(before == NO_TIME ? times[i] : (times[i] - before) / unit);
                before = times[i];
            }
        }
    }

    /** Decodes a block of {@code count} items with {@code timed} times. */
    static long[] decode(SectionInput in, int count, int timed) throws WppFormatException {
        long[] times = new long[count];
        Arrays.fill(times, NO_TIME);
        if (timed == 0) {
            in.end();
            return times;
        }
        long unit = in.varint();
        int[] places = places(in, count, timed);
        long time = in.zigzag();
        times[places[0]] = checked(in, time);
        for (int i = 1; i < timed; i++) {
            time += in.zigzag() * unit;
            times[places[i]] = checked(in, time);
        }
        in.end();
        return times;
    }

    private static int[] places(SectionInput in, int count, int timed) throws WppFormatException {
        int[] places = new int[timed];
        int last = -1;
        for (int i = 0; i < timed; i++) {
            long gap = timed < count ? in.varint() : 0;
            in.check(gap >= 0 && gap < count - last - 1, "number of untimed events", gap);
            last += 1 + (int) gap;
            places[i] = last;
        }
        return places;
    }

    private static long checked(SectionInput in, long time) throws WppFormatException {
        in.check(time != NO_TIME, "a time", time);
        return time;
    }

    /** Greatest common divisor of all differences; they are taken modulo 2^64, as the decoder adds them up. */
    private static long unit(long[] times, int count) {
        long unit = 0;
        long before = NO_TIME;
        for (int i = 0; i < count && unit != 1; i++) {
            if (times[i] != NO_TIME) {
                if (before != NO_TIME) {
                    long difference = Math.abs(times[i] - before);
                    if (difference < 0) {
                        return 1; // 2^63 has no absolute value
                    }
                    unit = gcd(unit, difference);
                }
                before = times[i];
            }
        }
        return Math.max(unit, 1);
    }

    private static long gcd(long a, long b) {
        long x = a;
        long y = b;
        while (y != 0) {
            long rest = x % y;
            x = y;
            y = rest;
        }
        return x;
    }
}
