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
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.index.CsvTrace;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceSource;

/** An archive gives the index that the trace gives, and the same archive again. */
class ArchiveTest {

    @RepeatedTest(25)
    void unpacksToTheIndexOfTheTrace(RepetitionInfo repetition, @TempDir Path folder) throws Exception {
        Random random = new Random(repetition.getCurrentRepetition());
        TraceSource source = random.nextBoolean() ? new CsvTrace(random, 1 + random.nextInt(800)).source()
                : TraceSource.of("tokens.sym", tokens(random).getBytes(StandardCharsets.UTF_8));
        HeaderSpec header = random.nextInt(4) == 0 ? HeaderSpec.NONE : HeaderSpec.AUTO;
        Path index = folder.resolve("index.wpp");
        Path archive = folder.resolve("archive.wpp");
        Path unpacked = folder.resolve("unpacked.wpp");
        pack(source, IndexOptions.DEFAULT.withHeader(header), index, archive);
        IndexedTraces.open(archive, unpacked, Progress.NONE).close();
        checkSameButMeta(index, unpacked);
        Path again = folder.resolve("again.wpp");
        try (WppReader reader = WppReader.open(unpacked)) {
            assertThat(reader.meta().sourceName()).isEqualTo(source.name());
            ArchiveWriter.write(again, reader, Progress.NONE);
        }
        assertThat(again).hasSameBinaryContentAs(archive);
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).hasSize(4);
        }
    }

    private static void checkSameButMeta(Path index, Path unpacked) throws IOException {
        ForgedFile expected = ForgedFile.of(index);
        ForgedFile actual = ForgedFile.of(unpacked);
        assertThat(actual.kinds()).isEqualTo(expected.kinds());
        for (String kind : expected.kinds()) {
            if (!kind.equals("META")) {
                assertThat(actual.contents(kind)).as(kind).isEqualTo(expected.contents(kind));
            }
        }
    }

    private static void pack(TraceSource source, IndexOptions options, Path index, Path archive)
            throws IOException, TraceFormatException {
        try (IndexedTrace trace = IndexedTraces.openOrBuild(source, options, index, null, Progress.NONE)) {
            ArchiveWriter.write(archive, (WppReader) trace, Progress.NONE);
        }
    }

    /** Words in loops, polls that wait now longer, now shorter. */
    private static String tokens(Random random) {
        StringBuilder text = new StringBuilder("start ");
        int cycles = random.nextInt(500);
        for (int i = 0; i < cycles; i++) {
            text.append("head work").append(random.nextInt(4)).append(' ');
            text.append("poll test ".repeat(2 + random.nextInt(30)));
            text.append("töken\n");
            text.append("spin ".repeat(random.nextInt(5)));
        }
        return text.toString();
    }

    @Test
    void isSmallerThanTheIndex(@TempDir Path folder) throws Exception {
        Path index = folder.resolve("index.wpp");
        Path archive = folder.resolve("archive.wpp");
        pack(TraceSource.of("tokens.sym", tokens(new Random(3)).getBytes(StandardCharsets.UTF_8)), IndexOptions.DEFAULT,
                index, archive);
        assertThat(Files.size(archive)).isLessThan(Files.size(index) / 2);
    }

    @Test
    void keepsTheIndexOfAnArchiveForTheNextTime(@TempDir Path folder) throws Exception {
        Path first = folder.resolve("first.wpp");
        Path second = folder.resolve("second.wpp");
        Path index = folder.resolve("index.wpp");
        pack(new CsvTrace(new Random(1), 50).source(), IndexOptions.DEFAULT, index, first);
        pack(new CsvTrace(new Random(2), 60).source(), IndexOptions.DEFAULT, index, second);
        Path kept = folder.resolve("kept.wpp");
        IndexedTraces.open(first, kept, Progress.NONE).close();
        Object key = Files.getAttribute(kept, "lastModifiedTime");
        byte[] bytes = Files.readAllBytes(kept);
        IndexedTraces.open(first, kept, Progress.NONE).close();
        assertThat(Files.getAttribute(kept, "lastModifiedTime")).isEqualTo(key);
        IndexedTraces.open(second, kept, Progress.NONE).close();
        assertThat(Files.readAllBytes(kept)).isNotEqualTo(bytes);
        Files.write(kept, new byte[100]);
        IndexedTraces.open(first, kept, Progress.NONE).close();
        assertThat(kept).hasBinaryContent(bytes);
    }

    @Test
    void opensByItselfAndLeavesNothing(@TempDir Path folder) throws Exception {
        Path archive = folder.resolve("archive.wpp");
        pack(new CsvTrace(new Random(1), 50).source(), IndexOptions.DEFAULT, folder.resolve("index.wpp"), archive);
        int before = temporaryFolders();
        try (IndexedTrace trace = IndexedTraces.open(archive)) {
            assertThat(trace.eventCount()).isGreaterThan(400);
            assertThat(trace.cycles()).isNotNull();
        }
        assertThat(temporaryFolders()).isEqualTo(before);
        assertThatThrownBy(() -> WppReader.open(archive)).isInstanceOf(WppFormatException.class)
                .hasMessageContaining("archive");
    }

    private static int temporaryFolders() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return (int) files.filter(file -> file.getFileName().toString().startsWith("refrain-")).count();
        }
    }
}
