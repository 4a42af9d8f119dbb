/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.ways;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.grammar.RGrammarAssembler;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.path.RandomTrace;
import org.refrain.core.path.frames.PathIndex;
import org.refrain.core.path.ways.Way.End;
import org.refrain.core.path.ways.Way.Start;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.cft.CftReader;

class FunctionWaysTest {

    @Test
    void cutsLoopsAtTheEdgesThatGoBack() throws Exception {
        FunctionWays ways = ways(">f 1 2 3 2 3 2 4 <", "f");
        assertThat(ways.ways().stream().map(FunctionWaysTest::text)).containsExactly("ENTRY 1 2 3 LOOP 1",
                "LOOP 2 3 LOOP 1", "LOOP 2 4 EXIT 1");
        assertThat(ways.ways().get(0).share()).isCloseTo(1 / 3.0, within(1e-12));
        assertThat(ways.coverage().edges()).containsExactly(new EdgeCount(1, 2, 1, false),
                new EdgeCount(2, 3, 2, false), new EdgeCount(2, 4, 1, false), new EdgeCount(3, 2, 2, true));
        assertThat(ways.coverage().blocks()).containsExactly(new BlockCount(1, 1), new BlockCount(2, 3),
                new BlockCount(3, 2), new BlockCount(4, 1));
        assertThat(ways.coverage().hasBlock(4)).isTrue();
        assertThat(ways.coverage().hasBlock(5)).isFalse();
        assertThat(ways.coverage().missing(1, 5, 4, 0, 5)).containsExactly(5, 0);
    }

    @Test
    void tellsBranchesLoopsOfOneBlockAndCallsApart() throws Exception {
        FunctionWays ways = ways(">m >f 1 >g 7 < 3 < >f 2 2 2 3 < >f < >f 1 3 < <", "f");
        assertThat(ways.ways().stream().map(FunctionWaysTest::text)).containsExactly("ENTRY 1 3 EXIT 2",
                "ENTRY 2 LOOP 1", "LOOP 2 LOOP 1", "LOOP 2 3 EXIT 1");
        assertThat(ways.coverage().frames()).isEqualTo(4);
        assertThat(ways.coverage().emptyFrames()).isEqualTo(1);
        assertThat(ways.coverage().cutFrames()).isZero();
    }

    @Test
    void knowsFramesThatWereCutOff() throws Exception {
        FunctionWays ways = ways("1 2 < >f 1 2 >f 1 ~ 3 < >f 1 2", "f");
        assertThat(ways.ways().stream().map(FunctionWaysTest::text)).containsExactly("ENTRY 1 2 CUT 2",
                "ENTRY 1 CUT 1");
        assertThat(ways.coverage().frames()).isEqualTo(3).isEqualTo(ways.coverage().cutFrames());
    }

    @Test
    void countsWhatNobodyCouldExpand() throws Exception {
        ControlFlowTrace small = read(">f 1 2 <");
        RGrammarAssembler rules = new RGrammarAssembler();
        rules.beginRule();
        rules.add(~1, 1L << 40);
        rules.beginRule();
        rules.add(0, 1);
        rules.add(1, 1L << 15);
        rules.add(2, 1);
        rules.add(3, 1);
        ControlFlowTrace huge = new ControlFlowTrace(small.alphabet(), rules.build());
        FunctionWays ways = FunctionWays.of(new PathIndex(huge), "f", Progress.NONE);
        assertThat(ways.ways().stream().map(FunctionWaysTest::text)).containsExactly(
                "LOOP 1 LOOP " + (1L << 40) * ((1 << 15) - 2), "ENTRY 1 LOOP " + (1L << 40),
                "LOOP 1 2 EXIT " + (1L << 40));
    }

    @Test
    void anUnknownFunctionSaysWhichAreLikeIt() {
        assertThatThrownBy(() -> ways(">alpha 1 <", "alhpa")).isInstanceOf(UnknownFunctionException.class)
                .hasMessageContaining("did you mean alpha?");
    }

    @Test
    void equalsAWalkOverTheExpandedTrace() throws Exception {
        for (int seed = 0; seed < 6000; seed++) {
            RandomTrace random = new RandomTrace(100_000 + seed, 1 + seed / 10);
            PathIndex index = new PathIndex(random.trace);
            for (int function = 0; function < random.functionCount; function++) {
                BruteForce expected = new BruteForce(random, function);
                String what = "seed " + seed + ", f" + function;
                FunctionWays ways = FunctionWays.of(index, "f" + function, Progress.NONE);
                assertThat(ways.coverage()).as(what).isEqualTo(expected.coverage());
                assertThat(ways.ways().stream().map(FunctionWaysTest::text)).as(what)
                        .containsExactlyInAnyOrderElementsOf(expected.ways());
                assertThat(ways.ways()).as(what).isSortedAccordingTo(Comparator.comparingLong(Way::count).reversed());
                assertThat(ways.ways().stream().mapToDouble(Way::share).sum()).as(what)
                        .isCloseTo(ways.ways().isEmpty() ? 0 : 1, within(1e-9));
            }
        }
    }

