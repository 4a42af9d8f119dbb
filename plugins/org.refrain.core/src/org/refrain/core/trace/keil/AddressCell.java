/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import java.util.Arrays;

/**
 * Reads an address cell: {@code 0x1A000AD0}, {@code X : 0x1A000AD0}, {@code 1A000AD0H}, {@code 1A000AD0}.
 */
final class AddressCell {

    /** What an address cell turned out to be. */
    enum Outcome {
        /** A number of at most 64 bits. */
        NUMBER,
        /** Nothing. */
        EMPTY,
        /** A hexadecimal number of more than 64 bits. */
        TOO_LONG,
        /** Something else. */
        TEXT
    }

    private static final byte[] DIGITS = new byte[256];

    static {
        Arrays.fill(DIGITS, (byte) -1);
        for (int i = 0; i < 16; i++) {
            DIGITS["0123456789abcdef".charAt(i)] = (byte) i;
            DIGITS["0123456789ABCDEF".charAt(i)] = (byte) i;
        }
    }

    /** The number, after {@link Outcome#NUMBER}. */
    long value;
    /** The segment letter in front, such as X for code, or 0. */
    int segment;
    /** Whether the text says itself that it is hexadecimal: by 0x, H, a segment, or eight digits or more. */
    boolean marked;

    Outcome parse(byte[] text, int start, int end) {
        segment = 0;
        marked = false;
        int i = start;
        if (i == end) {
            return Outcome.EMPTY;
        }
        int first = text[i];
        if (first >= 'A' && first <= 'Z') {
            i = passSegment(text, i, end);
            if (i == end) {
                return Outcome.TEXT;
            }
        }
        int last = end;
        if (i + 1 < last && text[i] == '0' && (text[i + 1] | 0x20) == 'x') {
            i += 2;
            marked = true;
        } else if ((text[last - 1] | 0x20) == 'h') {
            last--;
            marked = true;
        }
        if (i == last) {
            return Outcome.TEXT;
        }
        marked |= segment != 0 || last - i >= 8;
        return parseDigits(text, i, last);
    }

    private Outcome parseDigits(byte[] text, int start, int end) {
        long number = 0;
        boolean tooLong = false;
        for (int i = start; i < end; i++) {
            int digit = DIGITS[text[i] & 0xff];
            if (digit < 0) {
                return Outcome.TEXT;
            }
            tooLong |= number >>> 60 != 0;
            number = number << 4 | digit;
        }
        value = number;
        return tooLong ? Outcome.TOO_LONG : Outcome.NUMBER;
    }

    /** Behind "X : ", when there is one. */
    private int passSegment(byte[] text, int start, int end) {
        int i = start + 1;
        while (i < end && text[i] == ' ') {
            i++;
        }
        if (i == end || text[i] != ':') {
            return start;
        }
        i++;
        while (i < end && text[i] == ' ') {
            i++;
        }
        segment = text[start];
        return i;
    }
}
