/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.CsvTrace;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.index.TraceRecorder;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.wpp.WppFormatException.Reason;

/** Archives that grow in segments, and what is left of them when they are cut off. */
class SegmentsTest {

    private static final int PARTS = 3;

    /** Three segments with symbols, times, gaps and marks of their own; returns the file's length after each. */
    private static List<Long> write(Path file) throws IOException {
        List<Long> ends = new ArrayList<>();
        WppMeta meta = new WppMeta("test", "live", -1, -1, 0, "head", "");
        try (WppAppender appender = WppAppender.create(file, meta, null)) {
            InstructionRow row = new InstructionRow();
            for (int part = 0; part < PARTS; part++) {
                appender.discontinuity(new Discontinuity(part, Discontinuity.Kind.GAP, "gap " + part));
                for (int i = 0; i < 20; i++) {
                    token(appender, row, "head", 100L * part + i);
                    token(appender, row, i % 3 == 0 ? "part" + part : "other", InstructionRow.NO_TIME);
                }
                appender.mark(new TraceMark(part, TraceMark.Kind.DATA_READ, part, "mark " + part));
                appender.problem(new TraceProblem(TraceProblem.Severity.WARNING, 7, 70, "bad " + part));
                assertThat(appender.pending()).isEqualTo(41);
                appender.commit(Progress.NONE);
                assertThat(appender.pending()).isZero();
                ends.add(Files.size(file));
            }
            token(appender, row, "never committed", 0);
        }
        return ends;
    }

    private static void token(WppAppender appender, InstructionRow row, String text, long time) throws IOException {
        row.hasAddress = false;
        row.buffer = text.getBytes(StandardCharsets.UTF_8);
        row.textEnd = row.buffer.length;
        row.time = time;
        appender.instruction(row);
    }

    private static void check(IndexedTrace trace, int parts, boolean cut) {
        assertThat(trace.eventCount()).isEqualTo(41L * parts);
        assertThat(trace.symbols().size()).isEqualTo(2 + 2 * parts);
        assertThat(trace.discontinuities()).hasSize(parts);
        int[] symbols = new int[41 * parts];
        trace.symbols(0, symbols, symbols.length);
        long[] times = new long[symbols.length];
        trace.times(0, times, times.length);
        for (int part = 0; part < parts; part++) {
            assertThat(trace.discontinuities()[part]).isEqualTo(41L * part);
            assertThat(trace.symbols().text(symbols[41 * part])).isEqualTo("gap " + part);
            assertThat(trace.symbols().text(symbols[41 * part + 1])).isEqualTo("head");
            assertThat(trace.symbols().text(symbols[41 * part + 2])).isEqualTo("part" + part);
            assertThat(times[41 * part + 3]).isEqualTo(100L * part + 1);
            assertThat(times[41 * part + 4]).isEqualTo(InstructionRow.NO_TIME);
        }
        assertThat(((WppReader) trace).marks(0, Long.MAX_VALUE, 9)).hasSize(parts)
                .allMatch(mark -> mark.position() % 41 == 0 && mark.position() > 0);
        assertThat(trace.unreadRows()).isEqualTo(parts);
        assertThat(trace.problems()).hasSize(parts + (cut ? 1 : 0));
        if (cut) {
            assertThat(trace.problems().get(0).message()).contains("cut off", 41 * parts + " events");
        }
        CycleTable cycles = trace.cycles();
        assertThat(cycles == null ? -1 : cycles.count()).isEqualTo(20L * parts - 1);
    }

    @Test
    void segmentsMakeOneTrace(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("live.wpp");
        write(file);
        try (IndexedTrace trace = IndexedTraces.open(file)) {
            check(trace, PARTS, false);
        }
        assertThatThrownBy(() -> write(file)).isInstanceOf(FileAlreadyExistsException.class);
    }

    @Test
    void cutAnywhereEverythingUpToTheLastFooterIsKept(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("live.wpp");
        List<Long> ends = write(file);
        byte[] bytes = Files.readAllBytes(file);
        Path index = folder.resolve("index.wpp");
        for (int length = 0; length <= bytes.length; length++) {
            Path cut = Files.write(folder.resolve("cut.wpp"), Arrays.copyOf(bytes, length));
            int at = length;
            int parts = (int) ends.stream().filter(end -> end <= at).count();
            if (parts == 0) {
                Reason expected = length < Container.MAGIC.length ? Reason.NOT_WPP : Reason.TRUNCATED;
                assertThatThrownBy(() -> IndexedTraces.open(cut, index, Progress.NONE)).as("cut at %d", length)
                        .isInstanceOfSatisfying(WppFormatException.class,
                                e -> assertThat(e.reason()).isEqualTo(expected));
            } else {
                try (IndexedTrace trace = IndexedTraces.open(cut, index, Progress.NONE)) {
                    check(trace, parts, !ends.contains((long) at));
                }
            }
        }
    }

    @Test
    void everyFlippedBitIsFoundOrMeansNothing(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("live.wpp");
        write(file);
        byte[] bytes = Files.readAllBytes(file);
        Path index = folder.resolve("index.wpp");
        int kept = 0;
        for (int bit = 0; bit < bytes.length * 8; bit++) {
            change(file, bit / 8, (byte) (bytes[bit / 8] ^ 1 << bit % 8));
            try (ArchiveReader archive = ArchiveReader.open(file);
                    IndexedTrace trace = IndexedTraces.open(file, index, Progress.NONE)) {
                assertThat(archive.events()).isEqualTo(trace.eventCount());
                // the last footer may be gone; what came before is right
                boolean cut = trace.eventCount() < 41 * PARTS;
                check(trace, (int) trace.eventCount() / 41, cut);
                kept += cut ? 1 : 0;
            } catch (WppFormatException e) {
                assertThat(e.offset()).isBetween(0L, (long) bytes.length);
                assertThat(e.section()).isNotEmpty();
            } catch (IOException | RuntimeException e) {
                fail("bit " + bit % 8 + " of byte " + bit / 8, e);
            }
            change(file, bit / 8, bytes[bit / 8]);
        }
        assertThat(kept).isPositive();
    }

    private static void change(Path file, int at, byte value) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(new byte[] {value}), at);
        }
    }

    @RepeatedTest(10)
    void aTraceInPartsIsTheTrace(RepetitionInfo repetition, @TempDir Path folder) throws Exception {
        Random random = new Random(repetition.getCurrentRepetition());
        TraceSource source = new CsvTrace(random, 300).source();
        Path index = folder.resolve("index.wpp");
        Path parts = folder.resolve("parts.wpp");
        Path unpacked = folder.resolve("unpacked.wpp");
        IndexedTraces.openOrBuild(source, IndexOptions.DEFAULT, index, null, Progress.NONE).close();
        TraceRecorder.record(source, IndexOptions.DEFAULT, parts, 1 + random.nextInt(2000), Progress.NONE);
        IndexedTraces.open(parts, unpacked, Progress.NONE).close();
        ForgedFile expected = ForgedFile.of(index);
        ForgedFile actual = ForgedFile.of(unpacked);
        assertThat(actual.kinds()).isEqualTo(expected.kinds());
        for (String kind : expected.kinds()) {
            if (!kind.equals("META") && !kind.equals("PROB")) {
                assertThat(actual.contents(kind)).as(kind).isEqualTo(expected.contents(kind));
            }
        }
    }
}
