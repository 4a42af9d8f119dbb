/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;

class GrammarCycleTableTest {

    /** A sequence of ids as a grammar with two levels: pairs of neighbours are rules. */
    private static RGrammar pairs(int[] ids) throws InvalidGrammarException {
        int pairs = ids.length / 2;
        int odd = ids.length % 2;
        int[] starts = new int[pairs + 2];
        int[] elements = new int[pairs + odd + 2 * pairs];
        for (int p = 0; p < pairs; p++) {
            elements[p] = ~(p + 1);
            starts[p + 1] = pairs + odd + 2 * p;
            elements[starts[p + 1]] = ids[2 * p];
            elements[starts[p + 1] + 1] = ids[2 * p + 1];
        }
        if (odd == 1) {
            elements[pairs] = ids[ids.length - 1];
        }
        starts[pairs + 1] = elements.length;
        long[] exponents = new long[elements.length];
        Arrays.fill(exponents, 1);
        return new RGrammar(starts, elements, exponents);
    }

    @RepeatedTest(200)
    void agreesWithAPlainList(RepetitionInfo repetition) throws InvalidGrammarException {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        int distinct = 1 + random.nextInt(14);
        int[] ids = random.ints(random.nextInt(60), 0, distinct).toArray();
        List<DistinctCycle> cycles = new ArrayList<>();
        for (int id = 0; id < distinct; id++) {
            cycles.add(new DistinctCycle(id, 1 + random.nextInt(5), 0, 0, 0, 0));
        }
        long prologue = random.nextInt(4);
        CycleTable table = new GrammarCycleTable(3, pairs(ids), cycles, prologue, 2);
        assertThat(table.count()).isEqualTo(ids.length);
        assertThat(table.header()).isEqualTo(3);
        assertThat(table.occurrenceAt(prologue - 1)).isEqualTo(-1);
        long position = prologue;
        long[] seen = new long[distinct];
        for (int k = 0; k < ids.length; k++) {
            assertThat(table.idOf(k)).as("seed %d", seed).isEqualTo(ids[k]);
            assertThat(table.startOf(k)).as("seed %d", seed).isEqualTo(position);
            for (int id = 0; id < distinct; id++) {
                assertThat(table.rank(id, k)).as("seed %d", seed).isEqualTo(seen[id]);
            }
            assertThat(table.select(ids[k], seen[ids[k]]++)).as("seed %d", seed).isEqualTo(k);
            for (long end = position + cycles.get(ids[k]).length(); position < end; position++) {
                assertThat(table.occurrenceAt(position)).as("seed %d", seed).isEqualTo(k);
            }
        }
        assertThat(table.startOf(ids.length)).isEqualTo(position);
        assertThat(table.occurrenceAt(position)).isEqualTo(ids.length);
        for (int id = 0; id < distinct; id++) {
            assertThat(table.select(id, seen[id])).isEqualTo(-1);
            assertThat(table.rank(id, ids.length)).isEqualTo(seen[id]);
        }
    }

    @Test
    void refusesOccurrencesThatAreNotThere() throws InvalidGrammarException {
        CycleTable table = new GrammarCycleTable(0, pairs(new int[] { 0, 0 }),
                List.of(new DistinctCycle(0, 5, 2, 0, 0, 0)), 0, 0);
        assertThatThrownBy(() -> table.idOf(2)).isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("occurrence 2 of 2");
        assertThatThrownBy(() -> table.startOf(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
