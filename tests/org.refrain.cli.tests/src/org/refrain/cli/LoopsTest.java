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
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonObject;

class LoopsTest {

    private static final String LU = "(V)^3(W)^2X(W)^3(QJYQHYQEYQCY)^2RU((NKID)^160(MLGB)^160QJYQHYQEYQCY)^249"
            + "(NKID)^160(MLGB)^160RQJYQHYQEYQCYRSRPYAOYF(T)^3";

    /** The LU benchmark's class C trace, as it is written down in table I of the paper. */
    private static Path lu(Path folder) throws Exception {
        String tail = "QJYQHYQEYQCY";
        String inner = "NKID".repeat(160) + "MLGB".repeat(160);
        return letters(folder, "VVVWWXWWW" + tail + tail + "RU" + (inner + tail).repeat(249) + inner + "R" + tail
                + "RSRPYAOYFTTT");
    }

    private static Path letters(Path folder, String letters) throws Exception {
        return Files.writeString(folder.resolve("trace.sym"), String.join(" ", letters.split("")) + "\n");
    }

    @Test
    void nestsTheLuTraceAsPublished(@TempDir Path folder) throws Exception {
        Path trace = lu(folder);
        for (String algorithm : new String[] {"optimal", "greedy"}) {
            JsonObject loops = Run.of("loops", trace, "--algorithm", algorithm, "--json").json();
            assertThat(loops.get("nest").getAsString()).isEqualTo(LU);
            assertThat(loops.get("nestComplete").getAsBoolean()).isTrue();
            assertThat(loops.get("length").getAsInt()).isEqualTo(323_048);
            assertThat(loops.get("loops").getAsInt()).isEqualTo(10);
            assertThat(loops.get("terminals").getAsInt()).isEqualTo(69);
            assertThat(loops.get("distinctTerminals").getAsInt()).isEqualTo(60);
            assertThat(loops.get("depth").getAsInt()).isEqualTo(2);
            JsonObject outer = loops.getAsJsonArray("top").get(4).getAsJsonObject();
            assertThat(outer.get("iterations").getAsInt()).isEqualTo(249);
            assertThat(outer.get("period").getAsInt()).isEqualTo(1292);
            assertThat(outer.get("start").getAsInt()).isEqualTo(35);
            assertThat(outer.get("end").getAsInt()).isEqualTo(35 + 249 * 1292);
        }
    }

    @Test
    void showsTheTreeToPeople(@TempDir Path folder) throws Exception {
        String out = Run.of("loops", lu(folder), "--print", "--top", "4").out();
        assertThat(out).contains("optimal (period)", "323,048 events", "10, nested 2 deep, with 7 different bodies",
                "60 when equal bodies are written once", LU, "and 6 more loops");
        assertThat(out).containsPattern("249 +1,292 +99.6 % +35 +321,743  \\(NKID\\)\\^160");
        assertThat(out).containsPattern("160 +4 +49.3 % +35 +675    NKID");
        assertThat(Run.of("loops", lu(folder), "--top", "4").out()).doesNotContain(LU);
    }

    @Test
    void takesLoopsInTheOrderAskedFor(@TempDir Path folder) throws Exception {
        Path trace = letters(folder, "abcabcabcdbcdbcdbcdacdacdacdabdabd".repeat(5));
        assertThat(nest(trace)).isEqualTo("((abc)^3(dbc)^3(dac)^3(dab)^2d)^5");
        assertThat(nest(trace, "--order", "coverage")).isEqualTo("((abc)^2a(bcd)^4(acd)^3(abd)^2)^5");
        assertThat(nest(trace, "--algorithm", "greedy")).startsWith("(abc)^3(dbc)^3(dac)^3(dab)^3(cab)^2");
        assertThat(nest(trace, "--algorithm", "greedy", "--near-optimal")).endsWith(")^5");
        assertThat(nest(trace, "--algorithm", "greedy", "--rotations"))
                .isEqualTo("(abc)^3((dbc)^3(dac)^3(dab)^3c(abc)^2)^4(dbc)^3(dac)^3(dab)^2d");
    }

    @Test
    void nestsCyclesAndTheirClasses(@TempDir Path folder) throws Exception {
        // cycles h a (p q)^n b with 3 or 2 iterations: two distinct cycles, one class
        Path trace = letters(folder, "x" + ("hapqpqpqbhapqpqb").repeat(50) + "h");
        assertThat(nest(trace, "--of", "cycles", "--header", "h")).isEqualTo("(01)^50");
        assertThat(nest(trace, "--of", "classes", "--header", "h")).isEqualTo("(0)^100");
    }

    @Test
    void nestsTheSkeleton(@TempDir Path folder) throws Exception {
        Random random = new Random(1);
        StringBuilder events = new StringBuilder("x");
        for (int cycle = 0; cycle < 200; cycle++) {
            events.append("ha").append("pq".repeat(2 + random.nextInt(9))).append('b');
        }
        Path trace = letters(folder, events + "h");
        JsonObject loops = Run.of("loops", trace, "--of", "skeleton", "--header", "h", "--json").json();
        assertThat(loops.get("nest").getAsString()).isEqualTo("x (h a [p q]* b)^200 h");
        JsonObject loop = loops.getAsJsonArray("top").get(0).getAsJsonObject();
        assertThat(loop.get("start").getAsInt()).isEqualTo(1);
        assertThat(loop.get("end").getAsInt()).isEqualTo(events.length());
    }

    @Test
    void findsOneLoopInManyEqualEvents(@TempDir Path folder) throws Exception {
        assertThat(nest(letters(folder, "a".repeat(3_000_000)))).isEqualTo("(a)^3000000");
    }

    @Test
    void cutsALongNestShort(@TempDir Path folder) throws Exception {
        Path trace = letters(folder, "abcdefgh");
        JsonObject loops = Run.of("loops", trace, "--limit", "3", "--json").json();
        assertThat(loops.get("nest").getAsString()).isEqualTo("abc ...");
        assertThat(loops.get("nestComplete").getAsBoolean()).isFalse();
        assertThat(loops.getAsJsonArray("top")).isEmpty();
        assertThat(Run.of("loops", trace).out()).contains("0, nested 0 deep");
    }

    @Test
    void saysWhatIsWrong(@TempDir Path folder) throws Exception {
        Path trace = letters(folder, "abcdefgh");
        Run.of("loops", trace, "--algorithm", "best").failed(2, "there is no 'best'", "optimal", "greedy");
        Run.of("loops", trace, "--order", "size").failed(2, "there is no 'size'", "period and coverage");
        Run.of("loops", trace, "--order", "period", "--algorithm", "greedy").failed(2, "--order", "optimal");
        Run.of("loops", trace, "--near-optimal").failed(2, "--near-optimal", "greedy");
        Run.of("loops", trace, "--rotations").failed(2, "--rotations", "greedy");
        Run.of("loops", trace, "--limit", "0").failed(2, "--limit 0");
        Run.of("loops", trace, "--top", "-1").failed(2, "--top -1");
        Run.of("loops", trace, "--of", "functions").failed(2, "names no functions", "--elf");
        Run.of("loops", trace, "--of", "cycles").failed(2, "no cycles", "--header");
        Run.of("loops", folder.resolve("none.sym")).failed(1, "no such file");
    }

    private static String nest(Path trace, String... options) {
        Object[] arguments = new Object[options.length + 3];
        arguments[0] = "loops";
        arguments[1] = trace;
        arguments[2] = "--json";
        System.arraycopy(options, 0, arguments, 3, options.length);
        return Run.of(arguments).json().get("nest").getAsString();
    }
}
