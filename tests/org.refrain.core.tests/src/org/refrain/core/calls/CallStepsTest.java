/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.calls.LocatedRandomTrace.Frame;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.cft.CftReader;

class CallStepsTest {

    @Test
    void stepsThroughAnExample() throws Exception {
        // each token is one instruction; the positions are 0 to 12
        CallSteps steps = steps(">m 1 >f 1 >g 7 < 2 < 3 >f < 4 <");
        assertThat(steps.over(1)).as("over the call of f").isEqualTo(9);
        assertThat(steps.over(3)).as("over the call of g").isEqualTo(7);
        assertThat(steps.over(8)).as("the return of f").isEqualTo(9);
        assertThat(steps.out(5)).as("out of g").isEqualTo(7);
        assertThat(steps.out(3)).as("out of f").isEqualTo(9);
        assertThat(steps.out(9)).as("main never returns").isEqualTo(CallSteps.NONE);
        assertThat(steps.overBack(9)).as("back over f").isEqualTo(1);
        assertThat(steps.overBack(2)).as("back from the first instruction of f").isEqualTo(1);
        assertThat(steps.outBack(5)).as("who called g").isEqualTo(3);
        assertThat(steps.outBack(7)).as("who called f").isEqualTo(1);
        assertThat(steps.outBack(1)).as("who called main").isEqualTo(CallSteps.NONE);
        assertThat(steps.nextEntry(2)).isEqualTo(4);
        assertThat(steps.previousEntry(4)).isEqualTo(2);
        assertThat(steps.nextExit(6)).isEqualTo(8);
        assertThat(steps.previousExit(8)).isEqualTo(6);
        assertThat(steps.entry(7)).isEqualTo(2);
        assertThat(steps.exit(3)).isEqualTo(8);
        assertThat(steps.nextBlock(3)).isEqualTo(7);
        assertThat(steps.nextBlock(7)).isEqualTo(CallSteps.NONE);
        assertThat(steps.previousBlock(9)).isEqualTo(1);
        assertThat(steps.previousBlock(1)).isEqualTo(CallSteps.NONE);
    }

    @Test
    void doesNotStepBeyondWhatAGapLost() throws Exception {
        CallSteps steps = steps(">m 1 >f 1 ~ 2 >f 1 <");
        assertThat(steps.out(3)).isEqualTo(CallSteps.NONE);
        assertThat(steps.exit(3)).isEqualTo(CallSteps.NONE);
        assertThat(steps.over(3)).isEqualTo(CallSteps.NONE);
        assertThat(steps.overBack(5)).isEqualTo(4);
        assertThat(steps.overBack(4)).isEqualTo(CallSteps.NONE);
        assertThat(steps.outBack(7)).as("an unknown caller").isEqualTo(5);
        assertThat(steps.outBack(5)).isEqualTo(CallSteps.NONE);
        assertThat(steps.nextEntry(3)).isEqualTo(6);
        assertThat(steps.entry(5)).isEqualTo(CallSteps.NONE);
    }

    @Test
    void anEmptyTraceHasNoStack() throws Exception {
        CallIndex index = new CallIndex(new LocatedControlFlow(
                new ControlFlowTrace(new ControlFlowAlphabetBuilder().build(), new ReSequitur().build()), new int[0],
                0));
        CallSteps steps = new CallSteps(index);
        assertThat(CallStack.ofPosition(index, 7).depth()).isZero();
        assertThat(steps.over(0)).isEqualTo(CallSteps.NONE);
        assertThat(steps.out(0)).isEqualTo(CallSteps.NONE);
        assertThat(steps.overBack(0)).isEqualTo(CallSteps.NONE);
        assertThat(steps.outBack(0)).isEqualTo(CallSteps.NONE);
        assertThat(steps.nextEntry(0)).isEqualTo(CallSteps.NONE);
        assertThat(steps.entry(0)).isEqualTo(CallSteps.NONE);
        CallTree tree = CallTree.of(index.located(), Progress.NONE);
        assertThat(CallProfile.of(tree, Progress.NONE).functions()).isEmpty();
        assertThat(new FlameChart(tree).boxes(0, 10, 10, 10, Progress.NONE)).isEmpty();
    }

    private static CallSteps steps(String text) throws Exception {
        ControlFlowTrace trace = ControlFlowTrace.read(
                TraceSource.of("x.cft", text.getBytes(StandardCharsets.UTF_8)), new CftReader(), new ReSequitur(),
                Progress.NONE);
        int[] events = new int[trace.alphabet().size()];
        Arrays.fill(events, 1);
        return new CallSteps(new CallIndex(new LocatedControlFlow(trace, events, 0)));
    }

