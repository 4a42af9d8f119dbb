/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.thumb;

/**
 * Classifies Thumb and Thumb-2 instructions by their effect on the flow of control.
 *
 * <p>Source: Armv7-M Architecture Reference Manual (DDI 0403E), A5 (encodings), A7.7 (instructions); Armv8-M (DDI
 * 0553B), C2.4, for BXNS, BLXNS, the loop instructions and BXAUT. Checked against objdump on all 16-bit encodings and
 * on real programs.
 */
public final class ThumbDecoder {

    private static final int PC = 15;
    private static final int LR = 14;
    private static final int SP = 13;

    private ThumbDecoder() {
    }

    /** Bytes of the instruction that begins with a halfword: 2 or 4. */
    public static int length(int first) {
        return first >= 0xE800 ? 4 : 2;
    }

    /**
     * Decodes an instruction.
     *
     * @param first its first halfword
     * @param second its second halfword; any value for a short instruction
     * @param address where it is
     * @param into takes the result
     */
    public static void decode(int first, int second, long address, ThumbInstruction into) {
        into.clear();
        into.length = length(first);
        if (into.length == 2) {
            decode16(first, address, into);
        } else {
            decode32(first, second, address, into);
        }
    }

    private static void decode16(int code, long address, ThumbInstruction into) {
        switch (code >> 12) {
            case 0x4 -> special(code, into);
            case 0xB -> miscellaneous(code, address, into);
            case 0xD -> {
                int condition = code >> 8 & 0xF;
                if (condition == 0xF) {
                    into.set(BranchKind.SUPERVISOR_CALL);
                } else if (condition == 0xE) {
                    into.set(BranchKind.UNDEFINED);
                } else {
                    into.set(BranchKind.CONDITIONAL, address + 4 + 2L * (byte) code);
                }
            }
            case 0xE -> into.set(BranchKind.JUMP, address + 4 + 2L * signed(code, 11));
            default -> {
                // sequential
            }
        }
    }

    /** ADD, CMP, MOV of any register, BX and BLX. */
    private static void special(int code, ThumbInstruction into) {
        int source = code >> 3 & 0xF;
        int destination = code >> 4 & 8 | code & 7;
        switch (code >> 8) {
            case 0x47 -> {
                if ((code & 0x80) != 0) {
                    into.set(BranchKind.INDIRECT_CALL);
                } else {
                    into.set(source == LR ? BranchKind.RETURN : BranchKind.INDIRECT_JUMP);
                }
            }
            case 0x46 -> {
                if (destination == PC) {
                    into.set(source == LR ? BranchKind.RETURN : BranchKind.INDIRECT_JUMP);
                }
            }
            case 0x44 -> {
                if (destination == PC) {
                    into.set(BranchKind.INDIRECT_JUMP);
                }
            }
            default -> {
                // sequential
            }
        }
    }

    private static void miscellaneous(int code, long address, ThumbInstruction into) {
        if ((code & 0xF500) == 0xB100) {
            into.set(BranchKind.CONDITIONAL, address + 4 + (code >> 3 & 0x40 | code >> 2 & 0x3E));
        } else if ((code & 0xFF00) == 0xBD00) {
            into.set(BranchKind.RETURN);
        } else if ((code & 0xFF00) == 0xBE00) {
            into.set(BranchKind.BREAKPOINT);
        } else if ((code & 0xFF00) == 0xBF00 && (code & 0xF) != 0) {
            into.set(BranchKind.IF_THEN);
            into.conditionals = 4 - Integer.numberOfTrailingZeros(code & 0xF);
        }
    }

