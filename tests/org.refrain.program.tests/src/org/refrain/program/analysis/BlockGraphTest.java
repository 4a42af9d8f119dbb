/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.program.analysis.BlockGraph.Turn;

class BlockGraphTest {

    @Test
    void aTurnBeginsAtTheHead() {
        // 1 { 2 or 3, 4 } 5
        BlockGraph loop = new BlockGraph(new int[][] {{1}, {2, 3}, {4}, {4}, {1, 5}, {}}, true);
        assertThat(loop.turn(2, 4)).isEqualTo(turn(true, 1));
        assertThat(loop.turn(2, 3)).as("the other branch comes in another turn").isEqualTo(turn(false));
        assertThat(loop.turn(4, 2)).as("against the order").isEqualTo(turn(false));
        assertThat(loop.turn(2, 1)).as("the head ends the turn").isEqualTo(turn(true, 1));
        assertThat(loop.turn(1, 4)).isEqualTo(turn(true, 1));
        assertThat(loop.turn(2, 5)).as("one is outside").isEqualTo(turn(true));
        assertThat(loop.turn(0, 5)).isEqualTo(turn(true));
        assertThat(loop.turn(5, 0)).as("no way").isEqualTo(turn(false));
        assertThat(loop.turn(2, 2)).as("once more").isEqualTo(turn(false));
    }

    @Test
    void loopsInLoopsHaveHeadsToo() {
        // 1 { 2 { 3 4 } 5 { 6 } 7 } 8
        BlockGraph nest = new BlockGraph(
                new int[][] {{1}, {2, 8}, {3}, {4}, {2, 5}, {6}, {5, 7}, {1}, {}}, true);
        assertThat(nest.turn(3, 4)).isEqualTo(turn(true, 1, 2));
        assertThat(nest.turn(3, 6)).as("inner loops may turn in between").isEqualTo(turn(true, 1));
        assertThat(nest.turn(4, 3)).as("the same turn of the outer loop only").isEqualTo(turn(false, 1));
        assertThat(nest.turn(6, 3)).isEqualTo(turn(false));
    }

    @Test
    void aLoopMayHaveTwoEntries() {
        BlockGraph graph = new BlockGraph(new int[][] {{1, 2}, {3}, {4}, {2, 5}, {1}, {}}, true);
        assertThat(graph.turn(1, 3)).isEqualTo(turn(true, 1, 2));
        assertThat(graph.turn(3, 4)).isEqualTo(turn(false));
    }

    /** Of any graph: nothing hangs, and in the same turn means that there is a way around the heads. */
    @RepeatedTest(300)
    void holdsForAnyGraph(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        int[][] next = new int[1 + random.nextInt(12)][];
        for (int block = 0; block < next.length; block++) {
            next[block] = random.ints(random.nextInt(3), 0, next.length).distinct().sorted().toArray();
        }
        BlockGraph graph = new BlockGraph(next, true);
        for (int from = 0; from < next.length; from++) {
            for (int to = 0; to < next.length; to++) {
                Turn turn = graph.turn(from, to);
                boolean way = walk(next, from, to, turn.heads(), new boolean[next.length]);
                assertThat(!turn.inSameTurn() || way).as("seed %d, %d to %d", repetition.getCurrentRepetition(), from,
                        to).isTrue();
            }
        }
    }

    private static boolean walk(int[][] next, int from, int to, IntArrayList without, boolean[] seen) {
        for (int block : next[from]) {
            if (block == to) {
                return true;
            }
            if (!seen[block] && !without.contains(block)) {
                seen[block] = true;
                if (walk(next, block, to, without, seen)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Turn turn(boolean inSameTurn, int... heads) {
        return new Turn(new IntArrayList(heads), inSameTurn);
    }
}
