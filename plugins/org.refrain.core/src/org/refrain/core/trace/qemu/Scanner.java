/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.qemu;

import java.nio.charset.StandardCharsets;

/** Reads words and numbers at a moving place of a line. Reused for every line. */
final class Scanner {

    private byte[] bytes = new byte[0];
    private int end;
    /** The next byte to read. */
    int at;
    /** The number that {@link #hex} has read. */
    long number;

    void set(byte[] line, int start, int lineEnd) {
        bytes = line;
        at = start;
        end = lineEnd;
    }

    boolean atEnd() {
        return at >= end;
    }

    /** Passes over a text if it is next. */
    boolean take(byte[] text) {
        if (end - at < text.length) {
            return false;
        }
        for (int i = 0; i < text.length; i++) {
            if (bytes[at + i] != text[i]) {
                return false;
            }
        }
        at += text.length;
        return true;
    }

    boolean take(char c) {
        if (at < end && bytes[at] == c) {
            at++;
            return true;
        }
        return false;
    }

    /** Goes to the next such character, or to the end. */
    boolean find(char c) {
        while (at < end && bytes[at] != c) {
            at++;
        }
        return at < end;
    }

    void blanks() {
        while (at < end && bytes[at] == ' ') {
            at++;
        }
    }

    /** Passes over decimal digits; their value is not needed beyond nine of them. */
    int decimal() {
        int value = -1;
        while (at < end && bytes[at] >= '0' && bytes[at] <= '9') {
            value = value > 99_999_999 ? value : Math.max(0, value) * 10 + bytes[at] - '0';
            at++;
        }
        return value;
    }

    /** Reads hexadecimal digits, 0x in front or not, at most 64 bits. */
    boolean hex() {
        if (at + 1 < end && bytes[at] == '0' && bytes[at + 1] == 'x') {
            at += 2;
        }
        int from = at;
        long value = 0;
        while (at < end) {
            int c = bytes[at];
            int digit = c >= '0' && c <= '9' ? c - '0'
                    : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
            if (digit < 0) {
                break;
            }
            if (value >>> 60 != 0) {
                return false;
            }
            value = value << 4 | digit;
            at++;
        }
        number = value;
        return at > from;
    }

    /** A part of the line as text. */
    String text(int from, int to) {
        return new String(bytes, from, to - from, StandardCharsets.UTF_8);
    }
}
