/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** {@code info}, {@code paths} and {@code ways} on the tasks of an operating system, which counts what it enters. */
class TasksTest {

    private static final Path FOLDER = Path.of("..", "org.refrain.program.tests", "resources", "org", "refrain",
            "program", "controlflow");

    @Test
    void tasksAreToldApart(@TempDir Path folder) throws Exception {
        Path trace = writeLog(folder.resolve("difficult.log"));
        Path elf = FOLDER.resolve("difficult-m3.elf");
        Map<String, Long> counts = counts();
        Optional<Path> cache = Optional.of(folder.resolve("cache"));

        JsonObject flow = Run.with(cache, "info", trace, "--elf", elf, "--json").json().getAsJsonObject("controlFlow");
        assertThat(flow.get("tasks").getAsInt()).isEqualTo(8);
        assertThat(flow.get("explained").getAsDouble()).isEqualTo(1);
        assertThat(flow.getAsJsonArray("seen").toString()).contains("task switches guessed after looking ahead");

        for (String function : List.of("fibonacci", "worker", "deep", "SysTick_Handler")) {
            JsonObject ways = Run.with(cache, "ways", trace, "--elf", elf, "--function", function, "--json").json();
            assertThat(ways.get("entries").getAsLong()).as(function).isEqualTo(counts.get(function));
        }

        JsonObject paths = Run.with(cache, "paths", trace, "--elf", elf, "--function", "worker", "--path", "0 .. 5",
                "--all", "--json").json();
        List<Long> positions = new ArrayList<>();
        Map<Long, Integer> taskOfFrame = new HashMap<>();
        boolean hasUnsure = false;
        for (JsonElement element : paths.getAsJsonArray("occurrences")) {
            JsonObject occurrence = element.getAsJsonObject();
            positions.add(occurrence.get("position").getAsLong());
            int task = occurrence.get("task").getAsInt();
            assertThat(taskOfFrame.computeIfAbsent(occurrence.get("frame").getAsLong(), frame -> task))
                    .isEqualTo(task);
            hasUnsure |= !occurrence.get("sure").getAsBoolean();
        }
        assertThat(taskOfFrame.values()).as("two tasks run it").doesNotHaveDuplicates().hasSize(2);
        assertThat(hasUnsure).as("which of them went on was guessed sometimes").isTrue();
        assertThat(positions).hasSize(paths.get("count").getAsInt()).doesNotHaveDuplicates().isSorted();
        assertThat(paths.getAsJsonArray("notes").get(0).getAsString()).contains("task switches were guessed");
    }

    private static Map<String, Long> counts() throws IOException {
        Map<String, Long> counts = new HashMap<>();
        for (String line : Files.readAllLines(FOLDER.resolve("difficult-m3.txt"))) {
            if (line.contains("=")) {
                String[] cells = line.split("=");
                counts.put(cells[0], Long.parseLong(cells[1]));
            }
        }
        return counts;
    }

    /** The recorded program counters as QEMU logs them. */
    private static Path writeLog(Path log) throws IOException {
        try (GZIPInputStream packed = new GZIPInputStream(Files.newInputStream(
                FOLDER.resolve("difficult-m3.pc.gz"))); BufferedWriter out = Files.newBufferedWriter(log)) {
            ByteBuffer counters = ByteBuffer.wrap(packed.readAllBytes()).order(ByteOrder.LITTLE_ENDIAN);
            while (counters.hasRemaining()) {
                out.write(String.format("Trace 0: 0x7f0000000000 [00000000/%08x/00000110/ff000201] %n",
                        counters.getInt()));
            }
        }
        return log;
    }
}
