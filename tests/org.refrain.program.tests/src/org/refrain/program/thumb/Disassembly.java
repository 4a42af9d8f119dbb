/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.thumb;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Instructions as {@code arm-none-eabi-objdump -d -z} prints them. Data in the code is left out. */
public record Disassembly(List<Line> lines) {

    private static final Pattern LINE =
            Pattern.compile("\\s*([0-9a-f]+):\\t([0-9a-f]{4})( [0-9a-f]{4})?\\s*\\t(\\S+)(.*)");

    /**
     * One instruction.
     *
     * @param second the second halfword, or 0
     */
    public record Line(long address, int length, int first, int second, String mnemonic, String operands) {

        /** The whole text. */
        public String text() {
            return mnemonic + " " + operands;
        }

        /** What it is by its text, told apart in another way than the classes under test do. */
        public BranchKind kind() {
            String name = mnemonic.toLowerCase(Locale.ROOT).replaceAll("\\.[nw]$", "");
            String bare = name.replaceAll("(eq|ne|cs|cc|mi|pl|vs|vc|hi|ls|ge|lt|gt|le)$", "");
            return switch (name) {
                case "b" -> BranchKind.JUMP;
                case "beq", "bne", "bcs", "bcc", "bmi", "bpl", "bvs", "bvc", "bhi", "bls", "bge", "blt", "bgt", "ble",
                        "cbz", "cbnz", "le", "letp", "wls", "wlstp.8", "wlstp.16", "wlstp.32", "wlstp.64" ->
                    BranchKind.CONDITIONAL;
                case "it", "itt", "ite", "ittt", "itte", "itet", "itee", "itttt", "ittte", "ittet", "ittee", "itett",
                        "itete", "iteet", "iteee" -> BranchKind.IF_THEN;
                case "tbb", "tbh" -> BranchKind.TABLE_JUMP;
                case "svc" -> BranchKind.SUPERVISOR_CALL;
                case "bxaut" -> operands.contains(", lr,") ? BranchKind.RETURN : BranchKind.INDIRECT_JUMP;
                case "bkpt" -> BranchKind.BREAKPOINT;
                case "udf" -> BranchKind.UNDEFINED;
                default -> switch (bare) {
                    case "bl" -> BranchKind.CALL;
                    case "blx", "blxns" -> operands.matches("[0-9a-f]+ .*") ? BranchKind.CALL
                            : BranchKind.INDIRECT_CALL;
                    case "bx", "bxns" -> operands.startsWith("lr") ? BranchKind.RETURN : BranchKind.INDIRECT_JUMP;
                    case "pop", "ldmia", "ldmdb" -> operands.contains("pc}") ? BranchKind.RETURN
                            : BranchKind.SEQUENTIAL;
                    case "ldr" -> !operands.startsWith("pc") ? BranchKind.SEQUENTIAL
                            : operands.startsWith("pc, [sp], #") ? BranchKind.RETURN : BranchKind.LOADED_JUMP;
                    case "mov", "add" -> !operands.startsWith("pc") ? BranchKind.SEQUENTIAL
                            : operands.equals("pc, lr") && bare.equals("mov") ? BranchKind.RETURN
                            : BranchKind.INDIRECT_JUMP;
                    default -> BranchKind.SEQUENTIAL;
                };
            };
        }

        /** Where it goes by its text, or -1. */
        public long target() {
            return kind().hasTarget() ? Long.parseLong(operands.replaceFirst(".*, ", "").replaceFirst(" .*", ""), 16)
                    : -1;
        }
    }

    /** Reads what was printed. */
    public static Disassembly parse(String printed) {
        return new Disassembly(printed.lines().map(LINE::matcher).filter(Matcher::matches)
                .filter(cells -> !cells.group(4).startsWith(".")).map(Disassembly::line).toList());
    }

    private static Line line(Matcher cells) {
        String second = cells.group(3);
        return new Line(Long.parseLong(cells.group(1), 16), second == null ? 2 : 4,
                Integer.parseInt(cells.group(2), 16), second == null ? 0 : Integer.parseInt(second.strip(), 16),
                cells.group(4), cells.group(5).strip().replaceFirst("\\s*[@;].*", ""));
    }
}
