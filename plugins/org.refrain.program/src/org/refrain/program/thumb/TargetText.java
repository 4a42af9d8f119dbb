/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.thumb;

/** Finds the address that a branch goes to in its operands as text. */
final class TargetText {

    private TargetText() {
    }

    /**
     * The number in front of a symbol in angle brackets, as objdump writes it; else the first number that is written
     * as hexadecimal; else the last operand when it begins with a digit.
     *
     * @return the address without the Thumb bit, or {@link ThumbInstruction#NONE}
     */
    static long find(String operands) {
        int bracket = operands.indexOf('<');
        long last = lastOperand(bracket < 0 ? operands : operands.substring(0, bracket).stripTrailing());
        if (bracket >= 0 && last != ThumbInstruction.NONE) {
            return last;
        }
        for (int at = operands.indexOf("0x"); at >= 0; at = operands.indexOf("0x", at + 1)) {
            boolean isWord = at > 0 && Character.isJavaIdentifierPart(operands.charAt(at - 1));
            long value = isWord ? ThumbInstruction.NONE : hexadecimal(operands, at + 2);
            if (value != ThumbInstruction.NONE) {
                return value;
            }
        }
        return !operands.isEmpty() && Character.isDigit(operands.charAt(start(operands))) ? last
                : ThumbInstruction.NONE;
    }

    private static long lastOperand(String operands) {
        return hexadecimal(operands, start(operands));
    }

    /** Where the last operand begins. */
    private static int start(String operands) {
        int last = operands.lastIndexOf(',') + 1;
        while (last < operands.length() - 1 && operands.charAt(last) <= ' ') {
            last++;
        }
        return Math.min(last, Math.max(0, operands.length() - 1));
    }

    private static long hexadecimal(String text, int start) {
        int end = start;
        long value = 0;
        while (end < text.length() && Character.digit(text.charAt(end), 16) >= 0) {
            value = value << 4 | Character.digit(text.charAt(end), 16);
            end++;
        }
        boolean isNumber = end > start && end - start <= 8 && (end == text.length()
                || !Character.isJavaIdentifierPart(text.charAt(end)));
        return isNumber ? value & ~1L : ThumbInstruction.NONE;
    }
}
