/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.num;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;

class TupleTraceReaderTest {

    private final List<String> events = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    private TraceReader read(String name, String text) throws Exception {
        TraceSource source = TraceSource.of(name, text.getBytes(StandardCharsets.UTF_8));
        TraceReader reader = TraceReaders.detect(source);
        reader.read(source, new TraceReceiver() {
            @Override
            public void instruction(InstructionRow row) {
                events.add(row.line + ": " + row.text());
                assertThat(row.hasAddress).isFalse();
            }

            @Override
            public void discontinuity(Discontinuity discontinuity) {
                throw new AssertionError("there is none in numbers");
            }

            @Override
            public void mark(TraceMark mark) {
                throw new AssertionError("there is none in numbers");
            }

            @Override
            public void problem(TraceProblem problem) {
                problems.add(problem.line() + ": " + problem.message());
            }
        }, Progress.NONE);
        return reader;
    }

    @Test
    void readsLinesAsEvents() throws Exception {
        assertThat(read("a.num", "# comment\n 1 0x20 \r\n\n-3,4\n1 x\n").format()).isEqualTo("num");
        assertThat(events).containsExactly("2: 1 0x20", "4: -3,4");
        assertThat(problems).hasSize(1).first().asString().startsWith("5: ");
    }

    @Test
    void goesByTheName() throws Exception {
        assertThat(read("mm.din", "2 130 4\n0 ff2f80 4\n").format()).isEqualTo("din");
        assertThat(events).containsExactly("1: 2 130 4", "2: 0 ff2f80 4");
        assertThat(TraceReaders.detect(TraceSource.of("mm.din.gz", "2 130 4\n".getBytes(StandardCharsets.UTF_8)))
                .label()).isEqualTo(TupleFormat.DIN.label());
        assertThatThrownBy(() -> read("a.num", "x\n")).isInstanceOf(TraceFormatException.class);
    }

    @Test
    void makesNumbersOfTextsAgain() {
        TupleParser parser = new TupleParser(TupleFormat.DIN);
        assertThat(parser.parse("r 0x130 4")).containsExactly(0, 0x130, 4);
        assertThat(parser.hexadecimal()).isEqualTo(2);
        assertThat(parser.parse("2 ff 4")).containsExactly(2, 0xff, 4);
        assertThat(parser.hexadecimal()).isZero();
        assertThatThrownBy(() -> parser.parse("")).isInstanceOf(IllegalArgumentException.class);
    }
}
