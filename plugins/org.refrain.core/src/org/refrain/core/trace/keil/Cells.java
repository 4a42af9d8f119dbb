/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import java.nio.charset.StandardCharsets;

/**
 * The cells of one line, as places in its bytes, blanks around them left out. Reused for every line.
 */
final class Cells {

    /** Cells behind this many are left out. */
    static final int MOST = 64;

    final int[] starts = new int[MOST];
    final int[] ends = new int[MOST];
    int count;
    /** Whether any cell of the line was in quotes. */
    boolean quoted;

    private final byte separator;

    Cells(byte separator) {
        this.separator = separator;
    }

    /**
     * Cuts a line. Doubled quotes inside quotes are made single in place, which shifts the cell's bytes. A quote that
     * never closes takes the rest of the line.
     */
    void split(byte[] line, int start, int end) {
        byte comma = separator;
        int n = 0;
        int i = start;
        quoted = false;
        while (true) {
            while (i < end && isBlank(line[i], comma)) {
                i++;
            }
            int from = i;
            int to;
            if (i < end && line[i] == '"') {
                quoted = true;
                int quote = closingQuote(line, ++from, end);
                i = passQuotes(line, n, quote, end);
                to = ends[n];
                int behind = i;
                while (i < end && line[i] != comma) {
                    i++;
                }
                if (to == quote && !isBlank(line, behind, i, comma)) {
                    // text that only begins with quotes
                    from--;
                    to = i;
                }
                while (from < to && isBlank(line[from], comma)) {
                    from++;
                }
            } else {
                while (i < end && line[i] != comma) {
                    i++;
                }
                to = i;
            }
            while (to > from && isBlank(line[to - 1], comma)) {
                to--;
            }
            starts[n] = from;
            ends[n] = to;
            n++;
            if (i >= end || n == MOST) {
                count = n;
                return;
            }
            i++;
        }
    }

    private static int closingQuote(byte[] line, int from, int end) {
        int i = from;
        while (i < end && line[i] != '"') {
            i++;
        }
        return i;
    }

    /** Goes on while the quote is a doubled one, closing the gap; leaves the text's end in {@code ends[n]}. */
    private int passQuotes(byte[] line, int n, int quote, int end) {
        int to = quote;
        int i = quote;
        while (i + 1 < end && line[i + 1] == '"') {
            line[to++] = '"';
            int next = closingQuote(line, i + 2, end);
            int length = next - (i + 2);
            System.arraycopy(line, i + 2, line, to, length);
            to += length;
            i = next;
        }
        ends[n] = to;
        return Math.min(end, i + 1);
    }

    private static boolean isBlank(byte[] line, int start, int end, byte separator) {
        int i = start;
        while (i < end && isBlank(line[i], separator)) {
            i++;
        }
        return i >= end;
    }

    private static boolean isBlank(byte b, byte separator) {
        return b == ' ' || b == '\t' && separator != '\t';
    }

    boolean isEmpty(int cell) {
        return cell < 0 || cell >= count || starts[cell] == ends[cell];
    }

    /** A cell's text; empty for one that is not there. */
    String text(byte[] line, int cell) {
        return isEmpty(cell) ? ""
                : new String(line, starts[cell], ends[cell] - starts[cell], StandardCharsets.UTF_8);
    }

    /** All cells that hold something, with a blank between them, but for one. */
    String allText(byte[] line, int except) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            if (i != except && !isEmpty(i)) {
                text.append(text.length() == 0 ? "" : " ").append(text(line, i));
            }
        }
        return text.toString();
    }

    /** Whether no cell holds anything. */
    boolean allEmpty() {
        for (int i = 0; i < count; i++) {
            if (starts[i] != ends[i]) {
                return false;
            }
        }
        return true;
    }

    /** Makes cells {@code from} to {@code to} one, the separators between them included. */
    void merge(int from, int to) {
        if (from >= to) {
            return;
        }
        ends[from] = ends[to];
        int moved = count - to - 1;
        System.arraycopy(starts, to + 1, starts, from + 1, moved);
        System.arraycopy(ends, to + 1, ends, from + 1, moved);
        count -= to - from;
    }
}
