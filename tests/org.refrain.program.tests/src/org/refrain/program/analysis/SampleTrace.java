/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceSource;

/** The sample: its firmware, its trace, what it counted about itself, and where in its sources it did. */
final class SampleTrace {

    private static final Path FOLDER = Path.of("..", "org.refrain.sample");

    private SampleTrace() {
    }

    static ProgramImage firmware() throws Exception {
        return ProgramImage.open(FOLDER.resolve("firmware.elf"));
    }

    static IndexedTrace index(Path folder) throws Exception {
        return IndexedTraces.openOrBuild(TraceSource.of(FOLDER.resolve("trace.csv.gz")), IndexOptions.DEFAULT,
                folder.resolve("trace.wpp"), null, Progress.NONE);
    }

    static ProgramTrace open(Path folder, @Nullable ProgramImage image) throws Exception {
        return ProgramTrace.of(index(folder), image);
    }

    /** The counters that the firmware printed. */
    static Map<String, Long> counts() throws IOException {
        Map<String, Long> counts = new LinkedHashMap<>();
        for (String line : Files.readAllLines(FOLDER.resolve("counts.txt"))) {
            if (!line.startsWith("#")) {
                String[] cells = line.split("=");
                counts.put(cells[0], Long.parseLong(cells[1]));
            }
        }
        return counts;
    }

    /** The source line that counts something; there is one for each counter but those of ways. */
    static SourceLine lineOf(String counter) throws IOException {
        for (String file : List.of("main.c", "ioe.c", "adc.c", "lcd.c", "leds.c", "delay.c", "board.c")) {
            List<String> lines = Files.readAllLines(FOLDER.resolve("src").resolve(file));
            for (int i = 0; i < lines.size(); i++) {
                if (lines.get(i).contains("COUNT(" + counter + ")")) {
                    return new SourceLine(file, i + 1);
                }
            }
        }
        throw new AssertionError(counter);
    }
}
