/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.util.Arrays;

import org.refrain.program.elf.CodeSymbols;
import org.refrain.program.elf.CodeSymbols.Contents;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.thumb.BranchKind;
import org.refrain.program.thumb.ThumbInstruction;

/**
 * Decodes the tables that switches jump through: behind TBB and TBH, behind a load of the PC, and behind a call of the
 * helpers that compilers use where the processor has no such instruction. A table ends where a mapping symbol says so,
 * where its first target begins, or where an entry leads out of the function.
 */
final class JumpTables {

    private static final long[] NO_TARGETS = new long[0];

    private final MemoryImage image;
    private final CodeSymbols symbols;
    private final ElfProgram program;
    /** Bounds what tables of a damaged program that all overlap could make. */
    private int targetsLeft = 1 << 22;

    JumpTables(MemoryImage image, CodeSymbols symbols, ElfProgram program) {
        this.image = image;
        this.symbols = symbols;
        this.program = program;
    }

    /** Where an instruction goes by way of the table behind it; nothing when there is none. */
    long[] targets(long address, ThumbInstruction instruction) {
        return targets(address, instruction.length, instruction.kind, instruction.entrySize, instruction.literal);
    }

    private long[] targets(long address, int length, BranchKind kind, int entrySize, long literal) {
        long behind = address + length;
        return switch (kind) {
            case TABLE_JUMP -> new Table(address, behind, behind, entrySize, 2, false).read();
            case LOADED_JUMP -> literal == ThumbInstruction.NONE
                    ? new Table(address, behind + 3 & ~3L, 0, 4, 1, false).read() : NO_TARGETS;
            case INDIRECT_JUMP -> new Table(address, behind + 3 & ~3L, 0, 4, 1, false).read();
            default -> NO_TARGETS;
        };
    }

    /** Where a call of a switch helper goes on; nothing when the callee is none. */
    long[] helperTargets(long call, int length, String callee) {
        long behind = call + length;
        return switch (callee) {
            case "__gnu_thumb1_case_uqi" -> new Table(call, behind, behind, 1, 2, false).read();
            case "__gnu_thumb1_case_sqi" -> new Table(call, behind, behind, 1, 2, true).read();
            case "__gnu_thumb1_case_uhi" -> new Table(call, behind, behind, 2, 2, false).read();
            case "__gnu_thumb1_case_shi" -> new Table(call, behind, behind, 2, 2, true).read();
            case "__gnu_thumb1_case_si" -> new Table(call, behind + 3 & ~3L, behind + 3 & ~3L, 4, 1, true).read();
            default -> NO_TARGETS;
        };
    }

    /** Whether a function is a helper that returns to an address its caller did not expect. */
    static boolean isHelper(String function) {
        return function.startsWith("__gnu_thumb1_case_") || function.contains("ARM_common_switch8")
                || function.contains("ARM_switch8");
    }

    /** A table of addresses outside of the code, such as a Thumb-1 compiler makes; nothing when it is none. */
    long[] tableAt(long table, long jump) {
        long[] targets = new Table(jump, table, 0, 4, 1, false).read();
        return targets.length >= 3 ? targets : NO_TARGETS;
    }

    /** One table. */
    private final class Table {
        private final long jump;
        private final long start;
        private final long base;
        private final int entrySize;
        private final int scale;
        private final boolean signed;

        /**
         * @param jump the jump, whose function the targets must be in
         * @param start where the table is
         * @param base what entries count from
         * @param scale what they are multiplied with
         */
        Table(long jump, long start, long base, int entrySize, int scale, boolean signed) {
            this.jump = jump;
            this.start = start;
            this.base = base;
            this.entrySize = entrySize;
            this.scale = scale;
            this.signed = signed;
        }

        long[] read() {
            if (contentsAt(start) == Contents.THUMB) {
                return NO_TARGETS;
            }
            long[] targets = new long[16];
            int count = 0;
            long end = Long.MAX_VALUE;
            for (long at = start; at + entrySize <= end && contentsAt(at) != Contents.THUMB; at += entrySize) {
                long entry = entrySize == 1 ? image.u8(at) : entrySize == 2 ? image.u16(at) : image.u32(at);
                if (entry == MemoryImage.NOTHING) {
                    break;
                }
                long target = base + scale * extended(entry) & ~1L;
                if (!isTarget(target) || --targetsLeft < 0) {
                    break; // also at the last byte of a table of bytes, which may be padding
                }
                targets = count == targets.length ? Arrays.copyOf(targets, 2 * count) : targets;
                targets[count++] = target;
                end = target > start ? Math.min(end, target) : end;
            }
            return Arrays.copyOf(targets, count);
        }

        private long extended(long entry) {
            if (!signed) {
                return entry;
            }
            int unused = 64 - 8 * entrySize;
            return entry << unused >> unused;
        }

        private boolean isTarget(long target) {
            int function = program.indexOf(jump);
            boolean inFunction = function >= 0 ? program.indexOf(target) == function
                    : image.isCode(target) && Math.abs(target - jump) < 1 << 16;
            Contents contents = contentsAt(target);
            boolean inTable = entrySize < 4 && target < start + entrySize && target >= start;
            return inFunction && !inTable && (contents == Contents.THUMB || contents == Contents.UNKNOWN);
        }
    }

    private Contents contentsAt(long address) {
        int part = image.partAt(address);
        return part < 0 ? Contents.DATA : symbols.at(image.parts().get(part).section(), address);
    }
}
