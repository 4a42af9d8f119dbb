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
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

/** {@code loops --algorithm nlr} and {@code predict}. */
class NestedLoopsTest {

    /** Section 2.1 of the paper: three loops, the second and third three longer and starting two higher. */
    private static Path numbers(Path folder) throws Exception {
        StringBuilder text = new StringBuilder("# section 2.1\n");
        for (int j = 0; j < 3; j++) {
            for (int i = 0; i <= 5 + 3 * j; i++) {
                text.append(3 + 2 * j + 7 * i).append('\n');
            }
        }
        return Files.writeString(folder.resolve("trace.num"), text);
    }

    @Test
    void printsTheNestOfThePaper(@TempDir Path folder) throws Exception {
        Path trace = numbers(folder);
        String nest = "for i0 = 0 to 2\n  for i1 = 0 to 5 + 3*i0\n    val 3 + 2*i0 + 7*i1";
        for (String form : new String[] {"--literal", "--k=20"}) {
            JsonObject loops = Run.of("loops", trace, "--algorithm", "nlr", form, "--json").json();
            assertThat(loops.get("nest").getAsString()).isEqualTo(nest);
            assertThat(loops.get("terms").getAsInt()).isEqualTo(1);
            assertThat(loops.get("nodes").getAsInt()).isEqualTo(3);
            assertThat(loops.get("depth").getAsInt()).isEqualTo(2);
            assertThat(loops.get("length").getAsInt()).isEqualTo(27);
            assertThat(loops.get("verified").getAsBoolean()).isTrue();
        }
        assertThat(Run.of("loops", trace, "--algorithm", "nlr", "--print").out()).contains(nest, "27 values",
                "yes: run, the loops yield the file");
        assertThat(Run.of("loops", trace, "--algorithm", "nlr").out()).doesNotContain("for i0");
    }

