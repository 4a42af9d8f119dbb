/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.calls.CallIndex;
import org.refrain.core.calls.CallProfile;
import org.refrain.core.calls.CallStack;
import org.refrain.core.calls.CallSteps;
import org.refrain.core.calls.CallTree;
import org.refrain.core.calls.FlameBox;
import org.refrain.core.calls.FlameChart;
import org.refrain.core.calls.FunctionProfile;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.count.SymbolCounts;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.diff.CycleDiff;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.progress.Progress;

/** Call stacks, profiles and charts of the sample against its instructions and what the firmware counted. */
class SampleCallsTest {

    @Test
    void profilesAreWhatInstructionsAndCountersSay(@TempDir Path folder) throws Exception {
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        try (IndexedTrace index = trace.trace()) {
            LocatedControlFlow located = trace.controlFlow(Progress.NONE).located();
            CallProfile profile = CallProfile.of(CallTree.of(located, Progress.NONE), Progress.NONE);
            long[] counts = new SymbolCounts(index.grammar(), index.symbols().size()).whole();
            Map<String, Long> executed = new HashMap<>();
            for (int symbol = 0; symbol < counts.length; symbol++) {
                executed.merge(trace.functionOf(symbol), counts[symbol], Long::sum);
            }
            ControlFlowAlphabet alphabet = located.trace().alphabet();
            for (FunctionProfile function : profile.functions()) {
                String name = alphabet.functionName(function.function());
                assertThat(function.selfEvents()).as(name).isEqualTo(executed.get(name));
            }
            Map<String, Long> counters = SampleTrace.counts();
            Map.of("LCD_DrawChar", "lcd_chars", "SysTick_Handler", "systick", "LED_Toggle", "led_toggles").forEach(
                    (name, counter) -> assertThat(profile.functions().stream()
                            .filter(function -> alphabet.functionName(function.function()).equals(name)))
                            .as(name).singleElement().extracting(FunctionProfile::calls)
                            .isEqualTo(counters.get(counter)));
        }
    }

    /** With the firmware's vector table, and without it from how the handler is entered. */
    @Test
    void handlersAreWhatExceptionsEnter(@TempDir Path folder) throws Exception {
        assertThat(handlers(SampleTrace.open(folder, SampleTrace.firmware()))).containsExactly("SysTick_Handler");
        assertThat(handlers(SampleTrace.open(folder, null))).containsExactly("SysTick_Handler");
    }

    private static Set<String> handlers(ProgramTrace trace) throws Exception {
        try (IndexedTrace index = trace.trace()) {
            return trace.controlFlow(Progress.NONE).report().handlers();
        }
    }

    @Test
    void theInnermostFrameIsThatOfTheInstruction(@TempDir Path folder) throws Exception {
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        try (IndexedTrace index = trace.trace()) {
            LocatedControlFlow located = trace.controlFlow(Progress.NONE).located();
            CallIndex calls = new CallIndex(located, trace.controlFlow(Progress.NONE).paths().frames());
            CallSteps steps = new CallSteps(calls);
            int[] symbol = new int[1];
            // the first instruction is before the first entry
            for (long position = 1; position < index.eventCount(); position += 97) {
                CallStack stack = CallStack.ofPosition(calls, position);
                index.symbols(position, symbol, 1);
                assertThat(name(located, stack, stack.depth() - 1)).as("position %d", position)
                        .isEqualTo(trace.functionOf(symbol[0]));
                if (stack.depth() > 1) {
                    long caller = steps.outBack(position);
                    assertThat(stack.frame(stack.depth() - 2).position()).as("position %d", position)
                            .isEqualTo(caller);
                    index.symbols(caller, symbol, 1);
                    assertThat(name(located, stack, stack.depth() - 2)).as("caller of position %d", position)
                            .isEqualTo(trace.functionOf(symbol[0]));
                }
            }
        }
    }

    private static String name(LocatedControlFlow located, CallStack stack, long depth) {
        return located.trace().alphabet().functionName(stack.frame(depth).function());
    }

    @Test
    void theWholeTraceIsDrawnWithAllItsDepths(@TempDir Path folder) throws Exception {
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        try (IndexedTrace index = trace.trace()) {
            LocatedControlFlow located = trace.controlFlow(Progress.NONE).located();
            FlameChart chart = new FlameChart(CallTree.of(located, Progress.NONE));
            List<FlameBox> boxes = chart.boxes(0, index.eventCount(), 1000, 50, Progress.NONE);
            List<FlameBox> outer = boxes.stream().filter(box -> box.depth() < 2).toList();
            assertThat(outer.stream().map(box -> located.trace().alphabet().functionName(box.function())))
                    .containsExactly("Reset_Handler", "main");
            assertThat(boxes.stream().mapToInt(FlameBox::depth).max()).hasValue(chart.depth() - 1);
        }
    }

    @Test
    void theAbnormalCycleIsToldByItsLines(@TempDir Path folder) throws Exception {
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        try (IndexedTrace index = trace.trace()) {
            CycleTable cycles = Objects.requireNonNull(index.cycles());
            SourceLine timeout = SampleTrace.lineOf("adc_timeouts");
            int usual = CycleDiff.mostFrequent(cycles);
            int[] abnormal = IntStream.range(0, cycles.distinctCount()).filter(id -> Arrays.stream(
                    CycleDiff.of(index, cycles, id, usual, Progress.NONE).onlyInA()).anyMatch(symbol -> isOn(trace,
                            symbol, timeout))).toArray();
            assertThat(abnormal).hasSize(1);
            assertThat(cycles.distinct(abnormal[0]).count()).isEqualTo(SampleTrace.counts().get("adc_timeouts"));
            CycleDiff diff = CycleDiff.of(index, cycles, abnormal[0], usual, Progress.NONE);
            assertThat(diff.isMinimal()).isTrue();
            assertThat(Arrays.stream(diff.onlyInA()).mapToObj(trace::functionOf).collect(Collectors.toSet()))
                    .contains("ADC_Wait");
        }
    }

    private static boolean isOn(ProgramTrace trace, int symbol, SourceLine line) {
        var place = trace.placeOf(symbol);
        return place != null && place.path().endsWith("/" + line.file()) && place.line() == line.line();
    }
}
