/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.num;

/** A reference of a Dinero trace. */
final class DinLine extends TupleLine {

    private static final String LETTERS = "rwi";
    private static final int MOST_TYPES = 5;

    @Override
    String expected() {
        return "references such as 2 0x130 4: type 0 to 4 or r, w, i, hexadecimal address, and perhaps the size";
    }

    @Override
    String take(byte[] text, int start, int end) {
        if (count > 2) {
            return "The line has more than a type, an address and a size.";
        }
        if (count > 0) {
            return hexadecimal(text, start, end) ? "" : quote(text, start, end)
                    + " is no hexadecimal number of 64 bits.";
        }
        int letter = end - start == 1 ? LETTERS.indexOf(text[start] | 0x20) : -1;
        if (letter >= 0 && text[start] > '9') {
            values[0] = letter;
            return "";
        }
        boolean known = decimal(text, start, end) && values[0] >= 0 && values[0] < MOST_TYPES;
        return known ? "" : quote(text, start, end) + " is no type of access; 0 to 4 and r, w, i are.";
    }

    @Override
    String check() {
        return count >= 2 ? "" : "The line ends before its address.";
    }
}
