/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;

import org.junit.jupiter.api.Test;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.RecordedTrace;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceProblem.Severity;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;

/** Whole files: the sample program's trace, and what shows only over many rows. */
class KeilCsvReaderTest {

    private static final Path SAMPLE = Path.of("../org.refrain.sample/trace.csv.gz");

    @Test
    void readsTheSampleAsASimpleProgramDoes() throws Exception {
        Sums expected = new Sums();
        long discontinuities = 0;
        try (BufferedReader lines = sampleLines()) {
            lines.readLine();
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int colon = line.indexOf("X : 0x");
                if (colon < 0) {
                    discontinuities++;
                    continue;
                }
                String time = line.substring(0, line.indexOf(','));
                expected.add(Long.parseLong(line.substring(colon + 6, colon + 14), 16),
                        time.isEmpty() ? InstructionRow.NO_TIME
                                : Long.parseLong(time.replaceAll("[^0-9]", "")) * 1000,
                        line.substring(line.lastIndexOf(',') + 1));
            }
        }
        Sums found = new Sums();
        TraceSource source = TraceSource.of(SAMPLE);
        TraceReaders.detect(source).read(source, found, Progress.NONE);
        assertThat(found.rows).isEqualTo(expected.rows).isGreaterThan(900_000);
        assertThat(found.sum).isEqualTo(expected.sum);
        assertThat(found.discontinuities).isEqualTo(discontinuities);
        assertThat(found.problems).isZero();
    }

    @Test
    void noticesThatOnlyRowsWithASourceLineWereSaved() throws Exception {
        StringBuilder filtered = new StringBuilder();
        try (BufferedReader lines = sampleLines()) {
            filtered.append(lines.readLine()).append('\n');
            for (int i = 0; i < 50_000; i++) {
                String line = String.valueOf(lines.readLine());
                if (!line.contains(",,")) {
                    filtered.append(line).append('\n');
                }
            }
        }
        RecordedTrace trace = RecordedTrace.of(filtered.toString());
        assertThat(trace.problems).hasSize(1);
        assertThat(trace.problems.get(0).severity()).isEqualTo(Severity.INFO);
        assertThat(trace.problems.get(0).message()).contains("HLL");
    }

    @Test
    void rowsWithoutQuotesGiveTheSameTrace() throws Exception {
        StringBuilder quoted = new StringBuilder();
        StringBuilder unquoted = new StringBuilder();
        try (BufferedReader lines = sampleLines()) {
            for (int i = 0; i < 100_000; i++) {
                String line = String.valueOf(lines.readLine());
                quoted.append(line).append('\n');
                unquoted.append(line.replace("\"\"", "\u0001").replace("\"", "").replace('\u0001', '"')).append('\n');
            }
        }
        assertThat(RecordedTrace.of(unquoted.toString()).calls).isEqualTo(RecordedTrace.of(quoted.toString()).calls);
    }

    @Test
    void textMayBeInAnyEncoding() throws Exception {
        String rows = "Time;Address / Port;Instruction / Data;Src Code / Trigger Addr;Function\r\n"
                + "1,5 \u00b5s;X : 0x08000100;NOP;/* L\u00e4nge */;gr\u00f6\u00dfer\r\n";
        List<String> expected = RecordedTrace.of(rows).calls;
        assertThat(expected).containsExactly(
                "2 instruction 1500000ps 0x08000100 [NOP] [/* L\u00e4nge */] [gr\u00f6\u00dfer]");
        for (String charset : new String[] {"windows-1252", "UTF-16LE", "UTF-16BE", "UTF-16"}) {
            TraceSource source = TraceSource.of("trace.csv", rows.getBytes(charset));
            assertThat(RecordedTrace.of(source).calls).as(charset).isEqualTo(expected);
        }
    }

    @Test
    void columnsInAnyOrderGiveTheSameTrace() throws Exception {
        String[] names = {"Time", "Address", "Instruction", "Source Code", "Function", "Extra"};
        String[][] rows = {{"0.5", "0x08000100", "\"ADD      r0,r1\"", "\"f(a, b);\"", "main", "1"},
            {"", "0x08000102", "BX       lr", "", "main", ""}};
        int[] order = {0, 1, 2, 3, 4, 5};
        List<String> expected = RecordedTrace.of(table(names, rows, order)).calls;
        assertThat(expected).hasSize(2);
        do {
            assertThat(RecordedTrace.of(table(names, rows, order)).calls).isEqualTo(expected);
        } while (nextPermutation(order));
    }

    private static String table(String[] names, String[][] rows, int[] order) {
        StringBuilder text = new StringBuilder();
        for (int r = -1; r < rows.length; r++) {
            for (int i = 0; i < order.length; i++) {
                text.append(i == 0 ? "" : ",").append((r < 0 ? names : rows[r])[order[i]]);
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static boolean nextPermutation(int[] order) {
        int i = order.length - 2;
        while (i >= 0 && order[i] > order[i + 1]) {
            i--;
        }
        if (i < 0) {
            return false;
        }
        int j = order.length - 1;
        while (order[j] < order[i]) {
            j--;
        }
        swap(order, i, j);
        for (int a = i + 1, b = order.length - 1; a < b; a++, b--) {
            swap(order, a, b);
        }
        return true;
    }

    private static void swap(int[] order, int i, int j) {
        int kept = order[i];
        order[i] = order[j];
        order[j] = kept;
    }

    private static BufferedReader sampleLines() throws IOException {
        return new BufferedReader(new InputStreamReader(new GZIPInputStream(Files.newInputStream(SAMPLE)),
                StandardCharsets.UTF_8));
    }

    private static final class Sums implements TraceReceiver {
        private long rows;
        private long sum;
        private long discontinuities;
        private long problems;

        private void add(long address, long time, String function) {
            rows++;
            sum = ((sum * 31 + address) * 31 + time) * 31 + function.hashCode();
        }

        @Override
        public void instruction(InstructionRow row) {
            add(row.address, row.time, row.function());
        }

        @Override
        public void discontinuity(Discontinuity discontinuity) {
            discontinuities++;
        }

        @Override
        public void mark(TraceMark mark) {
            problems++;
        }

        @Override
        public void problem(TraceProblem problem) {
            problems++;
        }
    }
}
