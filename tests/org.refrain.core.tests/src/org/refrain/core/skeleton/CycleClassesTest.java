/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.BitSet;

import org.junit.jupiter.api.Test;
import org.refrain.core.cycle.Cyclitur;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;

/** What count abstraction is for: cycles that differ in waiting only are one class, and the grammar is small again. */
class CycleClassesTest {

    @Test
    void polledCyclesAreOneClassForEachInput() throws IOException {
        JitterTrace trace = JitterTrace.jittering(42);
        LoopTokens loops = loops(trace);
        assertThat(loops.size()).isEqualTo(5);

        CycleGrammar exact = cyclitur(trace, LoopTokens.of(loops.symbols()));
        CycleGrammar classes = cyclitur(trace, loops);
        assertThat(exact.count()).isEqualTo(trace.cycles());
        assertThat(classes.count()).isEqualTo(trace.cycles());
        assertThat(exact.distinctCount()).isGreaterThan(trace.cycles() * 9 / 10);
        assertThat(classes.distinctCount()).isEqualTo(trace.variants());

        ReSequitur plain = new ReSequitur();
        for (int event : trace.events()) {
            plain.append(event);
        }
        assertThat(plain.build().size()).isGreaterThan(4 * classes.inlinedSize());
    }

    @Test
    void steadyLoopsStayInTheGrammar() throws IOException {
        JitterTrace trace = JitterTrace.steady(42);
        assertThat(loops(trace).size()).isZero();
        assertThat(cyclitur(trace, loops(trace)).distinctCount()).isEqualTo(trace.variants());
    }

    @Test
    void aLongTraceIsWeighedInStretches() throws IOException {
        int[] events = JitterTrace.jittering(42).events();
        SymbolSequence twentyTimes = new SymbolSequence() {
            @Override
            public long length() {
                return 20L * events.length;
            }

            @Override
            public int symbols(long position, int[] into, int count) {
                int from = (int) (position % events.length);
                int n = Math.min(count, events.length - from);
                System.arraycopy(events, from, into, 0, n);
                return n;
            }
        };
        BitSet header = new BitSet();
        header.set(JitterTrace.HEADER);
        assertThat(VaryingLoops.find(twentyTimes, 200, header, Progress.NONE).size()).isEqualTo(5);
    }

    @Test
    void countsTellHowLongALoopRan() throws IOException {
        JitterTrace trace = JitterTrace.jittering(7);
        LoopTokens loops = loops(trace);
        LoopCounts counts = new LoopCounts(loops);
        Skeleton.split(SymbolSequence.of(trace.events()), loops, counts, Progress.NONE);
        // the first polling loop: 17 to 21 times, once in each cycle, the unfinished one perhaps included
        int first = 0;
        while (loops.symbol(first, 0) != 145) {
            first++;
        }
        assertThat(loops.body(first)).containsExactly(145, 146, 147);
        assertThat(counts.of(first).min()).isEqualTo(17);
        assertThat(counts.of(first).max()).isEqualTo(21);
        assertThat(counts.of(first).total()).isBetween((long) trace.cycles(), trace.cycles() + 1L);
    }

    private static LoopTokens loops(JitterTrace trace) throws IOException {
        BitSet header = new BitSet();
        header.set(JitterTrace.HEADER);
        return VaryingLoops.find(SymbolSequence.of(trace.events()), 200, header, Progress.NONE);
    }

    private static CycleGrammar cyclitur(JitterTrace trace, LoopTokens loops) throws IOException {
        Cyclitur cyclitur = new Cyclitur(JitterTrace.HEADER);
        Skeleton.split(SymbolSequence.of(trace.events()), loops, new SkeletonSink() {
            @Override
            public void event(int symbol) {
                cyclitur.append(symbol);
            }

            @Override
            public void loop(int token, long iterations) {
                cyclitur.append(token);
            }
        }, Progress.NONE);
        return cyclitur.build();
    }
}
