/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.cft;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.refrain.core.trace.Packed;
import org.refrain.core.trace.RecordedTrace;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceFormatException.Reason;
import org.refrain.core.trace.TraceProblem.Severity;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceSource;

class CftReaderTest {

    @Test
    void readsTokensInTheirLines() throws Exception {
        RecordedTrace trace = read("# a comment < >\n>main 1\r\n >f 2 ~\t3\n4 <\n");
        assertThat(trace.calls).containsExactly("2 instruction - - [>main] [] []", "2 instruction - - [1] [] []",
                "3 instruction - - [>f] [] []", "3 instruction - - [2] [] []", "3 GAP [~]",
                "3 instruction - - [3] [] []", "4 instruction - - [4] [] []", "4 instruction - - [<] [] []",
                "4 INFO 1 exits leave a function that was not entered before, the first one here: the trace begins in "
                        + "mid-air, or an entry is missing.");
    }

    @Test
    void isKnownByItsTokens() throws Exception {
        assertThat(format("x.txt", ">main 1 2 3 <")).isEqualTo("cft");
        assertThat(format("x", "1 2 3 <\n")).isEqualTo("cft");
        assertThat(format("x.cft", "1 2 3")).isEqualTo("cft");
        assertThat(format("x.CFT", "a b")).isEqualTo("cft");
        assertThat(format("x.txt", "1 2 3")).isEqualTo("sym");
        assertThat(format("x.sym", "1 2 3")).isEqualTo("sym");
        CftReader reader = new CftReader();
        for (String other : new String[] {"a < b", "<html> <body> 1 2", "# > <", "", "1 2 3 4", "> 1 2 <x"}) {
            assertThat(reader.confidence(other.getBytes(StandardCharsets.UTF_8))).as(other).isZero();
        }
        byte[] head = ">main 1 2 3 < >ma".getBytes(StandardCharsets.UTF_8);
        for (int length = 5; length <= head.length; length++) {
            assertThat(reader.confidence(Arrays.copyOf(head, length))).isEqualTo(90);
        }
    }

    @Test
    void leavesOutWhatIsNoToken() throws Exception {
        RecordedTrace trace = read(">f 1 -2 0x10 2147483647 2147483648 > << <f 7up " + "y".repeat(60) + "\n3 <");
        assertThat(trace.texts).containsExactly(">f", "1", "2147483647", "3", "<");
        assertThat(trace.problems).hasSize(8).allMatch(p -> p.severity() == Severity.WARNING && p.line() == 1);
        assertThat(trace.problems.get(0).message()).startsWith("\"-2\" is no control-flow token");
        assertThat(trace.problems.get(0).offset()).isEqualTo(5);
        assertThat(trace.problems.get(7).message()).startsWith("\"" + "y".repeat(40) + "\u2026\"");
    }

    @Test
    void tellsOfEntriesAndExitsWithoutTheirCounterpart() throws Exception {
        RecordedTrace trace = read("1\n2 < <\n>f >g 3 < >h");
        assertThat(trace.texts).hasSize(9);
        assertThat(trace.losses()).isEmpty();
        assertThat(trace.problems).hasSize(2);
        assertThat(trace.problems.get(0).message()).startsWith("2 exits leave a function that was not entered");
        assertThat(trace.problems.get(0).line()).isEqualTo(2);
        assertThat(trace.problems.get(0).offset()).isEqualTo(4);
        assertThat(trace.problems.get(1).message()).startsWith("2 functions are still open at the end");
        assertThat(read(">f >g < <").problems).isEmpty();
        assertThat(read(">f >g ~ 1").problems).isEmpty();
        assertThat(read(">f ~ <").problems).hasSize(1);
    }

    @Test
    void aFileWithoutATokenSaysSo() {
        assertThatThrownBy(() -> read("a b c")).isInstanceOfSatisfying(TraceFormatException.class,
                e -> assertThat(e.reason()).isEqualTo(Reason.NO_EVENTS)).hasMessageContaining(">name");
        assertThatThrownBy(() -> read("# nothing\n")).isInstanceOfSatisfying(TraceFormatException.class,
                e -> assertThat(e.reason()).isEqualTo(Reason.NO_EVENTS));
    }

    @Test
    void aTruncatedFileGivesWhatItHas() throws Exception {
        byte[] packed = Packed.gzip(">f 1 2 <\n".repeat(5000).getBytes(StandardCharsets.UTF_8));
        RecordedTrace trace = RecordedTrace.of(new CftReader(),
                TraceSource.of("x.cft", Arrays.copyOf(packed, packed.length - 12)));
        assertThat(trace.texts).isNotEmpty();
        assertThat(trace.problems).anyMatch(p -> p.severity() == Severity.ERROR);
    }

    private static RecordedTrace read(String text) throws Exception {
        return RecordedTrace.of(new CftReader(), source("t.cft", text));
    }

    private static String format(String name, String text) throws Exception {
        return TraceReaders.detect(source(name, text)).format();
    }

    private static TraceSource source(String name, String text) {
        return TraceSource.of(name, text.getBytes(StandardCharsets.UTF_8));
    }
}
