/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;

import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceFormatException;

/** Small valid files of every kind, to begin fuzzing with. */
public final class WppSeeds {

    private static final int RANDOM = 6;

    private WppSeeds() {
    }

    /** Writes the files into a folder. */
    public static void write(Path folder) throws IOException {
        PlainTrace.small().write(folder.resolve("small.wpp"));
        for (int seed = 0; seed < RANDOM; seed++) {
            Path index = folder.resolve("index" + seed + ".wpp");
            PlainTrace.random(new Random(seed), 60 * (seed + 1)).write(index);
            try (WppReader reader = WppReader.open(index)) {
                ArchiveWriter.write(folder.resolve("archive" + seed + ".wpp"), reader, Progress.NONE);
            }
        }
        writeAccesses(folder);
        WppMeta meta = new WppMeta("test", "live", -1, -1, 0, "auto", "");
        try (WppAppender appender = WppAppender.create(folder.resolve("segments.wpp"), meta, null)) {
            InstructionRow row = new InstructionRow();
            row.hasAddress = true;
            for (int i = 0; i < 90; i++) {
                row.address = 0x0800_0000L + 2 * (i % 7);
                row.time = i * 1000L;
                appender.instruction(row);
                if (i % 40 == 30) {
                    appender.commit(Progress.NONE);
                }
            }
        }
    }

    /** A trace that is no control flow. */
    private static void writeAccesses(Path folder) throws IOException {
        Path index = folder.resolve("accesses-index.wpp");
        try (IndexedTrace trace = IndexedTraces.openOrBuild(new AccessTrace(6).source(), IndexOptions.DEFAULT, index,
                null, Progress.NONE)) {
            IndexedTraces.archive(trace, folder.resolve("accesses.wpp"), Progress.NONE);
        } catch (TraceFormatException e) {
            throw new AssertionError(e);
        }
    }
}
