/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.num;

/** Reads the numbers of one line after the other. Reused for every line; not thread-safe. */
abstract class TupleLine {

    private static final int MOST = TupleFormat.MOST_NUMBERS;

    final long[] values = new long[MOST];
    int count;
    /** Fields with 0x in front in every line so far that has them. */
    long hexadecimal;
    private long seen;
    private boolean marked;

    /** What a line should look like. */
    abstract String expected();

    /**
     * Takes a word of the line.
     *
     * @return what is wrong with it, or an empty text
     */
    abstract String take(byte[] text, int start, int end);

    /** What is wrong with the whole line, or an empty text. */
    abstract String check();

    /**
     * Reads a line.
     *
     * @return what is wrong with it, or an empty text
     */
    final String read(byte[] text, int start, int end) {
        count = 0;
        int i = start;
        while (i < end) {
            int from = i;
            while (i < end && !isSeparator(text[i])) {
                i++;
            }
            if (i > from) {
                if (count == MOST) {
                    return "The line has more than " + MOST + " numbers and was left out.";
                }
                marked = false;
                String wrong = take(text, from, i);
                if (!wrong.isEmpty()) {
                    return wrong;
                }
                remember(1L << count);
                count++;
            }
            i++;
        }
        return check();
    }

    private void remember(long bit) {
        hexadecimal = (seen & bit) == 0 && marked ? hexadecimal | bit : marked ? hexadecimal : hexadecimal & ~bit;
        seen |= bit;
    }

    private static boolean isSeparator(byte b) {
        return b == ' ' || b == '\t' || b == ',' || b == ';' || b == '\r';
    }

    /** Reads an integer into the next place: decimal, or hexadecimal with 0x in front; false if it is none. */
    final boolean decimal(byte[] text, int start, int end) {
        boolean minus = text[start] == '-';
        int from = minus || text[start] == '+' ? start + 1 : start;
        if (isMarked(text, from, end)) {
            boolean read = hexadecimal(text, from, end);
            values[count] = minus ? -values[count] : values[count];
            return read;
        }
        // the negative numbers reach one further
        long value = 0;
        for (int i = from; i < end; i++) {
            int digit = text[i] - '0';
            if (digit < 0 || digit > 9 || value < (Long.MIN_VALUE + digit) / 10) {
                return false;
            }
            value = value * 10 - digit;
        }
        values[count] = minus ? value : -value;
        return from < end && (minus || value != Long.MIN_VALUE);
    }

    /** Reads a hexadecimal number of at most 64 bits, 0x in front or not. */
    final boolean hexadecimal(byte[] text, int start, int end) {
        marked = isMarked(text, start, end);
        int from = marked ? start + 2 : start;
        long value = 0;
        for (int i = from; i < end; i++) {
            int digit = Character.digit(text[i], 16);
            if (digit < 0 || value >>> 60 != 0) {
                return false;
            }
            value = value << 4 | digit;
        }
        values[count] = value;
        return from < end;
    }

    private static boolean isMarked(byte[] text, int start, int end) {
        return end - start > 2 && text[start] == '0' && (text[start + 1] | 0x20) == 'x';
    }

    /** A word for a message, cut if it is long. */
    static String quote(byte[] text, int start, int end) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = start; i < Math.min(end, start + 40); i++) {
            quoted.append(text[i] >= ' ' && text[i] < 127 ? (char) text[i] : '?');
        }
        return quoted.append(end - start > 40 ? "...\"" : "\"").toString();
    }
}
