/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.index.EventText;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.index.TraceRecorder;
import org.refrain.core.progress.Progress;
import org.refrain.core.wpp.WppFormatException.Reason;

/** Archives of traces that are no control flow. */
class AccessArchiveTest {

    private static Path archive(AccessTrace trace, Path folder) throws Exception {
        Path file = folder.resolve("accesses.wpp");
        Path index = folder.resolve("index.wpp");
        try (IndexedTrace indexed = IndexedTraces.openOrBuild(trace.source(), IndexOptions.DEFAULT, index, null,
                Progress.NONE)) {
            IndexedTraces.archive(indexed, file, Progress.NONE);
        }
        return file;
    }

    private static String expanded(Path file) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (IndexedTrace trace = IndexedTraces.open(file)) {
            EventText.write(trace, out, Progress.NONE);
        }
        return out.toString(StandardCharsets.UTF_8).replaceAll("\\s+", " ").strip();
    }

    private static String tokens(AccessTrace trace) {
        return trace.toString().replaceAll("\\s+", " ").strip();
    }

    @Test
    void accessesComeBackFromFewBytes(@TempDir Path folder) throws Exception {
        AccessTrace trace = new AccessTrace(24);
        Path file = archive(trace, folder);
        assertThat(ForgedFile.of(file).kinds()).contains("SEQA").doesNotContain("GRMA");
        assertThat(Files.size(file)).isLessThan(trace.events() / 40);
        assertThat(expanded(file)).isEqualTo(tokens(trace));
    }

    @Test
    void segmentsUseTheSymbolsOfThoseBefore(@TempDir Path folder) throws Exception {
        AccessTrace trace = new AccessTrace(12);
        Path file = folder.resolve("segments.wpp");
        TraceRecorder.record(trace.source(), IndexOptions.DEFAULT, file, trace.events() / 3, Progress.NONE);
        assertThat(ForgedFile.of(file).kinds()).contains("SEQA");
        assertThat(expanded(file)).isEqualTo(tokens(trace));
    }

    @Test
    void everyFlippedBitIsFoundOrMeansNothing(@TempDir Path folder) throws Exception {
        AccessTrace trace = new AccessTrace(3);
        byte[] bytes = Files.readAllBytes(archive(trace, folder));
        Map<Reason, Integer> found = new EnumMap<>(Reason.class);
        for (int bit = 0; bit < 8 * bytes.length; bit++) {
            byte[] damaged = bytes.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            Reason reason = reasonOf(damaged, folder, trace, "bit " + bit % 8 + " of byte " + bit / 8);
            if (reason != null) {
                found.merge(reason, 1, Integer::sum);
            }
        }
        assertThat(found).containsKeys(Reason.CHECKSUM, Reason.NOT_WPP, Reason.TRUNCATED);
        for (int length = 0; length < bytes.length; length++) {
            assertThat(reasonOf(Arrays.copyOf(bytes, length), folder, trace, "cut at " + length)).isNotNull();
        }
    }

    private static @Nullable Reason reasonOf(byte[] bytes, Path folder, AccessTrace trace,
            String damage) throws IOException {
        Path file = Files.write(folder.resolve("damaged.wpp"), bytes);
        try {
            assertThat(expanded(file)).as(damage).isEqualTo(tokens(trace));
            return null;
        } catch (WppFormatException e) {
            assertThat(e.offset()).as(damage).isBetween(0L, (long) bytes.length);
            assertThat(e.section()).as(damage).isNotEmpty();
            return e.reason();
        } catch (RuntimeException e) {
            return fail(damage, e);
        }
    }

    /** With right checksums damage goes unnoticed until the contents contradict themselves, if they do. */
    @Test
    void damageWithRightChecksumsEndsInATypedErrorOrInSomeTrace(@TempDir Path folder) throws Exception {
        byte[] bytes = Files.readAllBytes(archive(new AccessTrace(3), folder));
        for (int bit = 0; bit < 8 * bytes.length; bit++) {
            byte[] damaged = bytes.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            WppFuzzTarget.fuzzerTestOneInput(damaged);
        }
    }
}
