/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.util.BitSet;

import org.refrain.program.thumb.BranchKind;
import org.refrain.program.thumb.ThumbDecoder;
import org.refrain.program.thumb.ThumbInstruction;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;

/**
 * Finds the leaders: the instructions that begin a basic block. They are a function's entry, where control can jump to,
 * and what lies behind a jump or behind a hole.
 */
final class LeaderFinder {

    /** How far behind a Thumb-1 instruction its constants may lie. */
    private static final int REACH = 1024 + 4;

    private final Code code;
    private final int[] functions;
    /** Bounds the search for tables in a program of nothing but jumps. */
    private long stepsLeft = 1 << 26;
    private final BitSet leaders = new BitSet();
    /** Leaders that something leads to. */
    private final BitSet reached = new BitSet();
    private final Int2ObjectOpenHashMap<long[]> tables = new Int2ObjectOpenHashMap<>();

    /** @param functions the function of each instruction */
    LeaderFinder(Code code, int[] functions) {
        this.code = code;
        this.functions = functions;
        for (int i = 0; i < code.count(); i++) {
            boolean follows = i > 0 && functions[i - 1] == functions[i]
                    && code.address(i - 1) + code.length(i - 1) == code.address(i);
            if (!follows || code.kind(i - 1).endsBlock()) {
                leaders.set(i);
            }
            if (code.kind(i).hasTarget()) {
                addLeader(code.target(i));
            }
        }
    }

    private void addLeader(long address) {
        int index = code.indexOf(address);
        if (index >= 0) {
            addEntry(index);
        }
    }

    /** Adds an instruction that control enters at, such as a function's first. */
    void addEntry(int index) {
        leaders.set(index);
        reached.set(index);
    }

    /** Adds the tables of an ELF program. */
    void addTables(JumpTables jumpTables, MemoryImage image, TableNames names) {
        for (int i = 0; i < code.count(); i++) {
            long[] targets = switch (code.kind(i)) {
                case TABLE_JUMP, LOADED_JUMP, INDIRECT_JUMP -> inlineOrFar(i, jumpTables, image);
                case CALL -> jumpTables.helperTargets(code.address(i), code.length(i), names.nameAt(code.target(i)));
                default -> new long[0];
            };
            addTable(i, targets);
        }
    }

    /** Adds a table that a jump goes through. */
    void addTable(int index, long[] targets) {
        if (targets.length > 0) {
            tables.put(index, targets);
            for (long target : targets) {
                addLeader(target);
            }
        }
    }

    /** Names of functions by entry. */
    interface TableNames {
        String nameAt(long address);
    }

    private long[] inlineOrFar(int index, JumpTables jumpTables, MemoryImage image) {
        ThumbInstruction instruction = new ThumbInstruction();
        int first = (int) image.u16(code.address(index));
        int second = (int) Math.max(0, image.u16(code.address(index) + 2));
        ThumbDecoder.decode(first, second, code.address(index), instruction);
        long[] targets = jumpTables.targets(code.address(index), instruction);
        boolean mayBeFar = targets.length == 0 && instruction.kind != BranchKind.TABLE_JUMP
                && instruction.literal == ThumbInstruction.NONE;
        return mayBeFar ? farTable(index, jumpTables, image) : targets;
    }

    /** Thumb-1 code loads its table's address from the constants behind it. */
    private long[] farTable(int index, JumpTables jumpTables, MemoryImage image) {
        int at = index;
        while (stepsLeft-- > 0 && at < code.count() && functions[at] == functions[index]
                && code.address(at) - code.address(index) < REACH) {
            long hole = code.address(at) + code.length(at) + 3 & ~3L;
            long end = at + 1 < code.count() ? code.address(at + 1) : hole + REACH;
            for (long word = hole; word + 4 <= Math.min(end, hole + REACH) && stepsLeft-- > 0; word += 4) {
                long[] targets = jumpTables.tableAt(image.u32(word), code.address(index));
                if (targets.length > 0) {
                    return targets;
                }
            }
            at++;
        }
        return new long[0];
    }

    /** Takes back blocks that consist of nothing but NOPs to which nothing leads: what aligns the code behind them. */
    void dropPadding(MemoryImage image) {
        for (int i = leaders.nextSetBit(1); i >= 0; i = leaders.nextSetBit(i + 1)) {
            boolean behindEnd = functions[i - 1] == functions[i] && !code.fallsThrough(i - 1);
            if (behindEnd && !reached.get(i) && isPadding(i, image)) {
                leaders.clear(i);
            }
        }
    }

    private boolean isPadding(int first, MemoryImage image) {
        int i = first;
        do {
            int halfword = (int) image.u16(code.address(i));
            boolean isNop = halfword == 0xBF00 || halfword == 0x46C0 || halfword == 0 || halfword == 0xF3AF;
            if (!isNop) {
                return false;
            }
            i++;
        } while (i < code.count() && functions[i] == functions[first] && !leaders.get(i));
        return true;
    }

    BitSet leaders() {
        return leaders;
    }

    /** Where jumps through tables go, by instruction. */
    Int2ObjectOpenHashMap<long[]> tables() {
        return tables;
    }
}
