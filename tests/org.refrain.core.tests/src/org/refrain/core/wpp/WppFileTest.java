/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.progress.Progress;

class WppFileTest {

    @RepeatedTest(60)
    void readsWhatWasWritten(RepetitionInfo repetition, @TempDir Path folder) throws IOException {
        Random random = new Random(repetition.getCurrentRepetition());
        PlainTrace trace = PlainTrace.random(random, 1 + random.nextInt(random.nextBoolean() ? 50 : 20_000));
        Path file = folder.resolve("trace.wpp");
        trace.write(file);
        try (WppReader read = WppReader.open(file)) {
            trace.compare(read);
            assertThat(read.sizeOnDisk()).isEqualTo(Files.size(file));
        }
        assertThat(namesIn(folder)).containsExactly("trace.wpp");
    }

    @Test
    void theSameTraceGivesTheSameBytes(@TempDir Path folder) throws IOException {
        PlainTrace.random(new Random(5), 3000).write(folder.resolve("a.wpp"));
        PlainTrace.random(new Random(5), 3000).write(folder.resolve("b.wpp"));
        assertThat(folder.resolve("a.wpp")).hasSameBinaryContentAs(folder.resolve("b.wpp"));
    }

    @Test
    void findsMarksInAnyPart(@TempDir Path folder) throws IOException {
        PlainTrace trace = PlainTrace.random(new Random(2), 100);
        for (int i = 0; i < 5000; i++) {
            trace.token("t", i);
            trace.mark(i);
            trace.mark(i);
        }
        Path file = folder.resolve("trace.wpp");
        trace.write(file);
        try (WppReader read = WppReader.open(file)) {
            trace.compare(read);
            List<PlacedMark> all = read.marks(0, 10_000, Integer.MAX_VALUE);
            Random random = new Random(3);
            for (int round = 0; round < 100; round++) {
                long from = random.nextInt(5200);
                long to = from + random.nextInt(3000);
                assertThat(read.marks(from, to, Integer.MAX_VALUE))
                        .isEqualTo(all.stream().filter(m -> m.position() >= from && m.position() < to).toList());
                assertThat(read.marks(from, 10_000, 3))
                        .isEqualTo(all.stream().filter(m -> m.position() >= from).limit(3).toList());
            }
        }
    }

    @Test
    void answersNothingOnceClosed(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("trace.wpp");
        PlainTrace.random(new Random(1), 500).write(file);
        WppReader read = WppReader.open(file);
        read.close();
        read.close();
        assertThatThrownBy(read::eventCount).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> read.symbols(0, new int[1], 1)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> read.times(0, new long[1], 1)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(read::cycles).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(read::discontinuities).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void refusesImpossibleQuestions(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("trace.wpp");
        PlainTrace.random(new Random(1), 500).write(file);
        try (WppReader read = WppReader.open(file)) {
            assertThatThrownBy(() -> read.symbols(-1, new int[1], 1)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> read.times(0, new long[1], 2)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    /** Whoever reads the old file goes on reading it; a cancelled write leaves it and nothing else. */
    @Test
    void replacesAFileInOneStep(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("trace.wpp");
        PlainTrace old = PlainTrace.random(new Random(1), 500);
        old.write(file);
        try (WppReader reader = WppReader.open(file)) {
            PlainTrace other = PlainTrace.random(new Random(2), 700);
            other.write(file);
            old.compare(reader);
            try (WppReader again = WppReader.open(file)) {
                other.compare(again);
            }
        }
    }

    @Test
    void aCancelledWriteLeavesTheOldFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("trace.wpp");
        PlainTrace.random(new Random(1), 500).write(file);
        byte[] before = Files.readAllBytes(file);
        Progress cancelled = new Progress() {
            @Override
            public void report(String task, long done, long total) {
                // nobody is looking
            }

            @Override
            public boolean isCancelled() {
                return true;
            }
        };
        PlainTrace other = PlainTrace.random(new Random(2), 700);
        assertThatThrownBy(() -> other.write(file, cancelled)).isInstanceOf(CancellationException.class);
        assertThat(file).hasBinaryContent(before);
        assertThat(namesIn(folder)).containsExactly("trace.wpp");
    }

    private static List<String> namesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).toList();
        }
    }
}
