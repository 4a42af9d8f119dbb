/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

import com.google.gson.JsonObject;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What convert wrote, expand gives back, in both forms and for every format. */
class ConvertTest {

    private static final Path QEMU = RawTrace.FILE.resolveSibling("excerpt.qemu.log");

    @Test
    void symbolsComeBackByteForByte(@TempDir Path folder) throws IOException {
        Random random = new Random(7);
        StringBuilder text = new StringBuilder("# a comment\n");
        List<String> tokens = new ArrayList<>();
        String[] words = {"a", "bc", "#5", "ä€😀", "42", "a", "<"};
        for (int i = 0; i < 5000; i++) {
            String word = words[random.nextInt(words.length)];
            boolean hash = word.startsWith("#");
            text.append(random.nextInt(9) == 0 && !hash ? "\n" : random.nextInt(5) == 0 ? "\t " : " ").append(word);
            tokens.add(word);
        }
        Path source = Files.writeString(folder.resolve("words.sym"), text);
        String expanded = bothWays(source, folder);
        assertThat(expanded).endsWith("\n");
        assertThat(expanded.split("[ \n]")).containsExactlyElementsOf(tokens);
        // what came out goes in again
        Path again = Files.writeString(folder.resolve("again.sym"), expanded);
        assertThat(Run.of("expand", again).out()).isEqualTo(expanded);
    }

    @Test
    void addressesComeBackAsAddresses(@TempDir Path folder) throws IOException {
        StringBuilder expected = new StringBuilder();
        Pattern pc = Pattern.compile("\\[[0-9a-f]*/([0-9a-f]+)/");
        for (String line : Files.readAllLines(QEMU)) {
            Matcher matcher = pc.matcher(line);
            if (line.startsWith("Trace ") && matcher.find()) {
                expected.append(address(Long.parseLong(matcher.group(1), 16)));
            } else if (line.startsWith("Stopped") || line.startsWith("cpu_io_recompile")) {
                // the instruction before was not executed after all
                expected.setLength(expected.length() - "0x00000000\n".length());
            }
        }
        assertThat(expected).isNotEmpty();
        assertThat(bothWays(QEMU, folder)).isEqualTo(expected.toString());
    }

