/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.thumb;

import java.util.Locale;

/**
 * Classifies a Thumb instruction that a trace gives as text, in the notation of uVision, objdump, Ozone or QEMU: case,
 * width suffixes, spaces and comments do not matter. Not safe for threads.
 *
 * <p>Source: Armv7-M Architecture Reference Manual, A7.7.
 */
public final class InstructionText {

    private static final String CONDITIONS = " EQ NE CS HS CC LO MI PL VS VC HI LS GE LT GT LE AL ";

    private final ThumbInstruction instruction = new ThumbInstruction();
    private boolean conditional;
    private String mnemonic = "";
    private String operands = "";

    /**
     * Classifies an instruction. Its length is 4 or 2 when the text tells, else 0.
     *
     * @param text such as {@code BL.W 0x1A000A84 Foo}
     * @return the result, valid up to the next call; without a target where the text gives none
     */
    public ThumbInstruction read(String text) {
        instruction.clear();
        conditional = false;
        split(text);
        instruction.length = mnemonic.endsWith(".W") ? 4 : mnemonic.endsWith(".N") ? 2 : 0;
        int dot = mnemonic.indexOf('.');
        mnemonic = dot > 0 ? mnemonic.substring(0, dot) : mnemonic;
        classify();
        if (instruction.kind.hasTarget()) {
            instruction.target = TargetText.find(operands);
        }
        return instruction;
    }

    /** Whether the last instruction read has a condition, as in an IT block; not for conditional branches. */
    public boolean isConditional() {
        return conditional;
    }

    private void split(String text) {
        String code = text.strip();
        int comment = comment(code);
        code = comment >= 0 ? code.substring(0, comment) : code;
        int end = 0;
        while (end < code.length() && code.charAt(end) > ' ') {
            end++;
        }
        mnemonic = code.substring(0, end).toUpperCase(Locale.ROOT);
        operands = code.substring(end).strip();
    }

    private static int comment(String code) {
        int semicolon = code.indexOf(';');
        return semicolon >= 0 ? semicolon : code.indexOf('@');
    }

    private void classify() {
        if (stem("B")) {
            // B with a condition is a conditional branch, not a conditional instruction.
            instruction.kind = conditional ? BranchKind.CONDITIONAL : BranchKind.JUMP;
            conditional = false;
        } else if (stem("BL")) {
            instruction.kind = BranchKind.CALL;
            instruction.length = 4;
        } else if (stem("BLX") || stem("BLXNS")) {
            instruction.kind = isRegister(operands) ? BranchKind.INDIRECT_CALL : BranchKind.CALL;
            instruction.length = instruction.kind == BranchKind.CALL ? 4 : 2;
        } else if (stem("BX") || stem("BXNS") || stem("BXAUT")) {
            instruction.kind = isRegister(operands, "LR", "R14") ? BranchKind.RETURN : BranchKind.INDIRECT_JUMP;
        } else if (mnemonic.equals("CBZ") || mnemonic.equals("CBNZ")) {
            instruction.kind = BranchKind.CONDITIONAL;
            instruction.length = 2;
        } else if (mnemonic.equals("TBB") || mnemonic.equals("TBH")) {
            instruction.kind = BranchKind.TABLE_JUMP;
            instruction.entrySize = mnemonic.equals("TBB") ? 1 : 2;
            instruction.length = 4;
        } else if (mnemonic.matches("IT[TE]{0,3}")) {
            instruction.kind = BranchKind.IF_THEN;
            instruction.conditionals = mnemonic.length() - 1;
            instruction.length = 2;
        } else {
            classifyOthers();
        }
    }

    private void classifyOthers() {
        if (stem("SVC") || stem("SWI")) {
            instruction.kind = BranchKind.SUPERVISOR_CALL;
            instruction.length = 2;
        } else if (mnemonic.equals("BKPT")) {
            instruction.kind = BranchKind.BREAKPOINT;
            instruction.length = 2;
        } else if (mnemonic.equals("UDF")) {
            instruction.kind = BranchKind.UNDEFINED;
        } else if (mnemonic.matches("(LE|WLS)(TP)?") || mnemonic.equals("BCOND")) {
            instruction.kind = BranchKind.CONDITIONAL;
        } else if (stem("POP") || block()) {
            int brace = operands.indexOf('{');
            if (brace >= 0 && namesPc(operands.substring(brace))) {
                instruction.kind = BranchKind.RETURN;
            }
        } else if (stem("LDR")) {
            if (startsWithPc()) {
                boolean pops = operands.toUpperCase(Locale.ROOT).matches(".*\\[\\s*(SP|R13)\\s*\\]\\s*,.*");
                instruction.kind = pops ? BranchKind.RETURN : BranchKind.LOADED_JUMP;
                instruction.length = 4;
            }
        } else if ((stem("MOV") || stem("ADD") || stem("CPY")) && startsWithPc()) {
            String last = operands.substring(operands.lastIndexOf(',') + 1).strip();
            boolean returns = !mnemonic.startsWith("ADD") && isRegister(last, "LR", "R14");
            instruction.kind = returns ? BranchKind.RETURN : BranchKind.INDIRECT_JUMP;
        }
    }

    /** LDM in all its spellings. */
    private boolean block() {
        return stem("LDM") || stem("LDMIA") || stem("LDMFD") || stem("LDMDB") || stem("LDMEA");
    }

    /** Whether the mnemonic is a stem alone or with a condition: BLE is B with LE, BLLE is BL with LE. */
    private boolean stem(String stem) {
        if (!mnemonic.startsWith(stem)) {
            return false;
        }
        String condition = mnemonic.substring(stem.length());
        boolean fits = condition.isEmpty() || condition.length() == 2 && CONDITIONS.contains(' ' + condition + ' ');
        conditional = fits && !condition.isEmpty() && !condition.equals("AL");
        return fits;
    }

    private static boolean isRegister(String text) {
        return text.toUpperCase(Locale.ROOT).matches("(R\\d+|LR|PC|SP|IP|FP|SL|SB)\\b.*");
    }

    private static boolean isRegister(String text, String first, String second) {
        String upper = text.toUpperCase(Locale.ROOT);
        return upper.matches("(" + first + "|" + second + ")\\b.*");
    }

    private boolean startsWithPc() {
        return isRegister(operands, "PC", "R15");
    }

    private static boolean namesPc(String registers) {
        String upper = registers.toUpperCase(Locale.ROOT);
        return upper.contains("PC") || upper.contains("R15");
    }
}