    @Test
    void goesWhereAWalkGoes() {
        for (int seed = 0; seed < 900; seed++) {
            LocatedRandomTrace trace = new LocatedRandomTrace(700_000 + seed, 1 + seed / 10);
            CallSteps steps = new CallSteps(new CallIndex(trace.located));
            int[] levels = levels(trace);
            for (int position = trace.start; position < trace.length(); position++) {
                String what = "seed " + seed + " position " + position;
                int level = level(trace, levels, position);
                assertThat(steps.over(position)).as(what).isEqualTo(walk(trace, levels, position, 1, level));
                assertThat(steps.out(position)).as(what).isEqualTo(walk(trace, levels, position, 1, level - 1));
                assertThat(steps.overBack(position)).as(what).isEqualTo(walk(trace, levels, position, -1, level));
                assertThat(steps.outBack(position)).as(what)
                        .isEqualTo(walk(trace, levels, position, -1, level - 1));
                checkEvents(what, trace, steps, position);
                checkFrame(what, trace, steps, position);
            }
        }
    }

    /** How deep each position is nested, with unknown frames that exits tell of. */
    private static int[] levels(LocatedRandomTrace trace) {
        int[] levels = new int[(int) trace.length()];
        int level = 0;
        for (int event = 0; event < trace.symbols.length; event++) {
            long from = trace.located.positionOf(event);
            long to = trace.located.positionOf(event + 1);
            ControlFlowKind kind = trace.alphabet.kind(trace.symbols[event]);
            if (kind == ControlFlowKind.EXIT && from < to) {
                levels[(int) from++] = level;
            }
            level += kind == ControlFlowKind.ENTRY ? 1 : kind == ControlFlowKind.EXIT ? -1 : 0;
            Arrays.fill(levels, (int) from, (int) to, level);
        }
        return levels;
    }

    /** The same for the frame that runs: the innermost one, if several are closed there. */
    private static int level(LocatedRandomTrace trace, int[] levels, int position) {
        int event = (int) trace.located.eventAt(position);
        int exits = 0;
        while (event > exits && isExit(trace, event) && isExit(trace, event - exits - 1)
                && trace.located.positionOf(event - exits - 1) == position
                && trace.located.positionOf(event) == position
                && trace.located.events(trace.symbols[event - exits - 1]) == 0) {
            exits++;
        }
        return levels[position] + exits;
    }

    private static boolean isExit(LocatedRandomTrace trace, int event) {
        return trace.alphabet.kind(trace.symbols[event]) == ControlFlowKind.EXIT;
    }

    private static long walk(LocatedRandomTrace trace, int[] levels, int from, int step, int limit) {
        for (int at = from + step; at >= trace.start && at < levels.length; at += step) {
            int low = Math.min(from, at);
            int high = Math.max(from, at);
            // gaps without an instruction of their own count too
            if (gapBetween(trace, low, high)) {
                return CallSteps.NONE;
            }
            if (levels[at] <= limit) {
                return at;
            }
        }
        return CallSteps.NONE;
    }

    private static boolean gapBetween(LocatedRandomTrace trace, int low, int high) {
        return trace.hasGap(trace.located.eventAt(low) + 1, trace.located.eventAt(high) + 1);
    }

    private static void checkEvents(String what, LocatedRandomTrace trace, CallSteps steps, int position) {
        assertThat(steps.nextEntry(position)).as(what)
                .isEqualTo(event(trace, ControlFlowKind.ENTRY, position, 1));
        assertThat(steps.previousEntry(position)).as(what)
                .isEqualTo(event(trace, ControlFlowKind.ENTRY, position, -1));
        assertThat(steps.nextExit(position)).as(what)
                .isEqualTo(event(trace, ControlFlowKind.EXIT, position, 1));
        assertThat(steps.previousExit(position)).as(what)
                .isEqualTo(event(trace, ControlFlowKind.EXIT, position, -1));
    }

    private static long event(LocatedRandomTrace trace, ControlFlowKind kind, int position, int step) {
        int first = step > 0 ? 0 : trace.symbols.length - 1;
        for (int event = first; event >= 0 && event < trace.symbols.length; event += step) {
            long at = trace.located.positionOf(event);
            if (trace.alphabet.kind(trace.symbols[event]) == kind && (at - position) * step > 0) {
                return at;
            }
        }
        return CallSteps.NONE;
    }

    private static void checkFrame(String what, LocatedRandomTrace trace, CallSteps steps, int position) {
        List<Frame> open = trace.running.get(position);
        if (open.isEmpty()) {
            assertThat(steps.entry(position)).as(what).isEqualTo(CallSteps.NONE);
            return;
        }
        Frame frame = open.get(open.size() - 1);
        assertThat(steps.entry(position)).as(what).isEqualTo(frame.from);
        assertThat(steps.exit(position)).as(what).isEqualTo(
                frame.exitEvent < 0 ? CallSteps.NONE : trace.located.positionOf(frame.exitEvent));
        long event = new CallIndex(trace.located).eventOf(position);
        assertThat(steps.nextBlock(position)).as(what).isEqualTo(frame.blocks.stream().filter(b -> b[2] > event)
                .mapToLong(b -> b[0]).findFirst().orElse(CallSteps.NONE));
        assertThat(steps.previousBlock(position)).as(what).isEqualTo(frame.blocks.stream()
                .filter(b -> b[2] <= event && b[0] < position).mapToLong(b -> b[0]).reduce((a, b) -> b)
                .orElse(CallSteps.NONE));
    }
}
