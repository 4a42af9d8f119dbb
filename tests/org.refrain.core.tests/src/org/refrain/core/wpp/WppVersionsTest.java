/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.EventText;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.progress.Progress;

/** Files that older programs wrote stay readable. */
class WppVersionsTest {

    @Test
    void version10IsRead(@TempDir Path folder) throws IOException {
        try (WppReader read = WppReader.open(file("version-1.0.wpp", folder))) {
            PlainTrace.small().compare(read);
        }
    }

    @Test
    void archivesOfVersion11AreRead(@TempDir Path folder) throws IOException {
        Path written = folder.resolve("written.wpp");
        PlainTrace.small().write(written);
        try (IndexedTrace read = IndexedTraces.open(file("version-1.1-archive.wpp", folder));
                IndexedTrace expected = WppReader.open(written)) {
            assertThat(text(read)).isEqualTo(text(expected)).hasSizeGreaterThan(500);
            assertThat(times(read)).isEqualTo(times(expected));
            assertThat(read.discontinuities()).isEqualTo(expected.discontinuities());
            assertThat(read.problems()).isEqualTo(expected.problems()).isNotEmpty();
            CycleTable cycles = read.cycles();
            assertThat(cycles == null ? -1 : cycles.count()).isEqualTo(39);
        }
    }

    private static byte[] text(IndexedTrace trace) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        EventText.write(trace, out, Progress.NONE);
        return out.toByteArray();
    }

    private static long[] times(IndexedTrace trace) {
        long[] times = new long[(int) trace.eventCount()];
        trace.times(0, times, times.length);
        return times;
    }

    private static Path file(String name, Path folder) throws IOException {
        Path file = folder.resolve(name);
        try (InputStream old = WppVersionsTest.class.getResourceAsStream("/wpp/" + name)) {
            assertThat(old).isNotNull();
            if (old != null) {
                Files.copy(old, file);
            }
        }
        return file;
    }
}
