/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.CsvTrace;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TraceIndexer;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.loop.runs.StringTooLongException;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.TraceSource;

class TraceStringsTest {

    private static final int CYCLES = 300;

    private static IndexedTrace trace(Path folder, int seed) throws Exception {
        return TraceIndexer.index(new CsvTrace(new Random(seed), CYCLES).source(),
                IndexOptions.DEFAULT.withHeader(HeaderSpec.address(0x0800_0100L)), folder.resolve(seed + ".wpp"), null,
                Progress.NONE);
    }

    private static TraceString string(IndexedTrace trace, LoopLevel level) throws Exception {
        SymbolTable symbols = trace.symbols();
        return TraceStrings.of(trace, level, symbol -> Long.toHexString(symbols.address(symbol)), 1 << 20,
                Progress.NONE);
    }

    private static int[] events(IndexedTrace trace) {
        int[] events = new int[(int) trace.eventCount()];
        trace.symbols(0, events, events.length);
        return events;
    }

    private static int[] elements(RunLengthString string) {
        int[] elements = new int[(int) string.length()];
        int at = 0;
        for (int stretch = 1; stretch <= string.stretches(); stretch++) {
            for (long n = string.count(stretch); n > 0; n--) {
                elements[at++] = string.symbol(stretch);
            }
        }
        return elements;
    }

    @Test
    void instructionsAreAllEvents(@TempDir Path folder) throws Exception {
        try (IndexedTrace trace = trace(folder, 1)) {
            TraceString string = string(trace, LoopLevel.INSTRUCTIONS);
            assertThat(elements(string.string())).isEqualTo(events(trace));
            assertThat(string.positionOf(17)).isEqualTo(17);
            assertThat(string.name(events(trace)[0])).isEqualTo("8000000");
        }
    }

    @Test
    void functionsFollowEachOther(@TempDir Path folder) throws Exception {
        try (IndexedTrace trace = trace(folder, 2)) {
            TraceString string = string(trace, LoopLevel.FUNCTIONS);
            int[] elements = elements(string.string());
            int[] events = events(trace);
            assertThat(string.name(elements[0])).isEqualTo("Reset_Handler");
            assertThat(string.name(elements[1])).isEqualTo("main");
            assertThat(string.name(elements[2])).isEqualTo("poll");
            assertThat(string.positionOf(2)).isEqualTo(4);
            for (int element = 0; element < elements.length; element++) {
                long end = string.positionOf(element + 1L);
                assertThat(end).isGreaterThan(string.positionOf(element));
                for (long at = string.positionOf(element); at < end; at++) {
                    int event = events[(int) at];
                    boolean gap = trace.symbols().kind(event) == SymbolTable.Kind.DISCONTINUITY;
                    assertThat(string.name(elements[element]))
                            .isEqualTo(gap ? "0" : trace.symbols().function(event));
                }
                assertThat(element == 0 || elements[element] != elements[element - 1]).isTrue();
            }
            assertThat(string.positionOf(elements.length)).isEqualTo(events.length);
        }
    }

    @Test
    void cyclesAndClassesHaveTheirNumbers(@TempDir Path folder) throws Exception {
        try (IndexedTrace trace = trace(folder, 3)) {
            CycleTable cycles = Objects.requireNonNull(trace.cycles());
            CycleClasses classes = Objects.requireNonNull(trace.classes());
            TraceString ofCycles = string(trace, LoopLevel.CYCLES);
            TraceString ofClasses = string(trace, LoopLevel.CLASSES);
            int[] ids = elements(ofCycles.string());
            int[] classIds = elements(ofClasses.string());
            assertThat(ids).hasSize((int) cycles.count());
            for (int k = 0; k < ids.length; k++) {
                assertThat(ids[k]).isEqualTo(cycles.idOf(k));
                assertThat(classIds[k]).isEqualTo(classes.grouped().idOf(k));
                assertThat(ofCycles.positionOf(k)).isEqualTo(cycles.startOf(k));
            }
            assertThat(ofCycles.name(12)).isEqualTo("12");
        }
    }

    @Test
    void theSkeletonCoversAllEvents(@TempDir Path folder) throws Exception {
        try (IndexedTrace trace = trace(folder, 4)) {
            TraceString string = string(trace, LoopLevel.SKELETON);
            int[] elements = elements(string.string());
            int[] events = events(trace);
            int loops = 0;
            for (int element = 0; element < elements.length; element++) {
                int at = (int) string.positionOf(element);
                if (elements[element] < trace.symbols().size()) {
                    assertThat(elements[element]).isEqualTo(events[at]);
                    assertThat(string.positionOf(element + 1L)).isEqualTo(at + 1L);
                } else {
                    assertThat(string.name(elements[element])).isEqualTo("[8000200 8000202]*");
                    assertThat(Long.toHexString(trace.symbols().address(events[at]))).isEqualTo("8000200");
                    loops++;
                }
            }
            assertThat(loops).isGreaterThan(CYCLES / 2);
            assertThat(string.positionOf(elements.length)).isEqualTo(events.length);
        }
    }

    @Test
    void saysWhatATraceDoesNotHave(@TempDir Path folder) throws Exception {
        TraceSource source = TraceSource.of("x.sym", "a b c d e".getBytes(StandardCharsets.UTF_8));
        try (IndexedTrace trace = TraceIndexer.index(source, IndexOptions.DEFAULT, folder.resolve("x.wpp"), null,
                Progress.NONE)) {
            assertThatThrownBy(() -> string(trace, LoopLevel.FUNCTIONS)).isInstanceOf(MissingLevelException.class)
                    .hasMessageContaining("names no functions");
            assertThatThrownBy(() -> string(trace, LoopLevel.CLASSES)).isInstanceOf(MissingLevelException.class)
                    .hasMessageContaining("no cycles");
            for (LoopLevel level : new LoopLevel[] {LoopLevel.INSTRUCTIONS, LoopLevel.SKELETON}) {
                assertThatThrownBy(() -> TraceStrings.of(trace, level, Integer::toString, 3, Progress.NONE))
                        .isInstanceOf(StringTooLongException.class).hasMessageContaining("3");
            }
        }
    }
}