    private static void decode32(int first, int second, long address, ThumbInstruction into) {
        if ((first & 0xF800) == 0xF000 && (second & 0x8000) != 0) {
            branch(first, second, address, into);
        } else if ((first & 0xFFF0) == 0xE8D0 && (second & 0xFFE0) == 0xF000) {
            into.set(BranchKind.TABLE_JUMP);
            into.entrySize = (second & 0x10) != 0 ? 2 : 1;
        } else if ((first & 0xFFD0) == 0xE890 || (first & 0xFFD0) == 0xE910) {
            if ((second & 0x8000) != 0 && (first & 0xF) != PC) {
                into.set(BranchKind.RETURN); // LDM and POP; with the base PC it is CLRM
            }
        } else if ((first & 0xFFD0) == 0xE810 || (first & 0xFFD0) == 0xE990) {
            into.set(BranchKind.RETURN); // RFE, which only other profiles have
        } else if ((first & 0xFF70) == 0xF850 && second >>> 12 == PC) {
            load(first, second, address, into);
        } else if ((first & 0xFFF0) == 0xFB50 && (second & 0x0FF0) == 0x0F10) {
            into.set((first & 0xF) == LR ? BranchKind.RETURN : BranchKind.INDIRECT_JUMP); // BXAUT
        }
    }

    private static void load(int first, int second, long address, ThumbInstruction into) {
        int base = first & 0xF;
        boolean longOffset = (first & 0x80) != 0;
        if (base == PC) {
            into.set(BranchKind.LOADED_JUMP);
            long offset = second & 0xFFF;
            into.literal = (address + 4 & ~3L) + (longOffset ? offset : -offset) & 0xFFFF_FFFFL;
        } else {
            boolean pops = base == SP && !longOffset && (second & 0xD00) == 0x900;
            into.set(pops ? BranchKind.RETURN : BranchKind.LOADED_JUMP);
        }
    }

    /** The group "branches and miscellaneous control". */
    private static void branch(int first, int second, long address, ThumbInstruction into) {
        int sign = first >> 10 & 1;
        int j1 = second >> 13 & 1;
        int j2 = second >> 11 & 1;
        long far = signed(sign << 24 | (j1 ^ sign ^ 1) << 23 | (j2 ^ sign ^ 1) << 22 | (first & 0x3FF) << 12
                | (second & 0x7FF) << 1, 25);
        switch (second & 0xD000) {
            case 0xD000 -> into.set(BranchKind.CALL, address + 4 + far);
            case 0x9000 -> into.set(BranchKind.JUMP, address + 4 + far);
            case 0xC000 -> {
                if ((second & 1) != 0) {
                    loop(first, second, address, into);
                } else {
                    into.set(BranchKind.CALL, (address + 4 & ~3L) + far);
                }
            }
            default -> conditional(first, second, address, into);
        }
    }

    private static void conditional(int first, int second, long address, ThumbInstruction into) {
        if ((first & 0x380) != 0x380) {
            int near = (first >> 10 & 1) << 20 | (second >> 11 & 1) << 19 | (second >> 13 & 1) << 18
                    | (first & 0x3F) << 12 | (second & 0x7FF) << 1;
            into.set(BranchKind.CONDITIONAL, address + 4 + signed(near, 21));
        } else if ((first & 0xFFF0) == 0xF7F0 && (second & 0xF000) == 0xA000) {
            into.set(BranchKind.UNDEFINED);
        } else if (first == 0xF3DE && (second & 0xFF00) == 0x8F00) {
            into.set(BranchKind.RETURN); // SUBS pc,lr,#n and ERET, which only other profiles have
        }
    }

    /** LE and WLS of Armv8.1-M; DLS and branches announced for later (BF) go on with the next instruction. */
    private static void loop(int first, int second, long address, ThumbInstruction into) {
        int operation = first >> 4 & 0x7F;
        if (operation > 4 || (second & 0xF000) != 0xC000) {
            return;
        }
        long offset = (second >> 1 & 0x3FF) << 2 | second >> 10 & 2;
        boolean isEnd = operation < 3 && (first & 0xF) == PC;
        into.set(BranchKind.CONDITIONAL, address + 4 + (isEnd ? -offset : offset));
    }

    private static int signed(int value, int bits) {
        return value << 32 - bits >> 32 - bits;
    }
}
