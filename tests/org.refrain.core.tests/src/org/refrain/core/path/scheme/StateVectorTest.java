/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.path.query.PathQuery;

class StateVectorTest {

    private final ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
    private final int main = tokens.entry("main");
    private final int entry = tokens.entry("F1");
    private final int exit = tokens.exit();
    private final int[] block = {tokens.block(0), tokens.block(1), tokens.block(2), tokens.block(3)};
    private final ControlFlowAlphabet alphabet = tokens.build();

    /**
     * Figure 2 of the paper: main calls F1, whose block 2 calls F1 again; the inner call takes 1 2 and returns; then
     * the outer one's 3 completes 1 2 3. Neither the inner call's blocks nor main's take part.
     */
    @Test
    void tellsOuterFromInnerCallsAsInTheExampleOfThePaper() throws Exception {
        StateVector vector = new StateVector(PathQuery.of(alphabet, "F1", "1 2 3"), alphabet);
        int[] trace = {main, entry, block[1], block[2], entry, block[1], block[2], exit, block[3], exit, block[3]};
        assertThat(vector.find(trace, 0, trace.length, 0)).as("behind the outer 3").isEqualTo(9);
        assertThat(vector.lastCompleted()).isEqualTo(1);
        assertThat(vector.lastFrame()).as("entry of the outer F1").isEqualTo(1);
        assertThat(vector.lastDepth()).isEqualTo(2);
        assertThat(vector.find(trace, 9, trace.length, 9)).isEqualTo(trace.length);
        assertThat(vector.lastCompleted()).as("main's 3 completes nothing").isZero();
    }

    @Test
    void passesOverSectionsAsTheirEventsWould() throws Exception {
        PathQuery query = PathQuery.of(alphabet, "F1", "1 2 3");
        // kept 1 frame of 3, left with 4: both frames of F1 are gone
        StateVector vector = new StateVector(query, alphabet);
        vector.find(new int[] {main, entry, block[1], block[2], entry, block[1]}, 0, 6, 0);
        vector.skip(1, 4);
        vector.find(new int[] {block[2], block[3], exit, exit, exit, block[3]}, 0, 6, 100);
        assertThat(vector.lastCompleted()).isZero();
        assertThat(vector.find(new int[] {entry, block[1], block[2], block[3]}, 0, 4, 200)).isEqualTo(4);
        assertThat(vector.lastFrame()).isEqualTo(200);
        assertThat(vector.lastDepth()).isEqualTo(2);
        // kept 2 of 3, the outer F1 among them, left with the same 2
        vector = new StateVector(query, alphabet);
        vector.find(new int[] {main, entry, block[1], block[2], entry, block[1]}, 0, 6, 0);
        vector.skip(2, 2);
        assertThat(vector.find(new int[] {block[3]}, 0, 1, 50)).isEqualTo(1);
        assertThat(vector.lastCompleted()).isEqualTo(1);
        assertThat(vector.lastFrame()).isEqualTo(1);
    }

    @Test
    void exitsBelowTheFirstFrameDoNotCount() throws Exception {
        StateVector vector = new StateVector(PathQuery.of(alphabet, "F1", "1 2"), alphabet);
        int[] trace = {block[1], block[2], exit, exit, entry, block[1], exit, exit, block[2], entry, block[1],
            block[2]};
        long[] counts = new long[2];
        vector.count(trace, trace.length, counts);
        assertThat(counts[1]).isEqualTo(1);
    }
}
