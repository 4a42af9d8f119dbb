/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** {@code paths} and {@code ways}: on the sample, whose firmware counted its ways, and on token traces. */
@TestInstance(Lifecycle.PER_CLASS)
class PathsTest {

    private static final String CFT = ">main 0 >f 1 2 3 < 1 >f 1 2 2 3 < 2 <";

    /** Keeps the sample's indexes from one test to the next. */
    private Optional<Path> cache = Optional.empty();

    @BeforeAll
    void makeCache(@TempDir Path folder) {
        cache = Optional.of(folder);
    }

    private Run run(Object... arguments) {
        return Run.with(cache, arguments);
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "1", "2", "3", "4"})
    void countsWhatTheFirmwareCounted(String scheme) {
        JsonObject json = run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--function", "IOE_TS_GetState",
                "--path", "0 5 2 6", "--scheme", scheme, "--json").json();
        assertThat(json.get("count").getAsLong()).isEqualTo(331); // ts_way_up_still
        assertThat(json.get("scheme").getAsString()).isEqualTo(scheme);
        JsonObject first = json.getAsJsonObject("first");
        assertThat(first.get("position").getAsLong()).isGreaterThan(first.get("frame").getAsLong());
        assertThat(first.get("time").getAsDouble()).isGreaterThan(0);
        assertThat(json.has("occurrences")).isFalse();
    }

    @Test
    void linesAreAWayToSayAPath() {
        JsonObject json = run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--lines", "ioe.c:53 ioe.c:66",
                "--json").json();
        assertThat(json.get("count").getAsLong()).isEqualTo(29); // ts_way_down_moved
        assertThat(json.get("function").getAsString()).isEqualTo("IOE_TS_GetState");
        Run moved = run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--lines", "src/ioe.c:53", "--json");
        assertThat(moved.json().get("count").getAsLong()).isEqualTo(63); // ts_down
        Run without = run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--lines", "leds.c:10");
        assertThat(without.out()).contains("leds.c:10 has no code; leds.c:12 is taken", "28 times");
    }

    @Test
    void allAreListedInOrder() {
        JsonObject json = run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--function", "LED_Toggle",
                "--path", "0", "--all", "--json").json();
        JsonArray all = json.getAsJsonArray("occurrences");
        assertThat(all).hasSize(28); // led_toggles
        assertThat(json.has("first")).isFalse();
        for (int i = 1; i < all.size(); i++) {
            assertThat(all.get(i).getAsJsonObject().get("position").getAsLong())
                    .isGreaterThan(all.get(i - 1).getAsJsonObject().get("position").getAsLong());
        }
        Run text = run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--function", "LED_Toggle", "--path", "0",
                "--all");
        assertThat(text.out().lines()).hasSize(1 + 1 + 1 + 28);
    }

    @Test
    void theTracesOwnTextsAreEnough() {
        JsonObject json = run("paths", RawTrace.FILE, "--function", "LED_Toggle", "--path", "0", "--json").json();
        assertThat(json.get("count").getAsLong()).isEqualTo(28);
        run("paths", RawTrace.FILE, "--lines", "ioe.c:53").failed(1, "source lines need the program", "--elf");
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "1", "2", "3", "4"})
    void tokensAreControlFlowAlready(String scheme, @TempDir Path folder) throws Exception {
        Path cft = Files.writeString(folder.resolve("t.cft"), CFT);
        JsonObject json = run("paths", cft, "--function", "f", "--path", "2 3", "--scheme", scheme, "--all",
                "--first", "--json").json();
        assertThat(json.get("count").getAsLong()).isEqualTo(2);
        assertThat(json.getAsJsonObject("first").get("position").getAsLong()).isEqualTo(5);
        assertThat(json.getAsJsonObject("first").get("frame").getAsLong()).isEqualTo(2);
        assertThat(json.getAsJsonArray("occurrences").get(1).getAsJsonObject().get("position").getAsLong())
                .isEqualTo(12);
        JsonObject main = run("paths", cft, "--function", "main", "--path", "0 1 2", "--scheme", scheme, "--json")
                .json();
        assertThat(main.get("count").getAsLong()).isEqualTo(1);
    }

    @Test
    void severalPathsAtOnce(@TempDir Path folder) throws Exception {
        Path cft = Files.writeString(folder.resolve("t.cft"), CFT);
        JsonObject json = run("paths", cft, "--function", "f", "--path", "2 3", "--path", "2 2", "--json").json();
        assertThat(json.get("count").getAsLong()).isEqualTo(3);
        assertThat(json.getAsJsonArray("paths").get(1).getAsJsonObject().get("count").getAsLong()).isEqualTo(1);
        assertThat(json.getAsJsonObject("first").get("path").getAsInt()).isZero();
        JsonObject first = run("paths", cft, "--function", "f", "--path", "2 2", "--first", "--json").json();
        assertThat(first.get("count").isJsonNull()).isTrue();
        assertThat(first.getAsJsonObject("first").get("position").getAsLong()).isEqualTo(11);
    }

    @Test
    void neverIsAnAnswer(@TempDir Path folder) throws Exception {
        Path cft = Files.writeString(folder.resolve("t.cft"), CFT);
        assertThat(run("paths", cft, "--function", "f", "--path", "3 7 1").out()).contains("0 times",
                "block 7 of f never ran", "never taken");
        Run unused = run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--function", "Default_Handler",
                "--path", "0", "--json");
        assertThat(unused.json().get("count").getAsLong()).isZero();
        assertThat(unused.json().getAsJsonArray("notes").get(0).getAsString()).isEqualTo("Default_Handler never ran");
        assertThat(run("ways", RawTrace.FILE, "--elf", RawTrace.ELF, "--function", "Default_Handler").out())
                .startsWith("Default_Handler: never ran");
    }

    @Test
    void exitsWithoutEntriesAreTold(@TempDir Path folder) throws Exception {
        Path cft = Files.writeString(folder.resolve("t.cft"), "7 < 8 < >f 1 2 < < >f 1 2");
        Run run = run("paths", cft, "--function", "f", "--path", "1 2", "--json");
        assertThat(run.json().get("count").getAsLong()).isEqualTo(2);
        assertThat(run.json().getAsJsonArray("notes").get(0).getAsString()).startsWith("3 exits before");
    }

    @Test
    void waysAddUp(@TempDir Path folder) throws Exception {
        JsonObject json = run("ways", RawTrace.FILE, "--elf", RawTrace.ELF, "--lines", "ioe.c:59", "--json").json();
        assertThat(json.get("function").getAsString()).isEqualTo("IOE_TS_GetState");
        assertThat(json.get("entries").getAsLong()).isEqualTo(400);
        assertThat(json.get("blocks").getAsInt()).isEqualTo(7);
        JsonArray ways = json.getAsJsonArray("ways");
        long[] counts = new long[ways.size()];
        for (int i = 0; i < counts.length; i++) {
            counts[i] = ways.get(i).getAsJsonObject().get("count").getAsLong();
        }
        assertThat(counts).containsExactly(331, 34, 29, 6); // the four counters ts_way_*
        assertThat(json.getAsJsonArray("coverage").get(1).getAsJsonObject().get("line").getAsString())
                .endsWith("ioe.c:53");
        Path cft = Files.writeString(folder.resolve("t.cft"), CFT);
        assertThat(run("ways", cft, "--function", "f").out()).contains("f: entered 2 times, 3 blocks ran");
    }

    @Test
    void whatDoesNotExistIsToldWithWhatDoes() {
        run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--function", "LED_Togle", "--path", "0", "--json")
                .failed(2, "LED_Togle", "did you mean LED_Toggle?");
        run("ways", RawTrace.FILE, "--function", "mian").failed(2, "did you mean main?");
        run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--function", "IOE_TS_GetState", "--path", "1 7")
                .failed(2, "IOE_TS_GetState has no block 7", "0 to 6");
        run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--function", "main", "--path", "0 {LED_Togle} 1")
                .failed(2, "LED_Togle");
        run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--function", "main", "--path", "0 ( 1")
                .failed(2, "character");
        run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--lines", "ioe.c:53 leds.c:11")
                .failed(2, "a path stays in one function", "IOE_TS_GetState", "LED_Toggle");
        run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--lines", "nothing.c:1").failed(2, "nothing.c");
        run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--lines", "ioe.c:53 and 7").failed(2, "and 7");
        run("paths", RawTrace.FILE, "--elf", RawTrace.ELF, "--lines", "ioe.c:5000").failed(2, "no code");
    }

    @Test
    void wrongUsage() {
        run("paths", RawTrace.FILE, "--function", "main").failed(2, "--path", "--lines");
        run("paths", RawTrace.FILE, "--path", "1").failed(2, "--function");
        run("paths", RawTrace.FILE, "--function", "main", "--path", "1", "--scheme", "5").failed(2, "auto");
        run("paths", RawTrace.FILE, "--function", "main", "--path", "1", "--lines", "a.c:1").failed(2, "--path");
        run("ways", RawTrace.FILE).failed(2, "--function");
        assertThat(run("paths", "--help").out()).contains("--lines", "occurrences");
    }

    @Test
    void schemesThatCannotSaySo(@TempDir Path folder) throws Exception {
        Path cft = Files.writeString(folder.resolve("t.cft"), CFT);
        run("paths", cft, "--function", "f", "--path", "1 .. 3", "--scheme", "2").failed(2, "--path");
        Path words = Files.writeString(folder.resolve("t.sym"), "a b a b a b");
        run("paths", words, "--function", "f", "--path", "1").failed(1, "t.sym", "no function runs");
    }

    @Test
    void programsThatDoNotServe(@TempDir Path folder) throws Exception {
        byte[] firmware = Files.readAllBytes(RawTrace.ELF);
        byte[] other = firmware.clone();
        other[18] = (byte) 0xF3; // RISC-V
        Path riscV = Files.write(folder.resolve("riscv.elf"), other);
        run("paths", RawTrace.FILE, "--elf", riscV, "--function", "main", "--path", "1").failed(1, "riscv.elf",
                "RISC-V", "Arm");
        Run info = run("info", RawTrace.FILE, "--elf", riscV, "--json");
        assertThat(info.json().has("controlFlow")).isFalse();
        assertThat(info.err()).contains("RISC-V");
        Path cut = Files.write(folder.resolve("cut.elf"), Arrays.copyOf(firmware, firmware.length / 3));
        run("ways", RawTrace.FILE, "--elf", cut, "--function", "main").failed(1, "cut.elf");
        byte[] bare = firmware.clone();
        Arrays.fill(bare, 32, 36, (byte) 0); // no section headers: no symbols, no lines
        Arrays.fill(bare, 48, 52, (byte) 0);
        Path stripped = Files.write(folder.resolve("stripped.elf"), bare);
        run("paths", RawTrace.FILE, "--elf", stripped, "--lines", "ioe.c:53").failed(2, "-g");
        JsonObject json = run("info", RawTrace.FILE, "--elf", stripped, "--json").json();
        assertThat(json.getAsJsonObject("controlFlow").get("lineRows").getAsInt()).isZero();
        assertThat(json.getAsJsonObject("controlFlow").get("explained").getAsDouble()).isGreaterThan(0.99);
    }

    @Test
    void anotherProgramsLinesAreRefused(@TempDir Path folder) throws Exception {
        StringBuilder rows = new StringBuilder("Time,Address,Instruction\n");
        for (int i = 0; i < 30; i++) {
            rows.append(",0x0800100").append(2 * (i % 3)).append(i % 3 < 2 ? ",NOP\n" : ",B 0x08001000\n");
        }
        Path trace = Files.writeString(folder.resolve("t.csv"), rows);
        Run run = run("paths", trace, "--elf", RawTrace.ELF, "--lines", "ioe.c:53", "--json");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("not the program that was traced", "3 of the trace's 3 addresses are outside");
    }

    @Test
    void infoTellsWhatProgramAndTraceTellTogether() {
        JsonObject json = run("info", RawTrace.FILE, "--elf", RawTrace.ELF, "--json").json()
                .getAsJsonObject("controlFlow");
        assertThat(json.get("functions").getAsInt()).isEqualTo(23);
        assertThat(json.get("blocks").getAsInt()).isBetween(90, json.get("blocksInProgram").getAsInt());
        assertThat(json.get("explained").getAsDouble()).isEqualTo(1);
        assertThat(json.get("lineRows").getAsInt()).isGreaterThan(400);
        assertThat(json.getAsJsonArray("unexplainedAt")).isEmpty();
        assertThat(run("info", RawTrace.FILE, "--elf", RawTrace.ELF).out())
                .contains("63  exceptions entered", "every call and return is explained");
    }
}
