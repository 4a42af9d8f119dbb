/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.util.Arrays;
import java.util.BitSet;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/** The basic blocks of each function, numbered from 0 in the order of addresses. Immutable. */
final class BlockTable {

    private final Code code;
    private final int[] functions;
    private final BitSet leaders;
    private final Int2ObjectOpenHashMap<long[]> tables;
    /** Number of the block that each instruction is in. */
    private final int[] blocks;
    /** Leaders by function, then number; those of function f begin at {@code firsts[f]}. */
    private final int[] starts;
    private final int[] firsts;

    /**
     * @param functions the function of each instruction
     * @param count how many functions there are
     */
    BlockTable(Code code, int[] functions, int count, LeaderFinder finder) {
        this.code = code;
        this.functions = functions;
        this.leaders = finder.leaders();
        this.tables = finder.tables();
        blocks = new int[code.count()];
        firsts = new int[count + 1];
        for (int i = 0; i < code.count(); i++) {
            int function = functions[i];
            firsts[function + 1] += leaders.get(i) ? 1 : 0;
            blocks[i] = firsts[function + 1] - 1;
        }
        for (int function = 0; function < count; function++) {
            firsts[function + 1] += firsts[function];
        }
        starts = new int[firsts[count]];
        for (int i = leaders.nextSetBit(0); i >= 0; i = leaders.nextSetBit(i + 1)) {
            starts[firsts[functions[i]] + blocks[i]] = i;
        }
    }

    /** Where a jump through a table goes; nothing when that is not known. */
    long[] tableOf(int instruction) {
        return tables.getOrDefault(instruction, new long[0]);
    }

    int count(int function) {
        return firsts[function + 1] - firsts[function];
    }

    int blockOf(int instruction) {
        return blocks[instruction];
    }

    boolean isLeader(int instruction) {
        return leaders.get(instruction);
    }

    /** First instruction of a block. */
    int first(int function, int number) {
        return starts[firsts[function] + number];
    }

    /** Last instruction of a block, without padding behind it. */
    int last(int function, int number) {
        int last = first(function, number);
        while (!code.kind(last).endsBlock() && last + 1 < code.count() && functions[last + 1] == function
                && !leaders.get(last + 1)) {
            last++;
        }
        return last;
    }

    /** Blocks of the same function that may come next, ascending; without what only a run can tell. */
    int[] successors(int function, int number) {
        int last = last(function, number);
        IntArrayList next = new IntArrayList();
        if (code.fallsThrough(last)) {
            add(next, function, code.address(last) + code.length(last));
        }
        if (code.kind(last).hasTarget() && code.kind(last).endsBlock()) {
            add(next, function, code.target(last));
        }
        for (long target : tables.getOrDefault(last, new long[0])) {
            add(next, function, target);
        }
        int[] sorted = next.toIntArray();
        Arrays.sort(sorted);
        return Arrays.stream(sorted).distinct().toArray();
    }

    private void add(IntArrayList next, int function, long address) {
        int index = code.indexOf(address);
        if (index >= 0 && functions[index] == function) {
            next.add(blocks[index]);
        }
    }
}
