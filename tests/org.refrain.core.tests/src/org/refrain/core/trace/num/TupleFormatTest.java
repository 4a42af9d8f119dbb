/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.num;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.Test;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceSource;

class TupleFormatTest {

    private final List<String> tuples = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    private long read(TupleFormat format, byte[] bytes) throws Exception {
        return format.read(TraceSource.of("test", bytes), new TupleReceiver() {
            @Override
            public void tuple(long[] values, int count) {
                tuples.add(Arrays.toString(Arrays.copyOf(values, count)));
            }

            @Override
            public void problem(TraceProblem problem) {
                problems.add(problem.line() + ": " + problem.message());
            }
        }, Progress.NONE);
    }

    private long read(TupleFormat format, String text) throws Exception {
        return read(format, text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void readsTuplesOfAnySize() throws Exception {
        long hexadecimal = read(TupleFormat.NUM, "# a comment\n3\n\n-4 0x10\n  5,0xFFFFFFFFFFFFFFFF;6\r\n"
                + "-9223372036854775808 9223372036854775807\n");
        assertThat(tuples).containsExactly("[3]", "[-4, 16]", "[5, -1, 6]",
                "[-9223372036854775808, 9223372036854775807]");
        assertThat(problems).isEmpty();
        assertThat(hexadecimal).isZero();
    }

    @Test
    void remembersWhichFieldsAreHexadecimal() throws Exception {
        assertThat(read(TupleFormat.NUM, "1 0x10 2\n1 0x11 0x3\n")).isEqualTo(2);
        assertThat(read(TupleFormat.DIN, "2 0x130 4\n0 0xff2f80 4\n")).isEqualTo(2);
        assertThat(read(TupleFormat.DIN, "2 130 4\n")).isZero();
    }

    @Test
    void leavesOutWhatIsNoTuple() throws Exception {
        read(TupleFormat.NUM, "1\n1.5\n9223372036854775808\n0x10000000000000000\n0x\n-\n2 x\n" + "1 ".repeat(64) + "\n"
                + "7".repeat(70_000) + "\n2");
        assertThat(tuples).containsExactly("[1]", "[2]");
        assertThat(problems).containsExactly("2: \"1.5\" is no integer of 64 bits.",
                "3: \"9223372036854775808\" is no integer of 64 bits.",
                "4: \"0x10000000000000000\" is no integer of 64 bits.", "5: \"0x\" is no integer of 64 bits.",
                "6: \"-\" is no integer of 64 bits.", "7: \"x\" is no integer of 64 bits.",
                "8: The line has more than 63 numbers and was left out.",
                "9: The line is longer than 64 KiB and was left out.");
    }

    @Test
    void readsReferences() throws Exception {
        read(TupleFormat.DIN, "2 0x130 4\nr ff2f80\nW 10 8\n1 10 8 9\n7 10\n2\nx 10 1\n0 g 1\n");
        assertThat(tuples).containsExactly("[2, 304, 4]", "[0, 16723840]", "[1, 16, 8]");
        assertThat(problems).hasSize(5).contains("4: The line has more than a type, an address and a size.",
                "5: \"7\" is no type of access; 0 to 4 and r, w, i are.", "6: The line ends before its address.");
    }

    @Test
    void saysWhenThereIsNothing() {
        assertThatThrownBy(() -> read(TupleFormat.NUM, "# nothing\n")).isInstanceOf(TraceFormatException.class)
                .hasMessageContaining("no line of numbers").hasMessageContaining("0x");
        assertThatThrownBy(() -> read(TupleFormat.DIN, "")).isInstanceOf(TraceFormatException.class)
                .hasMessageContaining("2 0x130 4");
    }

    @Test
    void readsPackedFilesAsFarAsTheyGo() throws Exception {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            for (int i = 0; i < 100_000; i++) {
                gzip.write((i * 7919L % 104729 + "\n").getBytes(StandardCharsets.US_ASCII));
            }
        }
        read(TupleFormat.NUM, packed.toByteArray());
        assertThat(tuples).hasSize(100_000);
        assertThat(problems).isEmpty();
        tuples.clear();
        read(TupleFormat.NUM, Arrays.copyOf(packed.toByteArray(), packed.size() / 2));
        assertThat(tuples).hasSizeBetween(1, 99_999);
        assertThat(problems).hasSize(1).first().asString().contains("cannot be read on");
    }

    @Test
    void knowsFormatsByName() {
        assertThat(TupleFormat.named("a.num")).isEqualTo(TupleFormat.NUM);
        assertThat(TupleFormat.named("A.DIN.gz")).isEqualTo(TupleFormat.DIN);
        assertThat(TupleFormat.named("a.sym")).isNull();
    }
}
