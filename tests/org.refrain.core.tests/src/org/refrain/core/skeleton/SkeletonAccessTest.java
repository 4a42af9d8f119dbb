/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;

class SkeletonAccessTest {

    private static final LoopTokens LOOPS = LoopTokens.of(3, new int[] { 1, 2 });

    @Test
    void readsAnyWindow() throws IOException {
        for (int seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            int symbols = 2 + random.nextInt(9);
            int[] string = join(random, symbols);
            LoopTokens loops = VaryingLoops.find(SymbolSequence.of(string), symbols, new BitSet(), Progress.NONE);
            SkeletonLists lists = new SkeletonLists();
            SkeletonDirectory directory = Skeleton.split(SymbolSequence.of(string), loops, lists, Progress.NONE);
            SkeletonAccess access = lists.access(loops, directory);
            assertThat(access.length()).isEqualTo(string.length);
            for (int i = 0; i < 10; i++) {
                int from = random.nextInt(string.length + 1);
                int[] window = new int[random.nextInt(1000)];
                int read = access.symbols(from, window, window.length);
                assertThat(read).as("seed %d", seed).isEqualTo(Math.min(window.length, string.length - from));
                assertThat(Arrays.copyOf(window, read)).as("seed %d, from %d", seed, from)
                        .isEqualTo(Arrays.copyOfRange(string, from, from + read));
            }
        }
    }

    @Test
    void leadsFromPositionsToElementsAndBack() throws IOException {
        Random random = new Random(5);
        int[] string = join(random, 5);
        LoopTokens loops = VaryingLoops.find(SymbolSequence.of(string), 5, new BitSet(), Progress.NONE);
        SkeletonLists lists = new SkeletonLists();
        SkeletonDirectory directory = Skeleton.split(SymbolSequence.of(string), loops, lists, Progress.NONE);
        SkeletonAccess access = lists.access(loops, directory);
        long position = 0;
        for (int element = 0; element < directory.length(); element++) {
            assertThat(access.positionOf(element)).isEqualTo(position);
            long end = access.positionOf(element + 1);
            assertThat(end).isGreaterThan(position);
            assertThat(access.elementAt(position)).isEqualTo(element);
            assertThat(access.elementAt(end - 1)).isEqualTo(element);
            position = end;
        }
        assertThat(position).isEqualTo(string.length);
    }

    @Test
    void findsItsWayAmongBillionsOfIterations() throws IOException {
        SkeletonDirectory.Builder builder = new SkeletonDirectory.Builder();
        builder.event();
        builder.loop(2L << 40);
        builder.event();
        SkeletonAccess access = new SkeletonAccess(SymbolSequence.of(0, 3, 0), IterationCounts.of(1L << 40), LOOPS,
                builder.build());
        int[] window = new int[4];
        assertThat(access.symbols((1L << 41) - 1, window, 4)).isEqualTo(3);
        assertThat(window).startsWith(1, 2, 0);
    }

    @Test
    void refusesWhatDoesNotFit() throws IOException {
        SkeletonDirectory.Builder builder = new SkeletonDirectory.Builder();
        builder.event();
        builder.loop(6);
        SkeletonDirectory directory = builder.build();
        int[] window = new int[9];
        SymbolSequence tooLong = SymbolSequence.of(0, 3, 0);
        assertThatThrownBy(() -> new SkeletonAccess(tooLong, IterationCounts.of(3), LOOPS, directory))
                .isInstanceOf(InvalidSkeletonException.class).hasMessageContaining("3 elements");
        for (SymbolSequence skeleton : new SymbolSequence[] { SymbolSequence.of(0, 4), SymbolSequence.of(0, -1),
            SymbolSequence.of(3, 3), SymbolSequence.of(0, 1) }) {
            SkeletonAccess access = new SkeletonAccess(skeleton, IterationCounts.of(3), LOOPS, directory);
            assertThatThrownBy(() -> access.symbols(0, window, 9)).isInstanceOf(InvalidSkeletonException.class);
        }
        for (long count : new long[] { 0, -5, 4, 2, Long.MAX_VALUE }) {
            SkeletonAccess access = new SkeletonAccess(SymbolSequence.of(0, 3), IterationCounts.of(count), LOOPS,
                    directory);
            assertThatThrownBy(() -> access.symbols(0, window, 9)).isInstanceOf(InvalidSkeletonException.class)
                    .satisfies(e -> assertThat(((InvalidSkeletonException) e).element()).isPositive());
        }
    }

    @Test
    void refusesADirectoryThatDoesNotFit() {
        assertThatThrownBy(() -> new SkeletonDirectory(new long[] { 0, 3 }, new long[] { 0, 0 }, 300, 300, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SkeletonDirectory(new long[] { 1 }, new long[] { 0 }, 3, 9, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SkeletonDirectory(new long[0], new long[0], 3, 9, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SkeletonDirectory(new long[0], new long[0], 0, 9, 0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** A string of several thousand symbols, so that its skeleton has several samples. */
    private static int[] join(Random random, int symbols) {
        int[] joined = new int[0];
        for (int parts = 1 + random.nextInt(8); parts > 0; parts--) {
            int[] part = StructuredStrings.next(random, symbols);
            int at = joined.length;
            joined = Arrays.copyOf(joined, at + part.length);
            System.arraycopy(part, 0, joined, at, part.length);
        }
        return joined;
    }
}