    private static String text(Way way) {
        return text(way.blocks(), way.start(), way.end()) + " " + way.count();
    }

    private static String text(List<Integer> blocks, Start start, End end) {
        return start + " " + String.join(" ", blocks.stream().map(String::valueOf).toList()) + " " + end;
    }

    private static FunctionWays ways(String text, String function) throws Exception {
        return FunctionWays.of(new PathIndex(read(text)), function, Progress.NONE);
    }

    private static ControlFlowTrace read(String text) throws Exception {
        TraceSource source = TraceSource.of("x.cft", text.getBytes(StandardCharsets.UTF_8));
        return ControlFlowTrace.read(source, new CftReader(), new ReSequitur(), Progress.NONE);
    }

    /** Frames as lists of blocks, and everything by counting in them. */
    private static final class BruteForce {

        private record Frame(int function, List<Integer> blocks) {
        }

        private final int function;
        private final List<List<Integer>> left = new ArrayList<>();
        private final List<List<Integer>> lost = new ArrayList<>();
        private final Map<List<Integer>, Long> edges = new HashMap<>();
        private final Set<List<Integer>> back = new HashSet<>();

        BruteForce(RandomTrace random, int function) {
            this.function = function;
            Deque<Frame> stack = new ArrayDeque<>();
            for (int symbol : random.symbols) {
                int value = random.trace.alphabet().value(symbol);
                switch (random.trace.alphabet().kind(symbol)) {
                    case ENTRY -> stack.push(new Frame(value, new ArrayList<>()));
                    case BLOCK -> {
                        if (!stack.isEmpty()) {
                            stack.getFirst().blocks.add(value);
                        }
                    }
                    case EXIT -> {
                        if (!stack.isEmpty()) {
                            end(stack.pop(), left);
                        }
                    }
                    default -> {
                        stack.forEach(frame -> end(frame, lost));
                        stack.clear();
                    }
                }
            }
            stack.forEach(frame -> end(frame, lost));
            for (List<Integer> frame : frames()) {
                for (int i = 1; i < frame.size(); i++) {
                    edges.merge(frame.subList(i - 1, i + 1), 1L, Long::sum);
                }
            }
            Set<Integer> seen = new HashSet<>();
            for (int entry : new TreeSet<>(frames().stream().filter(f -> !f.isEmpty()).map(f -> f.get(0)).toList())) {
                search(entry, new HashSet<>(), seen);
            }
        }

        private void end(Frame frame, List<List<Integer>> into) {
            if (frame.function == function) {
                into.add(frame.blocks);
            }
        }

        private List<List<Integer>> frames() {
            List<List<Integer>> all = new ArrayList<>(left);
            all.addAll(lost);
            return all;
        }

        private void search(int block, Set<Integer> path, Set<Integer> seen) {
            if (!seen.add(block)) {
                return;
            }
            path.add(block);
            for (int to : new TreeSet<>(edges.keySet().stream().filter(e -> e.get(0) == block).map(e -> e.get(1))
                    .toList())) {
                if (path.contains(to)) {
                    back.add(List.of(block, to));
                } else {
                    search(to, path, seen);
                }
            }
            path.remove(block);
        }

        Coverage coverage() {
            TreeMap<Integer, Long> blocks = new TreeMap<>();
            frames().forEach(frame -> frame.forEach(block -> blocks.merge(block, 1L, Long::sum)));
            List<BlockCount> blockCounts = new ArrayList<>();
            blocks.forEach((block, count) -> blockCounts.add(new BlockCount(block, count)));
            List<EdgeCount> edgeCounts = new ArrayList<>();
            edges.forEach((edge, count) -> edgeCounts.add(new EdgeCount(edge.get(0), edge.get(1), count,
                    back.contains(edge))));
            edgeCounts.sort(Comparator.comparingInt(EdgeCount::from).thenComparingInt(EdgeCount::to));
            return new Coverage(frames().size(), lost.size(), Collections.frequency(frames(), List.of()), blockCounts,
                    edgeCounts);
        }

        List<String> ways() {
            Map<String, Long> ways = new HashMap<>();
            for (List<Integer> frame : frames()) {
                int from = 0;
                for (int i = 1; i <= frame.size(); i++) {
                    boolean end = i == frame.size();
                    if (end || back.contains(frame.subList(i - 1, i + 1))) {
                        Start start = from == 0 ? Start.ENTRY : Start.LOOP;
                        boolean isLost = lost.stream().anyMatch(other -> other == frame);
                        ways.merge(text(frame.subList(from, i), start, end ? isLost ? End.CUT : End.EXIT : End.LOOP),
                                1L, Long::sum);
                        from = i;
                    }
                }
            }
            List<String> texts = new ArrayList<>();
            ways.forEach((way, count) -> texts.add(way + " " + count));
            return texts;
        }
    }
}
