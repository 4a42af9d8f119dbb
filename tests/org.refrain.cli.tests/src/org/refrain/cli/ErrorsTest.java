/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.refrain.cli.command.Host;
import org.refrain.cli.terminal.Terminal;

/** What can go wrong: one line on standard error, nothing on standard output, the right exit code. */
class ErrorsTest {

    @ParameterizedTest
    @ValueSource(strings = {"info", "cycles", "grammar"})
    void filesThatCannotBeRead(String command, @TempDir Path folder) throws Exception {
        Run.of(command, folder.resolve("missing.csv"), "--json").failed(1, "missing.csv", "no such file");
        Run.of(command, folder, "--json").failed(1, folder.toString(), "directory");
        Path empty = Files.createFile(folder.resolve("empty.csv"));
        Run.of(command, empty, "--json").failed(1, "empty.csv");
        byte[] noise = new byte[10_000];
        new Random(1).nextBytes(noise);
        Path binary = Files.write(folder.resolve("binary.csv"), noise);
        Run.of(command, binary).failed(1, "binary.csv");
        Path text = Files.writeString(folder.resolve("text.csv"), "Dear reader,\nthis is a letter, no trace.\n");
        Run.of(command, text).failed(1, "text.csv");
        Path headings = Files.writeString(folder.resolve("head.csv"), "Time,Address / Port,Instruction / Data\n");
        Run.of(command, headings).failed(1, "head.csv");
    }

    @ParameterizedTest
    @ValueSource(strings = {"info", "cycles", "grammar"})
    void damagedIndexes(String command, @TempDir Path folder) throws Exception {
        byte[] start = {(byte) 0x89, 'W', 'P', 'P', '\r', '\n', 0x1A, '\n'};
        Path cut = Files.write(folder.resolve("cut.wpp"), start);
        Run.of(command, cut, "--json").failed(1, "cut.wpp", "byte", "again");
    }

    @Test
    void programsThatCannotBeRead(@TempDir Path folder) throws Exception {
        Path trace = Files.writeString(folder.resolve("t.sym"), "a b a b a b a");
        Run.of("info", trace, "--elf", folder.resolve("none.elf")).failed(1, "none.elf", "no such file");
        Run.of("info", trace, "--elf", trace).failed(1, "t.sym", "no ELF file", "--elf");
        byte[] firmware = Files.readAllBytes(RawTrace.ELF);
        Path cut = Files.write(folder.resolve("cut.elf"), Arrays.copyOf(firmware, firmware.length / 2));
        Run.of("cycles", trace, "--elf", cut).failed(1, "cut.elf", "section headers");
    }

    @Test
    void anotherProgramIsToldAndNotUsed(@TempDir Path folder) throws Exception {
        StringBuilder rows = new StringBuilder("Time,Address,Instruction\n");
        for (int i = 0; i < 30; i++) {
            rows.append(",0x0800100").append(2 * (i % 3)).append(i % 3 < 2 ? ",NOP\n" : ",B 0x08001000\n");
        }
        Path trace = Files.writeString(folder.resolve("t.csv"), rows);
        Run run = Run.of("cycles", trace, "--elf", RawTrace.ELF, "--json");
        assertThat(run.code()).isZero();
        assertThat(run.err()).contains("not the program that was traced", "0.0 %");
        assertThat(run.json().get("headerFunction").getAsString()).isEmpty();
        assertThat(Run.of("info", trace, "--elf", RawTrace.ELF, "--json").json().getAsJsonObject("program")
                .get("plausible").getAsBoolean()).isFalse();
    }

    @Test
    void aTraceThatEndsEarlyIsReadAsFarAsItGoes(@TempDir Path folder) throws Exception {
        byte[] whole = Files.readAllBytes(RawTrace.FILE);
        Path cut = Files.write(folder.resolve("cut.csv.gz"), Arrays.copyOf(whole, whole.length / 2));
        for (String command : new String[] {"cycles", "grammar"}) {
            Run run = Run.of(command, cut, "--json");
            assertThat(run.err()).startsWith("refrain: line ").contains("packed file ends early");
            assertThat(run.json().has("header")).isTrue();
        }
        assertThat(Run.of("info", cut).out()).contains("packed file ends early");
    }

