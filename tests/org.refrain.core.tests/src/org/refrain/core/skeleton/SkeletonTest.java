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

class SkeletonTest {

    @Test
    void splitsAsInTheTourOfThePackage() throws IOException {
        // h a p q p q p q b h a p q p q b h a p q p q p q p q b
        int[] trace = { 0, 1, 2, 3, 2, 3, 2, 3, 4, 0, 1, 2, 3, 2, 3, 4, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3, 4 };
        LoopTokens loops = VaryingLoops.find(SymbolSequence.of(trace), 5, header(0), Progress.NONE);
        assertThat(loops.size()).isEqualTo(1);
        assertThat(loops.body(0)).containsExactly(2, 3);
        SkeletonLists lists = new SkeletonLists();
        Skeleton.split(SymbolSequence.of(trace), loops, lists, Progress.NONE);
        assertThat(lists.skeleton()).containsExactly(0, 1, 5, 4, 0, 1, 5, 4, 0, 1, 5, 4);
        assertThat(lists.counts()).containsExactly(3, 2, 4);
    }

    @Test
    void countsOneIterationToo() throws IOException {
        LoopTokens loops = LoopTokens.of(5, new int[] { 2, 3 });
        SkeletonLists lists = new SkeletonLists();
        Skeleton.split(SymbolSequence.of(1, 2, 3, 4, 1, 2, 3, 2, 3, 2), loops, lists, Progress.NONE);
        assertThat(lists.skeleton()).containsExactly(1, 5, 4, 1, 5, 2);
        assertThat(lists.counts()).containsExactly(1, 2);
    }

    @Test
    void leavesAConstantNumberOfIterationsWhereItIs() throws IOException {
        int[] trace = new int[600];
        for (int i = 0; i < trace.length; i++) {
            trace[i] = i % 10 < 6 ? i % 2 : i % 10;
        }
        assertThat(VaryingLoops.find(SymbolSequence.of(trace), 10, new BitSet(), Progress.NONE).size()).isZero();
    }

    @Test
    void leavesWhatFollowsFromTheContextWhereItIs() throws IOException {
        // two call sites: one always waits 3 times, the other 7 times; together too long to be a loop's body
        Random random = new Random(1);
        int[] trace = new int[20_000];
        int length = 0;
        while (length < trace.length - 60) {
            int site = random.nextInt(2);
            trace[length++] = 4 + site;
            for (int n = 0; n < TandemRepeatScanner.LONGEST_PERIOD; n++) {
                trace[length++] = 6 + n;
            }
            for (int n = 0; n < (site == 0 ? 3 : 7); n++) {
                trace[length++] = 1;
                trace[length++] = 2;
            }
            trace[length++] = 3;
        }
        assertThat(VaryingLoops.find(SymbolSequence.of(trace), 22, new BitSet(), Progress.NONE).size()).isZero();
    }

    @Test
    void givesBackEveryStringWhateverTheLoops() {
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            int symbols = 1 + random.nextInt(6);
            int[] string = StructuredStrings.next(random, symbols);
            assertThat(expand(string, randomLoops(random, symbols, string), random)).as("seed %d", seed)
                    .isEqualTo(string);
        }
    }

    @Test
    void givesBackEveryStringAndSwallowsNoHeader() throws IOException {
        int withLoops = 0;
        for (int seed = 0; seed < 20_000; seed++) {
            Random random = new Random(seed);
            int symbols = 2 + random.nextInt(9);
            int[] string = StructuredStrings.next(random, symbols);
            BitSet barriers = random.nextBoolean() ? header(random.nextInt(symbols)) : new BitSet();
            LoopTokens loops = VaryingLoops.find(SymbolSequence.of(string), symbols, barriers, Progress.NONE);
            for (int loop = 0; loop < loops.size(); loop++) {
                for (int symbol : loops.body(loop)) {
                    assertThat(barriers.get(symbol)).as("seed %d", seed).isFalse();
                }
            }
            withLoops += loops.size() > 0 ? 1 : 0;
            assertThat(expand(string, loops, random)).as("seed %d", seed).isEqualTo(string);
        }
        assertThat(withLoops).isGreaterThan(5_000);
    }

    @Test
    void splitsEachCycleAsIfItStoodAlone() throws IOException {
        for (int seed = 0; seed < 2_000; seed++) {
            Random random = new Random(seed);
            int symbols = 3 + random.nextInt(6);
            int[] string = StructuredStrings.next(random, symbols);
            LoopTokens loops = VaryingLoops.find(SymbolSequence.of(string), symbols, header(0), Progress.NONE);
            SkeletonLists whole = new SkeletonLists();
            Skeleton.split(SymbolSequence.of(string), loops, whole, Progress.NONE);
            SkeletonLists cycles = new SkeletonLists();
            for (int at = 0; at < string.length;) {
                int end = at + 1;
                while (end < string.length && string[end] != 0) {
                    end++;
                }
                Skeleton.split(SymbolSequence.of(Arrays.copyOfRange(string, at, end)), loops, cycles, Progress.NONE);
                at = end;
            }
            assertThat(cycles.skeleton()).as("seed %d", seed).isEqualTo(whole.skeleton());
            assertThat(cycles.counts()).as("seed %d", seed).isEqualTo(whole.counts());
        }
    }

    @Test
    void saysWhatIsWrongWithATableOfLoops() {
        assertThatThrownBy(() -> LoopTokens.of(3, new int[] { 1, 3 })).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("symbol 3 of 3");
        assertThatThrownBy(() -> LoopTokens.of(3, new int[17])).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("17 symbols");
        assertThatThrownBy(() -> LoopTokens.of(3, new int[0])).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new LoopTokens(3, new int[] { 0, 1 }, new int[] { 1 }, new int[] { 0 }))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("from 0 iterations");
        assertThatThrownBy(() -> new LoopTokens(3, new int[] { 0, 2, 1 }, new int[] { 1 }, new int[] { 1, 1 }))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** Splits the string, in blocks of random sizes, and puts it together again. */
    private static int[] expand(int[] string, LoopTokens loops, Random random) {
        int[] expanded = new int[string.length + 1];
        int[] length = new int[1];
        Skeleton skeleton = new Skeleton(loops, new SkeletonExpander(loops, symbol -> expanded[length[0]++] = symbol));
        int[] block = new int[string.length];
        for (int at = 0; at < string.length;) {
            int count = Math.min(1 + random.nextInt(300), string.length - at);
            System.arraycopy(string, at, block, 0, count);
            skeleton.accept(block, count);
            at += count;
        }
        assertThat(skeleton.finish().events()).isEqualTo(string.length);
        return Arrays.copyOf(expanded, length[0]);
    }

    private static LoopTokens randomLoops(Random random, int symbols, int[] string) {
        LoopTokens.Builder loops = new LoopTokens.Builder(symbols);
        for (int loop = random.nextInt(4); loop > 0; loop--) {
            int[] body = new int[1 + random.nextInt(TandemRepeatScanner.LONGEST_PERIOD)];
            int from = random.nextInt(string.length + 1);
            for (int i = 0; i < body.length; i++) {
                body[i] = from + i < string.length ? string[from + i] : random.nextInt(symbols);
            }
            loops.add(body, 1 + random.nextInt(LoopTokens.MOST_FEWEST));
        }
        return loops.build();
    }

    private static BitSet header(int symbol) {
        BitSet header = new BitSet();
        header.set(symbol);
        return header;
    }
}
