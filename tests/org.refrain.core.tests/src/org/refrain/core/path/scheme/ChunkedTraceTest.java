/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.path.RandomTrace;
import org.refrain.core.path.match.NestingException;

class ChunkedTraceTest {

    @Test
    void expandsEachChunkToItsEvents() throws Exception {
        for (int seed = 0; seed < 300; seed++) {
            RandomTrace random = new RandomTrace(700_000 + seed, 500);
            int size = 1 + random.random.nextInt(100);
            ChunkedTrace.Builder builder = new ChunkedTrace.Builder(random.trace.alphabet(), size);
            for (int symbol : random.symbols) {
                builder.accept(symbol);
            }
            ChunkedTrace trace = builder.build();
            assertThat(trace.chunkCount()).isEqualTo((random.symbols.length + size - 1) / size);
            int[] events = new int[size];
            for (int chunk = 0; chunk < trace.chunkCount(); chunk++) {
                trace.expand(chunk, events);
                assertThat(Arrays.copyOf(events, trace.size(chunk))).isEqualTo(Arrays.copyOfRange(random.symbols,
                        chunk * size, Math.min(random.symbols.length, (chunk + 1) * size)));
            }
            assertThat(trace.indexBytes()).isEqualTo(
                    random.functionCount * ((trace.chunkCount() + 7) / 8) + 4L * trace.chunkCount());
            assertThat(trace.compressedBytes()).isPositive();
        }
    }

    @Test
    void theIndexTellsFunctionsAndLevels() throws NestingException {
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        int f = tokens.entry("f");
        int g = tokens.entry("g");
        int one = tokens.block(1);
        int exit = tokens.exit();
        int gap = tokens.gap();
        ChunkIndex.Builder builder = new ChunkIndex.Builder(tokens.build());
        int[][] chunks = {{exit, one, f}, {one, one, g, one}, {one, g, exit}, {exit, exit, g}, {one}, {gap}};
        for (int[] chunk : chunks) {
            for (int symbol : chunk) {
                builder.append(symbol);
            }
            builder.endChunk();
        }
        ChunkIndex index = builder.build();
        assertThat(index.count()).isEqualTo(6);
        int[][] expected = {{0, 1}, {1, 2}, {2, 2}, {0, 1}, {1, 1}, {0, 0}};
        for (int chunk = 0; chunk < 6; chunk++) {
            assertThat(new int[] {index.kept(chunk), index.exitLevel(chunk)}).as("chunk " + chunk)
                    .isEqualTo(expected[chunk]);
        }
        assertThat(index.concerns(0, 0)).as("f is entered, though no block of it executed").isTrue();
        assertThat(index.concerns(0, 1)).isFalse();
        assertThat(index.concerns(1, 0)).isTrue();
        assertThat(index.concerns(2, 0)).isFalse();
        assertThat(index.coverage(0)).isEqualTo(2);
        assertThat(index.coverage(1)).isEqualTo(4);
    }
}
