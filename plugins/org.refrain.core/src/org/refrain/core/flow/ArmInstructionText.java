/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.flow;

import java.util.Locale;

/**
 * Tells from the text of an Arm or Thumb instruction what it does to the flow of control. Works on every vendor's
 * notation: case, suffixes (.W, .N), leading spaces and comments do not matter.
 *
 * <p>Source: Arm v7-M Architecture Reference Manual, A4.3 (branch instructions) and A2.3.1 (writes to the PC).
 */
public final class ArmInstructionText {

    private static final String CONDITIONS = " EQ NE CS HS CC LO MI PL VS VC HI LS GE LT GT LE AL ";

    private ArmInstructionText() {
    }

    /**
     * Classifies an instruction.
     *
     * @param text the instruction as text, such as {@code BL.W 0x1A000A84 Foo}
     * @return its kind; {@link FlowKind#UNKNOWN} for an empty text
     */
    public static FlowKind kindOf(String text) {
        String trimmed = text.strip();
        if (trimmed.isEmpty()) {
            return FlowKind.UNKNOWN;
        }
        int end = 0;
        while (end < trimmed.length() && trimmed.charAt(end) > ' ') {
            end++;
        }
        String mnemonic = trimmed.substring(0, end).toUpperCase(Locale.ROOT);
        int dot = mnemonic.indexOf('.');
        if (dot > 0) {
            mnemonic = mnemonic.substring(0, dot);
        }
        String operands = operands(trimmed.substring(end));
        return switch (mnemonic.isEmpty() ? ' ' : mnemonic.charAt(0)) {
        case 'B' -> branch(mnemonic, operands);
        case 'C' -> mnemonic.equals("CBZ") || mnemonic.equals("CBNZ") ? FlowKind.BRANCH : FlowKind.SEQUENTIAL;
        case 'T' -> mnemonic.equals("TBB") || mnemonic.equals("TBH") ? FlowKind.INDIRECT : FlowKind.SEQUENTIAL;
        default -> writeToPc(mnemonic, operands);
        };
    }

    private static String operands(String rest) {
        int comment = rest.indexOf(';');
        String code = comment >= 0 ? rest.substring(0, comment) : rest;
        return code.strip().toUpperCase(Locale.ROOT);
    }

    private static FlowKind branch(String mnemonic, String operands) {
        if (isConditional(mnemonic, "B")) {
            return FlowKind.BRANCH;
        }
        if (isConditional(mnemonic, "BL") || isConditional(mnemonic, "BLX") || isConditional(mnemonic, "BLXNS")) {
            return FlowKind.CALL;
        }
        if (isConditional(mnemonic, "BX") || isConditional(mnemonic, "BXNS")) {
            return operands.startsWith("LR") || operands.startsWith("R14") ? FlowKind.RETURN : FlowKind.INDIRECT;
        }
        return FlowKind.SEQUENTIAL;
    }

    /** Whether a mnemonic is a stem alone or with a condition: BLE is B with LE, BLLE is BL with LE. */
    private static boolean isConditional(String mnemonic, String stem) {
        if (!mnemonic.startsWith(stem)) {
            return false;
        }
        String condition = mnemonic.substring(stem.length());
        return condition.isEmpty() || condition.length() == 2 && CONDITIONS.contains(' ' + condition + ' ');
    }

    private static FlowKind writeToPc(String mnemonic, String operands) {
        if (mnemonic.startsWith("POP") || mnemonic.startsWith("LDM")) {
            int brace = operands.indexOf('{');
            return brace >= 0 && namesPc(operands.substring(brace)) ? FlowKind.RETURN : FlowKind.SEQUENTIAL;
        }
        if (mnemonic.startsWith("LDR")) {
            if (!startsWithPc(operands)) {
                return FlowKind.SEQUENTIAL;
            }
            return operands.contains("SP") && operands.contains("],") ? FlowKind.RETURN : FlowKind.INDIRECT;
        }
        if (mnemonic.startsWith("MOV") || mnemonic.startsWith("ADD") || mnemonic.startsWith("SUB")) {
            if (!startsWithPc(operands)) {
                return FlowKind.SEQUENTIAL;
            }
            return operands.endsWith("LR") || operands.endsWith("R14") ? FlowKind.RETURN : FlowKind.INDIRECT;
        }
        return FlowKind.SEQUENTIAL;
    }

    private static boolean startsWithPc(String operands) {
        return operands.startsWith("PC,") || operands.startsWith("R15,") || operands.startsWith("PC ,");
    }

    private static boolean namesPc(String registers) {
        return registers.contains("PC") || registers.contains("R15");
    }
}
