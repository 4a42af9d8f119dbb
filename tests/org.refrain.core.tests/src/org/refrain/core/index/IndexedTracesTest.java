/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.FunctionNames;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.wpp.WppFormatException;

class IndexedTracesTest {

    private record Names(String identity) implements FunctionNames {
        @Override
        public String nameOf(long address) {
            return identity + "_function";
        }
    }

    /** Whether the trace was read again. */
    private static boolean rebuilt(Path csv, IndexOptions options, Path wpp)
            throws IOException, TraceFormatException {
        int[] previews = {0};
        try (IndexedTrace trace = IndexedTraces.openOrBuild(TraceSource.of(csv), options, wpp, p -> previews[0]++,
                Progress.NONE)) {
            assertThat(trace.describes(TraceSource.of(csv))).isTrue();
            assertThat(trace.eventCount()).isPositive();
        }
        return previews[0] > 0;
    }

    @Test
    void reusesAnIndexAsLongAsItIsFresh(@TempDir Path folder) throws IOException, TraceFormatException {
        Path csv = Files.write(folder.resolve("t.csv"), new CsvTrace(new Random(1), 50).bytes());
        Path wpp = folder.resolve("t.wpp");
        IndexOptions options = IndexOptions.DEFAULT;
        assertThat(rebuilt(csv, options, wpp)).as("first time").isTrue();
        assertThat(rebuilt(csv, options, wpp)).as("unchanged").isFalse();
        options = options.withHeader(HeaderSpec.address(CsvTrace.HEADER));
        assertThat(rebuilt(csv, options, wpp)).as("other header").isTrue();
        assertThat(rebuilt(csv, options, wpp)).as("same header").isFalse();
        options = options.withFunctions(new Names("one"));
        assertThat(rebuilt(csv, options, wpp)).as("with names").isTrue();
        assertThat(rebuilt(csv, options, wpp)).as("same names").isFalse();
        options = options.withFunctions(new Names("two"));
        assertThat(rebuilt(csv, options, wpp)).as("other names").isTrue();
        Files.setLastModifiedTime(csv, FileTime.fromMillis(Files.getLastModifiedTime(csv).toMillis() + 1000));
        assertThat(rebuilt(csv, options, wpp)).as("touched").isTrue();
        Files.write(csv, new CsvTrace(new Random(2), 60).bytes());
        assertThat(rebuilt(csv, options, wpp)).as("changed").isTrue();
        Files.write(wpp, new byte[] {1, 2, 3});
        assertThat(rebuilt(csv, options, wpp)).as("damaged").isTrue();
        assertThat(rebuilt(csv, options, wpp)).as("repaired").isFalse();
    }

    @Test
    void opensAnIndexWithoutItsTrace(@TempDir Path folder) throws IOException, TraceFormatException {
        Path csv = Files.write(folder.resolve("t.csv"), new CsvTrace(new Random(1), 50).bytes());
        Path wpp = folder.resolve("t.wpp");
        rebuilt(csv, IndexOptions.DEFAULT, wpp);
        Files.delete(csv);
        try (IndexedTrace trace = IndexedTraces.open(wpp)) {
            assertThat(trace.sourceName()).isEqualTo("t.csv");
            assertThat(trace.cycles()).isNotNull();
        }
        Files.write(wpp, new byte[100]);
        assertThatThrownBy(() -> IndexedTraces.open(wpp)).isInstanceOf(WppFormatException.class);
        assertThatThrownBy(() -> IndexedTraces.open(csv)).isInstanceOf(IOException.class);
    }
}