    @Test
    void takesModelsForEachField(@TempDir Path folder) throws Exception {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 30; i++) {
            text.append(i % 10).append(" 0x").append(Integer.toHexString(0x2000 + 4 * i)).append('\n');
        }
        Path trace = Files.writeString(folder.resolve("trace.num"), text);
        assertThat(nest(trace)).isEqualTo("for i0 = 0 to 2\n  for i1 = 0 to 9\n    < i1 , 0x2000 + 40*i0 + 4*i1 >");
        assertThat(nest(trace, "--model", "constant,linear")).isEqualTo("for i0 = 0 to 2\n" + row(0) + "\n" + row(1)
                + "\n" + row(2) + "\n" + row(3) + "\n" + row(4) + "\n" + row(5) + "\n" + row(6) + "\n" + row(7) + "\n"
                + row(8) + "\n" + row(9));
    }

    private static String row(int i) {
        return "  < " + i + " , 0x" + Integer.toHexString(0x2000 + 4 * i) + " + 40*i0 >";
    }

    private static String nest(Path trace, String... more) {
        Object[] arguments = {"loops", trace, "--algorithm", "nlr", "--json", more.length > 0 ? more[0] : "--k",
            more.length > 1 ? more[1] : "50"};
        return Run.of(arguments).json().get("nest").getAsString();
    }

    @Test
    void findsLoopsOfEvents(@TempDir Path folder) throws Exception {
        Path trace = Files.writeString(folder.resolve("trace.sym"), "x " + "a b b b b c ".repeat(50));
        assertThat(nest(trace)).isEqualTo("x\nfor i0 = 0 to 49\n  a\n  for i1 = 0 to 3\n    b\n  c");
    }

    @Test
    void foreseesLoops(@TempDir Path folder) throws Exception {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            text.append(3 + 8 * i).append('\n');
        }
        Path trace = Files.writeString(folder.resolve("trace.num"), text);
        JsonObject result = Run.of("predict", trace, "--distance", "1,2,100", "--json").json();
        assertThat(result.get("length").getAsInt()).isEqualTo(1000);
        JsonArray distances = result.getAsJsonArray("distances");
        // three values make a loop, which foresees everything from there on
        assertThat(distances.get(0).toString()).isEqualTo("{\"distance\":1,\"correct\":997,\"wrong\":0,\"none\":3}");
        assertThat(distances.get(1).toString()).isEqualTo("{\"distance\":2,\"correct\":996,\"wrong\":0,\"none\":4}");
        assertThat(distances.get(2).toString())
                .isEqualTo("{\"distance\":100,\"correct\":898,\"wrong\":0,\"none\":102}");
        assertThat(Run.of("predict", trace).out()).contains("1,000 values, K = 100, polynomial", "99.7 %", "128");
    }

    @Test
    void foreseesNothingInNoise(@TempDir Path folder) throws Exception {
        Random random = new Random(1);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            text.append(random.nextLong()).append('\n');
        }
        Path trace = Files.writeString(folder.resolve("trace.num"), text);
        JsonObject first = Run.of("predict", trace, "--literal", "--json").json().getAsJsonArray("distances").get(0)
                .getAsJsonObject();
        assertThat(first.get("none").getAsInt()).isEqualTo(1000);
        JsonObject loops = Run.of("loops", trace, "--algorithm", "nlr", "--json", "--limit", "10").json();
        assertThat(loops.get("terms").getAsInt()).isEqualTo(1000);
        assertThat(loops.get("nest").getAsString().lines()).hasSize(10);
        assertThat(loops.get("nestComplete").getAsBoolean()).isFalse();
    }

    @Test
    void tellHowInstructionsAccessData(@TempDir Path folder) throws Exception {
        StringBuilder log = new StringBuilder();
        for (int i = 0; i < 256; i++) {
            log.append("0, 0x8000a18, 0xfff94803, \"ldr r0, [r1], #4\", load, 0x")
                    .append(Integer.toHexString(0x20000000 + 4 * i)).append(", RAM\n");
            log.append("0, 0x8000a1c, 0xfff94803, \"nop\"\n");
        }
        Path trace = Files.writeString(folder.resolve("log.txt"), log);
        JsonObject loops = Run.of("loops", trace, "--algorithm", "nlr", "--data", "--json").json();
        JsonObject pattern = loops.getAsJsonArray("patterns").get(0).getAsJsonObject();
        assertThat(pattern.get("instruction").getAsString()).isEqualTo("0x08000A18");
        assertThat(pattern.get("text").toString()).isEqualTo("[\"0x20000000 + 4*i, i = 0..255\"]");
        assertThat(Run.of("loops", trace, "--algorithm", "nlr", "--data").out()).contains("256 data accesses",
                "read", "0x20000000 + 4*i, i = 0..255");
        JsonObject predicted = Run.of("predict", trace, "--data", "--json", "--distance", "4").json();
        assertThat(predicted.get("streams").getAsInt()).isEqualTo(1);
        assertThat(predicted.getAsJsonArray("distances").get(0).getAsJsonObject().get("correct").getAsInt())
                .isEqualTo(256 - 6);
    }

    @Test
    void tellAccessesOfCacheSimulatorsAndOfIndexes(@TempDir Path folder) throws Exception {
        StringBuilder din = new StringBuilder();
        for (int i = 0; i < 64; i++) {
            din.append("2 700 4\n0 ").append(Integer.toHexString(0x8000 + 8 * (i % 16))).append(" 8\n2 704 4\n");
        }
        Path trace = Files.writeString(folder.resolve("mm.din"), din);
        JsonObject loops = Run.of("loops", trace, "--algorithm", "nlr", "--data", "--json").json();
        assertThat(loops.get("length").getAsInt()).isEqualTo(64);
        assertThat(loops.get("inLoops").getAsInt()).isEqualTo(64);
        JsonObject pattern = loops.getAsJsonArray("patterns").get(0).getAsJsonObject();
        assertThat(pattern.get("instruction").getAsString()).isEqualTo("0x00000700");
        assertThat(pattern.get("text").toString()).isEqualTo("[\"0x00008000 + 8*i, i = 0..15, 4 times\"]");

        Path index = folder.resolve("mm.wpp");
        Run.of("convert", trace, index);
        assertThat(Run.of("loops", index, "--algorithm", "nlr", "--data", "--json").json()).isEqualTo(loops);
        assertThat(Run.of("loops", trace, "--algorithm", "nlr", "--data").out()).contains("64 data accesses of 1",
                "in loops", "100.0 %");
        Run.of("loops", numbers(folder), "--algorithm", "nlr", "--data").failed(2, "trace.num", "--data");
    }

    @Test
    void namesVariablesAndSourceLines(@TempDir Path folder) throws Exception {
        StringBuilder log = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            log.append("0, 0x132, 0xf8130031, \"ldrb.w r0, [r3, r1, lsl #3]\", load, 0x")
                    .append(Integer.toHexString(0x6cc + 8 * i)).append(", RAM\n");
            log.append("0, 0x10000, 0xf8130031, \"str r0, [r1, #8]\", store, 0x")
                    .append(Integer.toHexString(0x2000004c)).append(", RAM\n");
        }
        Path trace = Files.writeString(folder.resolve("log.txt"), log);
        Object[] loops = {"loops", trace, "--algorithm", "nlr", "--data", "--elf", RawTrace.ELF, "--json"};
        JsonArray patterns = Run.of(loops).json().getAsJsonArray("patterns");
        JsonObject read = patterns.get(0).getAsJsonObject();
        assertThat(read.get("source").getAsString()).isEqualTo("/refrain-sample/src/board.c:22");
        assertThat(read.get("text").getAsString()).isEqualTo("&board_script[0] + 8*i, i = 0..99");
        JsonObject written = patterns.get(1).getAsJsonObject();
        assertThat(written.has("source")).isFalse();
        assertThat(written.get("text").getAsJsonArray().get(0).getAsString())
                .isEqualTo("&counts[0] + 8, 100 times");
        assertThat(Run.of(Arrays.copyOf(loops, loops.length - 1)).out()).contains("source",
                "0x00000132   board.c:22  read", "&board_script[0] + 8*i, i = 0..99");
        Run.of("loops", trace, "--algorithm", "nlr", "--data", "--elf", trace).failed(1, "log.txt", "--elf");

        JsonObject predicted = Run.of("predict", trace, "--data", "--elf", RawTrace.ELF, "--json").json();
        assertThat(predicted.getAsJsonArray("patterns")).isEqualTo(patterns);
        assertThat(predicted.get("streams").getAsInt()).isEqualTo(2);
        assertThat(Run.of("predict", trace, "--data", "--elf", RawTrace.ELF).out()).contains("distance",
                "board.c:22", "&board_script[0] + 8*i, i = 0..99");
        Run.of("predict", trace, "--elf", RawTrace.ELF).failed(2, "--elf", "--data");
    }

    /** Rows of other lengths are other terms: loops of them alternate, or begin anew. */
    @Test
    void keepsRowsOfDifferentLengthsApart(@TempDir Path folder) throws Exception {
        StringBuilder text = new StringBuilder("1 2 3\n");
        for (int i = 0; i < 30; i++) {
            text.append(i).append('\n').append(i).append(' ').append(2 * i).append('\n');
        }
        Path trace = Files.writeString(folder.resolve("trace.num"), text);
        assertThat(nest(trace)).isEqualTo("< 1 , 2 , 3 >\nfor i0 = 0 to 29\n  val i0\n  < i0 , 2*i0 >");
        assertThat(Run.of("predict", trace, "--json").json().get("length").getAsInt()).isEqualTo(61);
    }

    /** Steps beyond 2^63 are no steps, and numbers that do not fit into 64 bits no numbers. */
    @Test
    void foldsNothingThatOverflows(@TempDir Path folder) throws Exception {
        String max = Long.toString(Long.MAX_VALUE);
        Path trace = Files.writeString(folder.resolve("trace.num"),
                max + "\n-1\n" + (Long.MAX_VALUE - 1) + "\n99999999999999999999\n");
        Run run = Run.of("loops", trace, "--algorithm", "nlr", "--json");
        assertThat(run.err()).contains("1 line could not be read", "99999999999999999999");
        assertThat(run.json().get("terms").getAsInt()).isEqualTo(3);
        assertThat(run.json().get("verified").getAsBoolean()).isTrue();
        Files.writeString(trace, (Long.MAX_VALUE - 2) + "\n" + (Long.MAX_VALUE - 1) + "\n" + max + "\n"
                + Long.MIN_VALUE + "\n");
        assertThat(nest(trace)).isEqualTo("for i0 = 0 to 2\n  val 9223372036854775805 + i0\nval "
                + Long.MIN_VALUE);
    }

    @Test
    void readsDineroTraces(@TempDir Path folder) throws Exception {
        StringBuilder text = new StringBuilder("nonsense\n");
        for (int i = 0; i < 8; i++) {
            text.append("2 0x").append(Integer.toHexString(0x700 + 4 * i)).append(" 4\n");
        }
        Path trace = Files.writeString(folder.resolve("mm.din"), text);
        Run run = Run.of("loops", trace, "--algorithm", "nlr", "--print");
        assertThat(run.out()).contains("for i0 = 0 to 7\n  < 2 , 0x700 + 4*i0 , 4 >");
        assertThat(run.err()).contains("1 line could not be read; the first is line 1: \"nonsense\"");
    }

    @Test
    void sayWhatIsWrong(@TempDir Path folder) throws Exception {
        Path trace = numbers(folder);
        Run.of("predict", trace, "--distance", "0").failed(2, "--distance 0", "1 to 65536");
        Run.of("predict", trace, "--k", "0").failed(2, "--k 0");
        Run.of("predict", trace, "--model", "cubic").failed(2, "there is no 'cubic'", "polynomial");
        Run.of("loops", trace, "--algorithm", "nlr", "--of", "functions").failed(2, "--of functions", "nlr");
        Run.of("loops", trace, "--k", "20").failed(2, "--algorithm nlr");
        Path empty = Files.writeString(folder.resolve("empty.num"), "# nothing\n");
        Run.of("predict", empty).failed(1, "no line of numbers");
        Run.of("predict", folder.resolve("none.num")).failed(1, "no such file");
        Path tokens = Files.writeString(folder.resolve("trace.sym"), "a b c");
        Run.of("predict", tokens, "--data").failed(1, "no data accesses");
    }
}
