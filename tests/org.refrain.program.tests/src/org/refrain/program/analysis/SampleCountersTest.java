/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.path.PathEngines;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.path.query.PathQuery.FunctionPath;
import org.refrain.core.path.ways.FunctionWays;
import org.refrain.core.progress.Progress;
import org.refrain.program.controlflow.ControlFlowReport;
import org.refrain.program.controlflow.Observation;

/** What is found in the sample's trace against what the firmware counted while it ran. */
class SampleCountersTest {

    @Test
    void functionsWereEnteredAsOftenAsTheyCounted(@TempDir Path folder) throws Exception {
        Map<String, Long> counts = SampleTrace.counts();
        Map<String, String> counters = Map.of("LED_Toggle", "led_toggles", "ADC_StartConversion", "adc_starts",
                "LCD_WriteReg", "lcd_write_reg", "LCD_SetCursor", "lcd_set_cursor", "LCD_DisplayStringLine",
                "lcd_lines", "LCD_DrawChar", "lcd_chars", "SysTick_Handler", "systick");
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        try (IndexedTrace index = trace.trace()) {
            assertThat(trace.fit().share()).isEqualTo(1);
            ControlFlowAnalysis flow = trace.controlFlow(Progress.NONE);
            assertThat(flow.tasks().isInTimeOrder()).isTrue();
            for (Map.Entry<String, String> entry : counters.entrySet()) {
                FunctionWays ways = FunctionWays.of(flow.paths(), entry.getKey(), Progress.NONE);
                assertThat(ways.coverage().frames()).as(entry.getKey()).isEqualTo(counts.get(entry.getValue()));
            }
            ControlFlowReport report = flow.report();
            assertThat(report.count(Observation.EXCEPTION)).isEqualTo(counts.get("systick"));
            assertThat(report.explained()).as(report.toString()).isEqualTo(1);
            assertThat(trace.controlFlow(Progress.NONE)).isSameAs(flow);
        }
    }

    @Test
    void linesRanAsOftenAsTheyCounted(@TempDir Path folder) throws Exception {
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        try (IndexedTrace index = trace.trace()) {
            for (Map.Entry<String, Long> counter : SampleTrace.counts().entrySet()) {
                // The block that counts a cycle first calls the function in which the run ends.
                long cutOff = counter.getKey().equals("cycles") ? 1 : 0;
                if (!counter.getKey().contains("_way_")) {
                    assertThat(count(trace, PathEngines.AUTO, SampleTrace.lineOf(counter.getKey())))
                            .as(counter.getKey()).isEqualTo(counter.getValue() + cutOff);
                }
            }
        }
    }

    @Test
    void waysWereTakenAsOftenAsTheyCounted(@TempDir Path folder) throws Exception {
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        try (IndexedTrace index = trace.trace()) {
            for (Map.Entry<String, Long> counter : SampleTrace.counts().entrySet()) {
                String[] words = counter.getKey().split("_");
                if (words.length == 4 && words[1].equals("way")) {
                    SourceLine first = SampleTrace.lineOf(words[0] + "_" + words[2]);
                    SourceLine second = SampleTrace.lineOf(words[0] + "_" + words[3]);
                    for (String scheme : List.of("auto", "1", "3")) {
                        assertThat(count(trace, scheme, first, second)).as(counter.getKey() + " by " + scheme)
                                .isEqualTo(counter.getValue());
                    }
                }
            }
        }
    }

    /** Lines in the main loop are those of one turn: what a whole run shows of them would be another number. */
    @Test
    void linesOfALoopRunInTheSameTurn(@TempDir Path folder) throws Exception {
        Map<String, Long> counts = SampleTrace.counts();
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        try (IndexedTrace index = trace.trace()) {
            assertThat(count(trace, "auto", SampleTrace.lineOf("key_pressed"), SampleTrace.lineOf("tamper_pressed")))
                    .isEqualTo(counts.get("both_pressed"));
            long dots = 0;
            for (String joy : List.of("none", "up", "down", "left", "right", "select", "error")) {
                dots += count(trace, "auto", SampleTrace.lineOf("joy_" + joy), SampleTrace.lineOf("ts_dots"));
            }
            assertThat(dots).isEqualTo(counts.get("ts_dots"));
            assertThat(count(trace, "auto", SampleTrace.lineOf("cycles"), SampleTrace.lineOf("ts_dots"),
                    SampleTrace.lineOf("both_pressed"))).isBetween(0L, 2L);
        }
    }

    private static long count(ProgramTrace trace, String scheme, SourceLine... lines) throws Exception {
        PathEngine engine = trace.controlFlow(Progress.NONE).engine(scheme, Progress.NONE);
        List<FunctionPath> paths = new ArrayList<>(LinePaths.of(trace, List.of(lines), "").paths());
        paths.removeIf(path -> !engine.trace().alphabet().functionNames().contains(path.function()));
        return paths.isEmpty() ? 0
                : engine.match(PathQuery.of(engine.trace().alphabet(), paths), Progress.NONE).count();
    }
}
