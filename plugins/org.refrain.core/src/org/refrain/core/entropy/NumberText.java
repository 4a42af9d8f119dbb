/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;

/**
 * Texts that are numbers: decimal, or hexadecimal behind 0x, of at most 15 digits, as they would be written again from
 * the number, its form, and the width that leading zeros fill.
 */
public final class NumberText {

    static final int NONE = 0;
    static final int DECIMAL = 1;
    static final int LOWER_HEX = 2;
    static final int UPPER_HEX = 3;

    /** Longest text, in bytes. */
    public static final int LONGEST = 20;

    static final int MOST_DIGITS = 15;
    private static final int LOWER = 1;
    private static final int UPPER = 2;

    /** Decimal or hexadecimal, or {@link #NONE}: the text is no number. */
    int form;
    /** Digits, if there are leading zeros; otherwise 0. */
    int width;
    long value;

    /** Whether a text is a number; then {@link #value()} tells which. */
    public boolean parse(byte[] bytes, int start, int end) {
        boolean hex = end - start > 2 && bytes[start] == '0' && bytes[start + 1] == 'x';
        int first = hex ? start + 2 : start;
        form = NONE;
        width = end - first > 1 && bytes[first] == '0' ? end - first : 0;
        value = 0;
        if (end == first || end - first > MOST_DIGITS) {
            return false;
        }
        int letters = 0;
        for (int i = first; i < end; i++) {
            int digit = Character.digit(bytes[i], hex ? 16 : 10);
            if (digit < 0) {
                return false;
            }
            letters |= digit < 10 ? 0 : bytes[i] >= 'a' ? LOWER : UPPER;
            value = value * (hex ? 16 : 10) + digit;
        }
        if (letters == (LOWER | UPPER)) {
            return false;
        }
        form = !hex ? DECIMAL : letters == UPPER ? UPPER_HEX : LOWER_HEX;
        return true;
    }

    /** The number, below 2^60. */
    public long value() {
        return value;
    }

    /** Whether it is a number that some text stands for; what comes from damaged code may be none. */
    public boolean isNumber() {
        return form != NONE && value >= 0 && value < 1L << 60 && width >= 0 && width <= MOST_DIGITS;
    }

    /** The text of the number, of at most {@value #LONGEST} bytes. */
    public byte[] bytes() {
        String digits = form == DECIMAL ? Long.toString(value) : Long.toHexString(value);
        char[] zeros = new char[Math.max(0, width - digits.length())];
        Arrays.fill(zeros, '0');
        String padded = new String(zeros) + (form == UPPER_HEX ? digits.toUpperCase(Locale.ROOT) : digits);
        return (form == DECIMAL ? padded : "0x" + padded).getBytes(StandardCharsets.US_ASCII);
    }
}
