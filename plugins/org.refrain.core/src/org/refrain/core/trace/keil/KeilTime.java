/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import java.nio.charset.StandardCharsets;

import org.refrain.core.trace.InstructionRow;

/**
 * Reads times such as {@code 0.008 345 250 s}, {@code 12,5 ms}, {@code 1.4e-05} into picoseconds. Parts of a
 * picosecond are cut off.
 */
final class KeilTime {

    /** The result for an empty cell. */
    static final long NONE = InstructionRow.NO_TIME;

    /** The result for a text that is no time, or one beyond 106 days. */
    static final long UNREADABLE = NONE + 1;

    private static final long[] TENS = new long[19];

    static {
        long ten = 1;
        for (int i = 0; i < TENS.length; i++) {
            TENS[i] = ten;
            ten *= 10;
        }
    }

    private KeilTime() {
    }

    /**
     * @param unit picoseconds of a time that names no unit: a power of ten
     * @return picoseconds, {@link #NONE} or {@link #UNREADABLE}
     */
    static long parse(byte[] text, int start, int end, long unit) {
        if (start == end) {
            return NONE;
        }
        long value = 0;
        int digits = 0;
        int decimals = -1;
        int i = start;
        boolean negative = text[i] == '-';
        if (negative || text[i] == '+') {
            i++;
        }
        for (; i < end; i++) {
            int c = text[i];
            if (c >= '0' && c <= '9') {
                digits++;
                if (decimals < 0 || decimals < 12) {
                    if (value > Long.MAX_VALUE / 10 - 1) {
                        return UNREADABLE;
                    }
                    value = value * 10 + (c - '0');
                    decimals += decimals < 0 ? 0 : 1;
                }
            } else if (c == '.' || c == ',') {
                // A second one shows that the first grouped thousands.
                decimals = 0;
            } else if (c != ' ' && c != '\'' && c != '_' && !isNarrowBlank(text, i, end)) {
                break;
            } else if (c < 0) {
                i += c == (byte) 0xc2 ? 1 : 2;
            }
        }
        if (digits == 0) {
            return UNREADABLE;
        }
        return scaled(text, i, end, negative ? -value : value, Math.max(0, decimals), unit);
    }

    private static long scaled(byte[] text, int start, int end, long value, int decimals, long unit) {
        int i = start;
        int exponent = -decimals;
        if (i + 1 < end && (text[i] == 'e' || text[i] == 'E')) {
            i++;
            boolean negative = text[i] == '-';
            i += negative || text[i] == '+' ? 1 : 0;
            int power = 0;
            int from = i;
            while (i < end && text[i] >= '0' && text[i] <= '9' && i - from < 3) {
                power = power * 10 + (text[i++] - '0');
            }
            if (i == from) {
                return UNREADABLE;
            }
            exponent += negative ? -power : power;
        }
        while (i < end && text[i] == ' ') {
            i++;
        }
        long picoseconds = i == end ? unit : unitOf(text, i, end);
        if (picoseconds == 0) {
            return UNREADABLE;
        }
        return shift(value, exponent + tens(picoseconds));
    }

    private static long shift(long value, int tens) {
        if (tens < 0) {
            return tens < -18 ? 0 : value / TENS[-tens];
        }
        if (value == 0) {
            return 0;
        }
        if (tens > 18) {
            return UNREADABLE;
        }
        long product = value * TENS[tens];
        return Math.multiplyHigh(value, TENS[tens]) == product >> 63 && Math.abs(product) < Long.MAX_VALUE - 1
                ? product : UNREADABLE;
    }

    private static int tens(long power) {
        int n = 0;
        while (TENS[n] < power) {
            n++;
        }
        return n;
    }

    /** Picoseconds of a unit's name, or 0 for another word. */
    private static long unitOf(byte[] text, int start, int end) {
        String name = new String(text, start, end - start, StandardCharsets.UTF_8);
        return unitOf(name);
    }

    /** Picoseconds of a unit's name, or 0 for another word. */
    static long unitOf(String name) {
        return switch (name.strip()) {
            case "s", "S", "sec", "Sec", "second", "seconds" -> KeilLayout.SECOND;
            case "ms", "msec" -> 1_000_000_000L;
            case "us", "usec", "\u00b5s", "\u03bcs" -> 1_000_000L;
            case "ns", "nsec" -> 1_000L;
            case "ps" -> 1L;
            default -> 0L;
        };
    }

    /** No-break space (C2 A0), thin and narrow no-break space (E2 80 89, E2 80 AF). */
    private static boolean isNarrowBlank(byte[] text, int i, int end) {
        if (text[i] == (byte) 0xc2) {
            return i + 1 < end && text[i + 1] == (byte) 0xa0;
        }
        return text[i] == (byte) 0xe2 && i + 2 < end && text[i + 1] == (byte) 0x80
                && (text[i + 2] == (byte) 0x89 || text[i + 2] == (byte) 0xaf);
    }
}
