/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Tells operands of an instruction from C source text. Called for every row without quotes: no strings here. */
final class Operands {

    private static final long[] REGISTERS = packed("sp lr pc ip fp sl sb apsr xpsr ipsr epsr iapsr eapsr psr iepsr "
            + "primask basepri basepri_max faultmask control msp psp fpscr apsr_nzcvq apsr_nzcv");
    private static final long[] SHIFTS = packed("lsl lsr asr ror rrx");

    private Operands() {
    }

    /** Whether a text without blanks around it is an operand, or begins like one that no statement begins with. */
    static boolean isOperand(byte[] text, int start, int end) {
        if (start == end) {
            return false;
        }
        int first = text[start];
        if (first >= '0' && first <= '9' || "#[{=@-".indexOf(first) >= 0) {
            return true;
        }
        int i = start;
        long word = 0;
        while (i < end && isWordPart(text[i])) {
            word = i - start < 8 ? word << 8 | text[i] | 0x20 : word;
            i++;
        }
        if (Arrays.binarySearch(SHIFTS, word) >= 0) {
            return i == end || text[i] == ' ';
        }
        if (!isNumberedRegister(text, start, i) && Arrays.binarySearch(REGISTERS, word) < 0) {
            return false;
        }
        while (i < end && (text[i] == ' ' || text[i] == '!')) {
            i++;
        }
        // behind a semicolon the disassembler's own comment
        return i == end || text[i] == ';';
    }

    private static boolean isWordPart(byte b) {
        int c = b | 0x20;
        return c >= 'a' && c <= 'z' || b >= '0' && b <= '9' || b == '_' || b == '-';
    }

    /** r0 to r15, s31, d15, and ranges of them. */
    private static boolean isNumberedRegister(byte[] text, int start, int end) {
        int length = end - start;
        if (length < 2 || length > 7 || "rsdqacv".indexOf(text[start] | 0x20) < 0) {
            return false;
        }
        for (int i = start + 1; i < end; i++) {
            boolean digit = text[i] >= '0' && text[i] <= '9';
            boolean range = text[i] == '-' || text[i - 1] == '-' && (text[i] | 0x20) == (text[start] | 0x20);
            if (!digit && !range) {
                return false;
            }
        }
        return true;
    }

    /** The first eight letters of each word in a number, sorted; underscores get the bit of small letters too. */
    private static long[] packed(String words) {
        return Arrays.stream(words.split(" ")).mapToLong(word -> {
            long number = 0;
            for (byte b : word.substring(0, Math.min(8, word.length())).getBytes(StandardCharsets.US_ASCII)) {
                number = number << 8 | b | 0x20;
            }
            return number;
        }).sorted().toArray();
    }
}