    @Test
    void wrongUsage() {
        Run.of().failed(2, "--help");
        Run.of("cycle", "x").failed(2, "no command cycle", "cycles");
        Run.of("cycles").failed(2, "FILE", "refrain cycles --help");
        Run.of("cycles", "x", "--nonsense").failed(2, "--nonsense");
        Run.of("cycles", "x", "--top", "many").failed(2, "--top", "many");
        Run.of("cycles", RawTrace.FILE, "--top", "-1").failed(2, "--top");
        Run.of("grammar", "x", "--algorithm", "zip").failed(2, "zip", "sequitur");
        Run.of("grammar", "x", "--run-buffer").failed(2, "--run-buffer", "resequitur");
        Run.of("sing", "x").failed(2, "no command sing");
    }

    @Test
    void headersThatAreNotThere(@TempDir Path folder) throws Exception {
        Run.of("cycles", RawTrace.FILE, "--header", "0x12345678", "--json").failed(2, "0x12345678", "never", "auto");
        Run.of("cycles", RawTrace.FILE, "--header", "Joystik_Read", "--json").failed(2, "Joystik_Read");
        Run.of("cycles", RawTrace.FILE, "--header", "LCD_DrawCahr", "--json").failed(2, "did you mean",
                "LCD_DrawChar");
        Run.of("cycles", RawTrace.FILE, "--elf", RawTrace.ELF, "--header", "Default_Handler").failed(2,
                "Default_Handler", "never runs");
        Path tokens = Files.writeString(folder.resolve("t.sym"), "one two one two one two one");
        Run.of("cycles", tokens, "--header", "tow").failed(2, "did you mean", "two");
        Run.of("grammar", tokens, "--header", "three").failed(2, "three");
        Path nameless = Files.writeString(folder.resolve("t.csv"),
                "Time,Address,Instruction\n,0x100,NOP\n,0x102,NOP\n");
        Run.of("cycles", nameless, "--header", "main").failed(2, "main", "--elf");
    }

    @Test
    void helpAndVersionAreResults() {
        assertThat(Run.of("--help").out()).contains("info", "grammar", "cycles", "convert", "expand");
        assertThat(Run.of("cycles", "--help").out()).contains("--header", "minTime");
        assertThat(Run.of("convert", "--help").out()).contains("--archive", "OUT.wpp", "seconds");
        assertThat(Run.of("expand", "--help").out()).contains("--output");
        assertThat(Run.of("--version").out()).isEqualTo("refrain 1.2.3" + System.lineSeparator());
        assertThat(Run.of("--help").code()).isZero();
        assertThat(Run.of("--help").err()).isEmpty();
    }

    @Test
    void aReaderThatGoesAwayIsNoError() {
        assertThat(runInto("Broken pipe")).isEqualTo("0 ");
    }

    @Test
    void aFullDiskIsOne() {
        assertThat(runInto("No space left on device")).startsWith("1 refrain: standard output");
    }

    /** Exit code and messages of a run whose results cannot be written. */
    private static String runInto(String reason) {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }

            @Override
            public void write(byte @Nullable [] bytes, int offset, int length) throws IOException {
                throw new IOException(reason);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Main.run(new Host(new Terminal(closed, err, false), Optional.empty(), ""), "--help");
        return code + " " + err.toString(StandardCharsets.UTF_8);
    }

    @Test
    void findsTheCacheAsTheDesktopSpecificationSays() {
        assertThat(Main.cache(Map.of("XDG_CACHE_HOME", "/c"), "/h")).contains(Path.of("/c/refrain"));
        assertThat(Main.cache(Map.of("XDG_CACHE_HOME", "relative"), "/h"))
                .contains(Path.of("/h/.cache/refrain"));
        assertThat(Main.cache(Map.of(), "?")).isEmpty();
    }
}
