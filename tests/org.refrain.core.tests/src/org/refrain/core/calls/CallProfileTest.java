/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.refrain.core.calls.LocatedRandomTrace.Frame;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.grammar.RGrammarAssembler;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.progress.Progress;

class CallProfileTest {

    @Test
    void countsAsAWalkOverAllFramesDoes() throws Exception {
        for (int seed = 0; seed < 1500; seed++) {
            LocatedRandomTrace trace = new LocatedRandomTrace(800_000 + seed, 1 + seed / 8);
            String what = "seed " + seed;
            CallTree tree = CallTree.of(trace.located, Progress.NONE);
            CallProfile profile = CallProfile.of(tree, Progress.NONE);
            for (int function = 0; function < trace.alphabet.functionCount(); function++) {
                assertThat(profile.functions().get(function)).as(what).isEqualTo(walk(trace, function));
            }
            List<CallEdge> edges = edges(trace);
            assertThat(profile.edges()).as(what).containsExactlyInAnyOrderElementsOf(edges)
                    .isSortedAccordingTo(Comparator.comparingLong(CallEdge::calls).reversed());
            assertThat(profile.callersOf(0)).as(what)
                    .containsExactlyInAnyOrderElementsOf(edges.stream().filter(e -> e.callee() == 0).toList());
            assertThat(profile.calleesOf(0)).as(what)
                    .containsExactlyInAnyOrderElementsOf(edges.stream().filter(e -> e.caller() == 0).toList());
            assertThat(profile.unknownEvents()).as(what).isEqualTo(
                    trace.stacks.stream().skip(trace.start).filter(List::isEmpty).count());
            assertThat(tree.depth()).as(what)
                    .isEqualTo(trace.stacks.stream().mapToInt(List::size).max().orElse(0));
        }
    }

    private static FunctionProfile walk(LocatedRandomTrace trace, int function) {
        List<Frame> frames = trace.frames.stream().filter(frame -> frame.function == function).toList();
        long self = trace.stacks.stream().filter(open -> !open.isEmpty()
                && open.get(open.size() - 1).function == function).count();
        long total = trace.stacks.stream()
                .filter(open -> open.stream().anyMatch(frame -> frame.function == function)).count();
        List<Frame> left = frames.stream().filter(frame -> frame.exitEvent >= 0).toList();
        LongSummaryStatistics lengths = left.stream().mapToLong(frame -> frame.to - frame.from).summaryStatistics();
        long shortest = left.isEmpty() ? -1 : lengths.getMin();
        long longest = left.isEmpty() ? -1 : lengths.getMax();
        return new FunctionProfile(function, frames.size(), frames.size() - left.size(), self, total, shortest,
                first(left, shortest), longest, first(left, longest));
    }

    private static long first(List<Frame> frames, long length) {
        return frames.stream().filter(frame -> frame.to - frame.from == length).mapToLong(frame -> frame.from)
                .min().orElse(-1);
    }

    private static List<CallEdge> edges(LocatedRandomTrace trace) {
        Map<List<Integer>, long[]> sums = new HashMap<>();
        for (Frame frame : trace.frames) {
            long[] sum = sums.computeIfAbsent(List.of(frame.caller, frame.function), key -> new long[2]);
            sum[0]++;
            sum[1] += frame.to - frame.from;
        }
        List<CallEdge> edges = new ArrayList<>();
        sums.forEach((key, sum) -> edges.add(new CallEdge(key.get(0), key.get(1), sum[0], sum[1])));
        return edges;
    }

    @Test
    void countsCallsThatNobodyCouldExpand() throws Exception {
        // main { (f 1 g 2 g 2)^(2^40) }
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        RGrammarAssembler rules = new RGrammarAssembler();
        rules.beginRule();
        rules.add(tokens.entry("main"), 1);
        rules.add(~1, 1L << 40);
        rules.beginRule();
        for (int symbol : new int[] {tokens.entry("f"), tokens.block(1), tokens.exit(), tokens.entry("g"),
            tokens.block(2), tokens.exit(), tokens.entry("g"), tokens.block(2), tokens.exit()}) {
            rules.add(symbol, 1);
        }
        // main 5, f 0, block 1: 7, exit 1, g 1, block 2: 2
        LocatedControlFlow located = new LocatedControlFlow(new ControlFlowTrace(tokens.build(), rules.build()),
                new int[] {5, 0, 7, 1, 1, 2}, 10);
        CallProfile profile = CallProfile.of(CallTree.of(located, Progress.NONE), Progress.NONE);
        long n = 1L << 40;
        assertThat(profile.functions()).containsExactly(
                new FunctionProfile(0, 1, 1, 5, 5 + 16 * n, -1, -1, -1, -1),
                new FunctionProfile(1, n, 0, 8 * n, 8 * n, 8, 15, 8, 15),
                new FunctionProfile(2, 2 * n, 0, 8 * n, 8 * n, 4, 23, 4, 23));
        assertThat(profile.edges()).containsExactly(new CallEdge(0, 2, 2 * n, 8 * n), new CallEdge(0, 1, n, 8 * n),
                new CallEdge(CallEdge.UNKNOWN, 0, 1, 5 + 16 * n));
    }

    @Test
    void followsAMillionNestedCalls() throws Exception {
        int depth = 1_000_000;
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        ReSequitur builder = new ReSequitur(true);
        for (int i = 0; i < depth; i++) {
            builder.append(tokens.entry("f"));
            builder.append(tokens.block(1));
        }
        builder.append(tokens.exit(), depth);
        LocatedControlFlow located = new LocatedControlFlow(new ControlFlowTrace(tokens.build(), builder.build()),
                new int[] {1, 0, 1}, 0);
        CallTree tree = CallTree.of(located, Progress.NONE);
        assertThat(tree.depth()).isEqualTo(depth);
        assertThat(CallProfile.of(tree, Progress.NONE).functions()).containsExactly(
                new FunctionProfile(0, depth, 0, 2L * depth, 2L * depth, 2, depth - 1, 2L * depth, 0));
    }

    @Test
    void framesWithoutEndAreRefused() throws Exception {
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        RGrammarAssembler rules = new RGrammarAssembler();
        rules.beginRule();
        rules.add(tokens.entry("f"), 1L << 50);
        LocatedControlFlow located = new LocatedControlFlow(new ControlFlowTrace(tokens.build(), rules.build()),
                new int[] {1}, 0);
        assertThatThrownBy(() -> CallTree.of(located, Progress.NONE)).isInstanceOf(CallTreeException.class)
                .hasMessageContaining("exits seem to be missing");
    }

    @Test
    void stopsWhenNobodyWaits() {
        LocatedRandomTrace trace = new LocatedRandomTrace(1, 1000);
        Progress cancelled = new Progress() {
            @Override
            public void report(String task, long done, long total) {
                // nobody is looking
            }

            @Override
            public boolean isCancelled() {
                return true;
            }
        };
        assertThatThrownBy(() -> CallTree.of(trace.located, cancelled)).isInstanceOf(CancellationException.class);
    }
}
