/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import org.refrain.core.trace.TraceMark;

/**
 * Reads the address out of a trace's own words for a data access:
 * <pre>
 * load 0x20003ee0 RAM                                   QEMU's execlog; the instruction is the row before
 * R : 0x20000028 0x00000005                             uVision; the instruction is not known
 * Data Write 20000010H 0000002AH 08000124H X 1234       uVision; address, data, instruction
 * </pre>
 *
 * <p>Reused for one row after the other; not thread-safe.
 */
final class AccessRow {

    private static final int INSTRUCTION_PLACE = 2;

    /** The address that was accessed. */
    long address;
    /** The instruction that the row names, or {@link AccessStream#UNKNOWN}. */
    long instruction;
    /** Whether the access belongs to the instruction before it. */
    boolean followsInstruction;

    /** Whether the row tells an address. */
    boolean read(TraceMark mark) {
        instruction = AccessStream.UNKNOWN;
        String text = mark.text();
        followsInstruction = text.startsWith("load ") || text.startsWith("store ");
        int numbers = 0;
        int end = 0;
        while (end < text.length()) {
            int start = end;
            end = text.indexOf(' ', start);
            end = end < 0 ? text.length() : end;
            if (isMarked(text, start, end)) {
                long number = number(text, start, end);
                if (numbers == 0) {
                    address = number;
                } else if (numbers == INSTRUCTION_PLACE && !followsInstruction) {
                    instruction = number & ~1;
                }
                numbers++;
            }
            end++;
        }
        return numbers > 0;
    }

    /** Whether a word is a hexadecimal number of at most 64 bits that says so, with 0x in front or H behind. */
    private static boolean isMarked(String text, int start, int end) {
        boolean prefix = text.startsWith("0x", start) || text.startsWith("0X", start);
        boolean suffix = !prefix && (text.charAt(end - 1 < start ? start : end - 1) | 0x20) == 'h';
        int from = prefix ? start + 2 : start;
        int to = suffix ? end - 1 : end;
        if (!prefix && !suffix || to <= from || to - from > 16) {
            return false;
        }
        for (int i = from; i < to; i++) {
            if (Character.digit(text.charAt(i), 16) < 0) {
                return false;
            }
        }
        return true;
    }

    private static long number(String text, int start, int end) {
        long number = 0;
        for (int i = start; i < end; i++) {
            int digit = Character.digit(text.charAt(i), 16);
            // the x of 0x and the H are no digits
            number = digit < 0 ? number : number << 4 | digit;
        }
        return number;
    }
}
