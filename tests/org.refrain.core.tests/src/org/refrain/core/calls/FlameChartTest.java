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
import java.util.List;
import java.util.function.Predicate;

import org.junit.jupiter.api.Test;
import org.refrain.core.calls.FlameBox.Kind;
import org.refrain.core.calls.LocatedRandomTrace.Frame;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.controlflow.LocatedControlFlowBuilder;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.progress.Progress;

class FlameChartTest {

    private static final int ALL = Integer.MAX_VALUE;

    @Test
    void drawsEachCallThatIsWideEnough() throws Exception {
        for (int seed = 0; seed < 500; seed++) {
            LocatedRandomTrace trace = new LocatedRandomTrace(900_000 + seed, 1 + seed / 4);
            if (trace.length() == 0) {
                continue;
            }
            FlameChart chart = new FlameChart(CallTree.of(trace.located, Progress.NONE));
            for (int i = 0; i < 10; i++) {
                int from = trace.random.random.nextInt((int) trace.length());
                int to = from + 1 + trace.random.random.nextInt((int) trace.length() - from + 3);
                int pixels = 1 + trace.random.random.nextInt(2 * (to - from));
                int depths = trace.random.random.nextInt(4) == 0 ? trace.random.random.nextInt(5) : ALL;
                check("seed " + seed + " [" + from + ", " + to + ") in " + pixels + " to depth " + depths, trace,
                        chart.boxes(from, to, pixels, depths, Progress.NONE), from, to, pixels, depths);
            }
        }
    }

    private static void check(String what, LocatedRandomTrace trace, List<FlameBox> boxes, long from, long to,
            int pixels, int depths) {
        double pixel = (double) (to - from) / pixels;
        List<FlameBox> wide = new ArrayList<>();
        List<FlameBox> narrow = new ArrayList<>();
        for (Frame frame : trace.frames) {
            FlameBox box = new FlameBox(frame.depth, frame.from, frame.to, frame.function,
                    frame.exitEvent < 0 ? Kind.UNFINISHED : Kind.CALL);
            if (frame.from < to && frame.to > from && frame.to > frame.from && box.depth() < depths) {
                (frame.to - frame.from >= pixel ? wide : narrow).add(box);
            }
        }
        Predicate<FlameBox> isMerged = box -> box.kind() == Kind.MERGED;
        assertThat(boxes.stream().filter(isMerged.negate()).toList()).as(what)
                .containsExactlyInAnyOrderElementsOf(wide);
        List<FlameBox> merged = boxes.stream().filter(isMerged).toList();
        for (FlameBox call : narrow) {
            assertThat(merged).as("%s: no box for %s", what, call).anyMatch(box -> box.depth() == call.depth()
                    && box.from() <= Math.max(from, call.from()) && box.to() >= Math.min(to, call.to()));
        }
        for (FlameBox box : merged) {
            // what is not all in the range is taken for as long as it is
            List<Integer> inside = trace.frames.stream().filter(f -> f.depth == box.depth() && f.from < f.to
                    && f.from < box.to() + pixel && f.to > box.from() - pixel).map(f -> f.function).distinct().toList();
            assertThat(box.to() - box.from()).as("%s: %s is wide", what, box).isLessThan((long) Math.ceil(2 * pixel));
            if (box.function() != FlameBox.MIXED) {
                assertThat(inside).as("%s: %s", what, box).contains(box.function());
            } else {
                assertThat(inside).as("%s: %s", what, box).hasSizeGreaterThan(1);
            }
        }
        assertThat(merged.size()).as(what).isLessThanOrEqualTo(
                pixels * trace.behind.stream().mapToInt(List::size).max().orElse(0));
    }

    @Test
    void namesWhatPrevailsInAPixel() throws Exception {
        // main calls often for 19 instructions, and rarely for 1; once, deep within, an interrupt for 2
        LocatedControlFlowBuilder builder = new LocatedControlFlowBuilder(new ReSequitur(true));
        ControlFlowAlphabetBuilder tokens = builder.tokens();
        long at = 0;
        builder.append(tokens.entry("main"), at);
        for (int i = 0; i < 100_000; i++) {
            at = call(builder, "often", at, 19);
            at = call(builder, "rarely", at, 1);
            if (i == 77_777) {
                builder.append(tokens.entry("often"), at);
                at = call(builder, "interrupt", at, 2);
                builder.append(tokens.exit(), at++);
            }
        }
        builder.append(tokens.exit(), at);
        LocatedControlFlow located = builder.build(at + 1);
        FlameChart chart = new FlameChart(CallTree.of(located, Progress.NONE));
        List<FlameBox> boxes = chart.boxes(0, chart.end(), 1000, ALL, Progress.NONE);
        assertThat(boxes.get(0)).isEqualTo(new FlameBox(0, 0, 2_000_004, 0, Kind.CALL));
        assertThat(boxes.stream().filter(box -> box.depth() == 1)).hasSize(1000)
                .allMatch(box -> box.function() == 1 && box.kind() == Kind.MERGED);
        assertThat(boxes.stream().filter(box -> box.depth() == 2)).singleElement()
                .matches(box -> box.function() == 3 && box.from() <= 77_778 * 20 && box.to() >= 77_778 * 20 + 2);
        assertThat(chart.depth()).isEqualTo(3);
    }

    private static long call(LocatedControlFlowBuilder builder, String function, long at, int events) {
        builder.append(builder.tokens().entry(function), at);
        builder.append(builder.tokens().exit(), at + events - 1);
        return at + events;
    }

    @Test
    void refusesWhatCannotBeDrawn() throws Exception {
        FlameChart chart = new FlameChart(CallTree.of(new LocatedRandomTrace(1, 100).located, Progress.NONE));
        assertThatThrownBy(() -> chart.boxes(5, 5, 10, 10, Progress.NONE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> chart.boxes(5, 6, 0, 10, Progress.NONE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(chart.boxes(1L << 50, 1L << 51, 100, 10, Progress.NONE)).isEmpty();
    }
}