    @Test
    void aTraceOfRowsComesBackAsAddressesAndGaps(@TempDir Path folder) throws IOException {
        StringBuilder expected = new StringBuilder();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(RawTrace.FILE)), StandardCharsets.UTF_8))) {
            lines.readLine(); // headings
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                int at = line.indexOf("X : 0x");
                expected.append(at < 0 ? "# TRACE RUN\n"
                        : address(Long.parseLong(line.substring(at + 6, at + 14), 16)));
            }
        }
        assertThat(bothWays(RawTrace.FILE, folder)).isEqualTo(expected.toString());
        JsonObject direct = Run.of("cycles", RawTrace.FILE, "--json").json();
        assertThat(Run.of("cycles", folder.resolve("archive.wpp"), "--json").json()).isEqualTo(direct);
        assertThat(Run.of("info", folder.resolve("index.wpp"), "--json").json().get("lastTime"))
                .isEqualTo(Run.of("info", RawTrace.FILE, "--json").json().get("lastTime"));
        assertThat(Files.size(folder.resolve("archive.wpp"))).isLessThan(Files.size(folder.resolve("index.wpp")));
    }

    /** Trace to index, index to archive, archive to index, trace to archive; all expand to the same. */
    private static String bothWays(Path source, Path folder) throws IOException {
        Path index = folder.resolve("index.wpp");
        Path archive = folder.resolve("archive.wpp");
        Path fromIndex = folder.resolve("from-index.wpp");
        Path fromArchive = folder.resolve("from-archive.wpp");
        converted(source, index);
        converted(source, archive, "--archive");
        converted(index, fromIndex, "--archive");
        converted(archive, fromArchive);
        assertThat(fromIndex).hasSameBinaryContentAs(archive);
        String expanded = Run.of("expand", index).out();
        for (Path file : List.of(archive, fromIndex, fromArchive, source)) {
            assertThat(Run.of("expand", file).out()).as(file.toString()).isEqualTo(expanded);
        }
        Path text = folder.resolve("text");
        JsonObject report = Run.of("expand", archive, "--output", text, "--json").json();
        assertThat(report.get("bytes").getAsLong()).isEqualTo(Files.size(text));
        assertThat(text).hasContent(expanded);
        return expanded;
    }

    private static void converted(Path from, Path to, String... options) throws IOException {
        List<Object> arguments = new ArrayList<>(List.of("convert", from, to, "--json"));
        arguments.addAll(List.of(options));
        JsonObject report = Run.of(arguments.toArray()).json();
        assertThat(report.get("bytes").getAsLong()).isEqualTo(Files.size(to));
        assertThat(report.get("events").getAsLong()).isPositive();
        assertThat(report.get("seconds").getAsDouble()).isPositive();
        assertThat(report.get("bytesBefore").getAsLong()).isEqualTo(Files.size(from));
    }

    private static String address(long address) {
        return String.format(Locale.ROOT, "0x%08X\n", address);
    }

    @Test
    void anArchivesIndexIsKept(@TempDir Path folder) throws IOException {
        Path archive = folder.resolve("archive.wpp");
        converted(QEMU, archive, "--archive");
        Optional<Path> cache = Optional.of(folder.resolve("cache"));
        Run first = Run.with(cache, "info", archive, "--json");
        try (Stream<Path> kept = Files.list(folder.resolve("cache"))) {
            assertThat(kept).hasSize(1);
        }
        assertThat(Run.with(cache, "info", archive, "--json").out()).isEqualTo(first.out());
    }

    @Test
    void aTraceWrittenInPartsIsTheTrace(@TempDir Path folder) throws IOException {
        Path parts = folder.resolve("parts.wpp");
        converted(RawTrace.FILE, parts, "--chunk", "250000");
        assertThat(Run.of("cycles", parts, "--json").json())
                .isEqualTo(Run.of("cycles", RawTrace.FILE, "--json").json());
        assertThat(Run.of("expand", parts).out()).isEqualTo(Run.of("expand", RawTrace.FILE).out());
        byte[] bytes = Files.readAllBytes(parts);
        Files.write(parts, Arrays.copyOf(bytes, bytes.length - 100));
        Run cut = Run.of("info", parts, "--json");
        assertThat(cut.json().get("events").getAsLong()).isEqualTo(750_000);
        assertThat(Run.of("cycles", parts).err()).contains("cut off", "750000 events");
        Run.of("convert", parts, folder.resolve("x.wpp"), "--chunk", "5").failed(2, "--chunk");
        Run.of("convert", QEMU, folder.resolve("x.wpp"), "--chunk", "0").failed(2, "--chunk");
    }

    @Test
    void refusesWhatCannotBeWritten(@TempDir Path folder) throws IOException {
        Path index = folder.resolve("index.wpp");
        converted(QEMU, index);
        byte[] before = Files.readAllBytes(index);
        Run.of("convert", index, index, "--archive").failed(2, "this is the file that is read");
        Run.of("convert", index, folder).failed(2, "directory");
        Run.of("convert", index, folder.resolve("no/such.wpp")).failed(2, "no such directory");
        Run.of("convert", index).failed(2, "OUT.wpp");
        Run.of("expand", index, "--json").failed(2, "--output");
        Run.of("expand", index, "--output", index).failed(2, "this is the file that is read");
        assertThat(index).hasBinaryContent(before);
        Files.write(index, Arrays.copyOf(before, before.length - 1));
        Run.of("expand", index).failed(1, "index.wpp", "byte");
        Run.of("convert", index, folder.resolve("x.wpp")).failed(1, "index.wpp", "byte");
        assertThat(folder.resolve("x.wpp")).doesNotExist();
    }
}
