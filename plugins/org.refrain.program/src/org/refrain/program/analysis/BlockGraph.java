/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.util.Arrays;
import java.util.BitSet;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.refrain.program.blocks.ProgramModel;

/** Which blocks of a function can come behind which, to tell one turn of a loop from the next. Immutable. */
final class BlockGraph {

    private final int[][] next;
    private final int[][] before;
    private final boolean complete;

    /**
     * How one block follows another.
     *
     * @param heads the heads of loops that both are in: whoever passes one on the way is in the next turn; the
     *        outermost loop's first, up to the first one that cannot but be passed
     * @param inSameTurn whether the second can come behind the first without passing the head of a loop around both
     */
    record Turn(IntArrayList heads, boolean inSameTurn) {
    }

    /**
     * @param next the blocks that may come behind each block; control enters at block 0
     * @param complete whether these are all
     */
    BlockGraph(int[][] next, boolean complete) {
        this.next = next;
        this.complete = complete;
        IntArrayList[] into = new IntArrayList[next.length];
        Arrays.setAll(into, block -> new IntArrayList());
        for (int block = 0; block < next.length; block++) {
            for (int successor : next[block]) {
                into[successor].add(block);
            }
        }
        before = Arrays.stream(into).map(IntArrayList::toIntArray).toArray(int[][]::new);
    }

    /** The blocks of a function. */
    static BlockGraph of(ProgramModel model, int function) {
        int[][] next = new int[model.functions().get(function).blocks()][];
        boolean complete = true;
        for (int block = 0; block < next.length; block++) {
            next[block] = model.successors(function, block);
            complete &= next[block].length > 0 || !isUnknownJump(model, function, block);
        }
        return new BlockGraph(next, complete);
    }

    private static boolean isUnknownJump(ProgramModel model, int function, int block) {
        int last = model.code().firstFrom(model.block(function, block).last() + 1) - 1;
        return switch (model.code().kind(last)) {
            case TABLE_JUMP, LOADED_JUMP, INDIRECT_JUMP -> true;
            default -> false;
        };
    }

    /** Whether all ways are known: a jump whose table is not known leads nowhere here. */
    boolean isComplete() {
        return complete;
    }

    /**
     * How one block follows another. Loops are nested as in B. Steensgaard, Sequentializing Program Dependence Graphs
     * for Irreducible Programs (1993): a strongly connected part, its entries taken out, and so on.
     */
    Turn turn(int from, int to) {
        BitSet left = new BitSet();
        left.set(0, next.length);
        IntArrayList heads = new IntArrayList();
        while (true) {
            BitSet loop = reach(from, next, left);
            loop.and(reach(from, before, left));
            if (!loop.get(from) || !loop.get(to)) {
                return new Turn(heads, reachAround(from, to, left).get(to));
            }
            BitSet entries = entries(loop);
            BitSet rest = (BitSet) left.clone();
            rest.andNot(entries);
            if (entries.isEmpty() || !reachAround(from, to, rest).get(to)) {
                return new Turn(heads, false);
            }
            entries.stream().forEach(heads::add);
            if (entries.get(from) || entries.get(to)) {
                return new Turn(heads, true);
            }
            left = rest;
        }
    }

    /** What comes behind a block, within some blocks; the block itself only if a way leads back to it. */
    private static BitSet reach(int from, int[][] edges, BitSet within) {
        BitSet reached = new BitSet();
        IntArrayList open = new IntArrayList(new int[] {from});
        while (!open.isEmpty()) {
            for (int block : edges[open.popInt()]) {
                if (within.get(block) && !reached.get(block)) {
                    reached.set(block);
                    open.add(block);
                }
            }
        }
        return reached;
    }

    /** As {@link #reach}, where the last block need not be within. */
    private BitSet reachAround(int from, int to, BitSet within) {
        BitSet withEnd = (BitSet) within.clone();
        withEnd.set(to);
        return reach(from, next, withEnd);
    }

    /** Blocks of a loop that control comes to from outside of it. */
    private BitSet entries(BitSet loop) {
        BitSet entries = new BitSet();
        loop.stream().filter(block -> block == 0 || isEntered(block, loop)).forEach(entries::set);
        return entries;
    }

    private boolean isEntered(int block, BitSet loop) {
        for (int source : before[block]) {
            if (!loop.get(source)) {
                return true;
            }
        }
        return false;
    }
}
