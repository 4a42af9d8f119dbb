/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.sym;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.trace.GeneratedStream;
import org.refrain.core.trace.Packed;
import org.refrain.core.trace.RecordedTrace;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceProblem.Severity;
import org.refrain.core.trace.TraceSource;

class SymReaderTest {

    @Test
    void readsTokensInTheirLines() throws Exception {
        assertThat(read("c a b\r\n# a comment, with words\r\n\r\n\td # no comment\n #x\n").calls).containsExactly(
                "1 instruction - - [c] [] []", "1 instruction - - [a] [] []", "1 instruction - - [b] [] []",
                "4 instruction - - [d] [] []", "4 instruction - - [#] [] []", "4 instruction - - [no] [] []",
                "4 instruction - - [comment] [] []", "5 instruction - - [#x] [] []");
        assertThat(read("a\rb\r#c d\re").calls).containsExactly("1 instruction - - [a] [] []",
                "2 instruction - - [b] [] []", "4 instruction - - [e] [] []");
        assertThat(read("gr\u00fcn <b> \"c\"").texts).containsExactly("gr\u00fcn", "<b>", "\"c\"");
    }

    @Test
    void oneLineMayHoldEverything() throws Exception {
        Random random = new Random(9);
        StringBuilder text = new StringBuilder();
        while (text.length() < 1_000_000) {
            text.append(Integer.toString(random.nextInt(), 36)).append(" ".repeat(1 + random.nextInt(3)));
        }
        assertThat(read(text.toString()).texts).isEqualTo(Arrays.asList(text.toString().split(" +")));
    }

    @Test
    void leavesOutATokenThatIsTooLong() throws Exception {
        String longest = "x".repeat(SymReader.LONGEST_TOKEN);
        RecordedTrace trace = read("a " + longest + " b\n " + longest + "y c");
        assertThat(trace.texts).containsExactly("a", longest, "b", "c");
        assertThat(trace.problems).hasSize(1);
        assertThat(trace.problems.get(0).line()).isEqualTo(2);
        assertThat(trace.problems.get(0).severity()).isEqualTo(Severity.WARNING);
        TraceSource gigabyte = TraceSource.of("x.sym", -1, 0,
                () -> new GeneratedStream("a ", 'x', 1L << 30, " b", 1 << 20));
        assertThat(RecordedTrace.of(gigabyte).texts).containsExactly("a", "b");
    }

    @Test
    void aFileWithoutASymbolSaysSo() {
        for (String text : new String[] {" ", "# only a comment\n", "\n\n"}) {
            assertThatThrownBy(() -> read(text)).isInstanceOf(TraceFormatException.class)
                    .hasMessageContaining("no symbol");
        }
    }

    @Test
    void aTruncatedGzipGivesItsSymbolsAndAnError() throws Exception {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            text.append(i * 7919 % 10_007).append(i % 10 == 9 ? '\n' : ' ');
        }
        List<String> all = new ArrayList<>(Arrays.asList(text.toString().split("\\s")));
        byte[] packed = Packed.gzip(text.toString().getBytes(StandardCharsets.UTF_8));
        for (int cut = 1000; cut < packed.length; cut += 777) {
            RecordedTrace trace = RecordedTrace.of(TraceSource.of("t.sym", Arrays.copyOf(packed, cut)));
            assertThat(trace.texts).isNotEmpty().isEqualTo(all.subList(0, trace.texts.size()));
            assertThat(trace.problems).hasSize(1);
            assertThat(trace.problems.get(0).severity()).isEqualTo(Severity.ERROR);
        }
    }

    private static RecordedTrace read(String text) throws Exception {
        return RecordedTrace.of(TraceSource.of("t.sym", text.getBytes(StandardCharsets.UTF_8)));
    }
}
