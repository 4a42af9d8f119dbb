/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.path.query.PathQuery.FunctionPath;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.TraceSource;
import org.refrain.program.line.SourcePlace;

class LinePathsTest {

    @Test
    void readsLinesAsPeopleWriteThem() throws Exception {
        assertThat(SourceLine.parse(" main.c:41  src/ioe.c:7")).containsExactly(new SourceLine("main.c", 41),
                new SourceLine("src/ioe.c", 7));
        assertThat(SourceLine.parse("C:\\My Files\\a b.c:3")).containsExactly(new SourceLine("C:\\My Files\\a b.c", 3));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "main.c", "main.c:", "main.c:x", "main.c:0", "main.c:3 and", ":3", "main.c:3:4:"})
    void saysWhatIsNoLine(String text) {
        assertThatThrownBy(() -> SourceLine.parse(text)).isInstanceOf(SourceLineException.class);
    }

    @Test
    void linesBecomeBlocks(@TempDir Path folder) throws Exception {
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        try (IndexedTrace index = trace.trace()) {
            assertThat(texts(trace, "ioe.c:53 ioe.c:66")).containsExactly("IOE_TS_GetState 1 .. 3");
            assertThat(texts(trace, "ioe.c:53 ioe.c:54")).as("in one block").containsExactly("IOE_TS_GetState 1");
            assertThat(texts(trace, "ioe.c:54 ioe.c:53")).as("against the order in the block")
                    .containsExactly("IOE_TS_GetState 1 .. 1");
            assertThat(texts(trace, "main.c:88 main.c:93")).as("in one turn of the main loop")
                    .containsExactly("main 21 ..-18 22");
            assertThat(LinePaths.of(trace, SourceLine.parse("leds.c:10"), "").notes()).containsExactly(
                    "leds.c:10 has no code; leds.c:12 is taken");
            assertThatThrownBy(() -> texts(trace, "ioe.c:53 leds.c:12")).isInstanceOf(SourceLineException.class)
                    .hasMessageContaining("ioe.c:53 is in IOE_TS_GetState, leds.c:12 is in LED_Toggle");
            assertThatThrownBy(() -> LinePaths.of(trace, SourceLine.parse("ioe.c:53"), "main"))
                    .hasMessageContaining("not in main, but in IOE_TS_GetState");
            assertThatThrownBy(() -> texts(trace, "none.c:1")).hasMessageContaining("none.c:1");
            assertThatThrownBy(() -> texts(trace, "ioe.c:9999")).hasMessageContaining("no code");
        }
    }

    /** Each line of the sources, whether it was inlined or not, against the line table itself. */
    @Test
    void instructionsOfALineAreThoseOfTheTable(@TempDir Path folder) throws Exception {
        ProgramTrace trace = SampleTrace.open(folder, SampleTrace.firmware());
        try (IndexedTrace index = trace.trace()) {
            SymbolTable symbols = index.symbols();
            int inlined = 0;
            for (int line = 1; line < 80; line++) {
                List<Integer> expected = new ArrayList<>();
                for (int symbol = 0; symbol < symbols.size(); symbol++) {
                    SourcePlace place = trace.placeOf(symbol);
                    if (place != null && place.line() == line && place.path().endsWith("/ioe.c")) {
                        expected.add(symbol);
                        boolean isDistance = line >= 43 && line <= 45;
                        inlined += isDistance && trace.functionOf(symbol).equals("IOE_TS_GetState") ? 1 : 0;
                    }
                }
                assertThat(Arrays.stream(trace.symbolsOf("ioe.c", line, line)).boxed()).as("line %d", line)
                        .containsExactlyInAnyOrderElementsOf(expected);
            }
            assertThat(inlined).as("of Distance in IOE_TS_GetState").isPositive();
            assertThat(trace.symbolsOf("ioe.c", 1, 80)).isNotEmpty().hasSizeGreaterThan(50);
            assertThat(trace.symbolsOf("nothing.c", 1, 80)).isEmpty();
            assertThat(trace.statementsOf("ioe.c", 53, 53)).hasSize(1);
            assertThat(trace.placeOf(trace.statementsOf("ioe.c", 53, 53)[0]))
                    .hasToString("/refrain-sample/src/ioe.c:53");
        }
    }

    @Test
    void withoutAProgramThereAreNoLines(@TempDir Path folder) throws Exception {
        ProgramTrace trace = SampleTrace.open(folder, null);
        try (IndexedTrace index = trace.trace()) {
            assertThat(trace.placeOf(0)).isNull();
            assertThat(trace.symbolsOf("ioe.c", 1, 80)).isEmpty();
            assertThatThrownBy(() -> texts(trace, "ioe.c:53")).hasMessageContaining("need the program");
            assertThat(trace.controlFlow(Progress.NONE).report().explained()).isEqualTo(1);
        }
    }

    @Test
    void anotherProgramIsRefused(@TempDir Path folder) throws Exception {
        TraceSource source = TraceSource.of("t.csv", ("Time,Address,Instruction\n"
                + ",0x08001000,NOP\n,0x08001002,B 0x08001000\n".repeat(9)).getBytes(StandardCharsets.UTF_8));
        try (IndexedTrace index = IndexedTraces.openOrBuild(source, IndexOptions.DEFAULT, folder.resolve("t.wpp"), null,
                Progress.NONE)) {
            ProgramTrace trace = ProgramTrace.of(index, SampleTrace.firmware());
            assertThat(trace.fit().isUsable()).isFalse();
            assertThat(trace.usableImage()).isNull();
            assertThat(trace.placeOf(0)).isNull();
            assertThatThrownBy(() -> texts(trace, "ioe.c:53")).hasMessageContaining("2 of the trace's 2 addresses");
        }
    }

    private static List<String> texts(ProgramTrace trace, String lines) throws SourceLineException {
        List<String> texts = new ArrayList<>();
        for (FunctionPath path : LinePaths.of(trace, SourceLine.parse(lines), "").paths()) {
            texts.add(path.function() + " " + path.pattern().text());
        }
        return texts;
    }
}
