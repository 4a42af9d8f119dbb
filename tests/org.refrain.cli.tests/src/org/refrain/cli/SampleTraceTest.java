/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** The sample trace: what the program says of it against a simple look at its lines. */
class SampleTraceTest {

    private static final String HEADER = "0x00000528";

    @Test
    void countsWhatTheTraceHolds() throws Exception {
        RawTrace raw = RawTrace.read();
        JsonObject info = Run.of("info", RawTrace.FILE, "--json", "--elf", RawTrace.ELF).json();
        assertThat(info.get("format").getAsString()).isEqualTo("keil-csv");
        assertThat(info.get("events").getAsLong()).isEqualTo(raw.events());
        assertThat(info.get("distinctAddresses").getAsLong()).isEqualTo(raw.distinctAddresses());
        assertThat(info.get("discontinuities").getAsLong()).isEqualTo(1);
        assertThat(info.get("unreadRows").getAsLong()).isZero();
        assertThat(info.get("firstTime").getAsBigDecimal()).isEqualByComparingTo(raw.firstTime());
        assertThat(info.get("lastTime").getAsBigDecimal()).isEqualByComparingTo(raw.lastTime());
        assertThat(info.getAsJsonObject("program").get("fit").getAsDouble()).isEqualTo(1);
        assertThat(info.get("functions").getAsInt()).isBetween(15, 24);
    }

    @Test
    void findsTheHeaderByItselfAndCountsCyclesAsTheLinesDo() throws Exception {
        RawTrace raw = RawTrace.read();
        checkCycles(raw, Run.of("cycles", RawTrace.FILE, "--json", "--exact").json());
        checkCycles(raw, Run.of("cycles", RawTrace.FILE, "--json", "--elf", RawTrace.ELF, "--exact").json());
        checkCycles(raw, Run.of("cycles", RawTrace.FILE, "--json", "--exact", "--header", HEADER).json());
        checkCycles(raw, Run.of("cycles", RawTrace.FILE, "--json", "--exact", "--header", "main").json());
    }

    private static void checkCycles(RawTrace raw, JsonObject cycles) throws IOException {
        assertThat(cycles.get("header").getAsString()).isEqualTo(HEADER);
        assertThat(cycles.get("headerFunction").getAsString()).isEqualTo("main");
        assertThat(cycles.get("headerExecutions").getAsLong()).isEqualTo(raw.count(HEADER));
        assertThat(cycles.get("cycles").getAsLong()).isEqualTo(raw.count(HEADER) - 1)
                .isEqualTo(counter("cycles"));
        assertThat(cycles.get("prologue").getAsLong()).isEqualTo(raw.first(HEADER));
        assertThat(cycles.get("partial").getAsLong()).isEqualTo(raw.events() - raw.last(HEADER));

        Map<List<String>, RawTrace.Kind> kinds = raw.cycles(HEADER);
        assertThat(cycles.get("distinct").getAsInt()).isEqualTo(kinds.size());
        assertThat(cycles.getAsJsonArray("top")).hasSameSizeAs(kinds.values());
        List<RawTrace.Kind> inOrder = List.copyOf(kinds.values());
        long before = Long.MAX_VALUE;
        for (JsonElement element : cycles.getAsJsonArray("top")) {
            JsonObject line = element.getAsJsonObject();
            RawTrace.Kind kind = inOrder.get(line.get("id").getAsInt());
            assertThat(line.get("count").getAsLong()).isEqualTo(kind.count).isLessThanOrEqualTo(before);
            assertThat(line.get("length").getAsLong()).isEqualTo(kind.length);
            assertThat(line.get("first").getAsLong()).isEqualTo(kind.first);
            assertThat(line.get("share").getAsDouble()).isEqualTo((double) kind.count / (raw.count(HEADER) - 1));
            assertThat(line.get("minTime").getAsBigDecimal()).isEqualByComparingTo(kind.shortest);
            assertThat(line.get("maxTime").getAsBigDecimal()).isEqualByComparingTo(kind.longest);
            before = kind.count;
        }
    }

    /** Cycles are one class exactly when they are the same text once repetitions of the loops that vary are cut out. */
    @Test
    void groupsCyclesThatDifferInIterationsOnly() throws Exception {
        Map<List<String>, RawTrace.Kind> kinds = RawTrace.read().cycles(HEADER);
        JsonObject cycles = Run.of("cycles", RawTrace.FILE, "--json").json();
        assertThat(cycles.get("exact").getAsBoolean()).isFalse();
        assertThat(cycles.get("distinct").getAsInt()).isEqualTo(kinds.size());
        assertThat(cycles.getAsJsonArray("top")).hasSize(cycles.get("classes").getAsInt());
        Set<String> bodies = bodies(cycles);
        String poll = bodies.stream().filter(body -> body.startsWith("0x00000064 ")).findFirst().orElseThrow();
        Pattern loops = Pattern.compile(
                bodies.stream().map(body -> "(?:" + body + ")+").collect(Collectors.joining("|")));
        Map<String, List<Integer>> ids = new LinkedHashMap<>();
        Map<String, Long> counts = new HashMap<>();
        Map<String, TreeMap<Integer, Long>> iterations = new HashMap<>();
        int id = 0;
        for (Map.Entry<List<String>, RawTrace.Kind> kind : kinds.entrySet()) {
            String rows = String.join(" ", kind.getKey()) + " ";
            String skeleton = loops.matcher(rows).replaceAll(loop -> loop.group().substring(0, 11) + "* ");
            ids.computeIfAbsent(skeleton, s -> new ArrayList<>()).add(id++);
            counts.merge(skeleton, kind.getValue().count, Long::sum);
            Matcher matcher = loops.matcher(rows);
            while (matcher.find()) {
                if (matcher.group().startsWith(poll)) {
                    iterations.computeIfAbsent(skeleton, s -> new TreeMap<>())
                            .merge(matcher.group().length() / poll.length(), kind.getValue().count, Long::sum);
                }
            }
        }
        assertThat(ids).hasSize(cycles.get("classes").getAsInt()).hasSizeLessThan(kinds.size() * 3 / 4);
        List<String> inOrder = List.copyOf(ids.keySet());
        for (JsonElement element : cycles.getAsJsonArray("top")) {
            JsonObject line = element.getAsJsonObject();
            String skeleton = inOrder.get(line.get("id").getAsInt());
            List<Integer> members = new ArrayList<>();
            line.getAsJsonArray("ids").forEach(member -> members.add(member.getAsInt()));
            assertThat(members).isEqualTo(ids.get(skeleton));
            assertThat(line.get("count").getAsLong()).isEqualTo(counts.get(skeleton));
            for (JsonElement loop : line.getAsJsonArray("loops")) {
                if (loop.getAsJsonObject().get("function").getAsString().equals("ADC_Wait")) {
                    assertThat(histogram(loop.getAsJsonObject())).isEqualTo(iterations.get(skeleton));
                }
            }
        }
    }

    private static TreeMap<Integer, Long> histogram(JsonObject loop) {
        TreeMap<Integer, Long> histogram = new TreeMap<>();
        for (JsonElement element : loop.getAsJsonArray("histogram")) {
            JsonObject bucket = element.getAsJsonObject();
            assertThat(bucket.get("from").getAsInt()).isEqualTo(bucket.get("to").getAsInt());
            histogram.put(bucket.get("from").getAsInt(), bucket.get("executions").getAsLong());
        }
        assertThat(loop.get("min").getAsInt()).isEqualTo(histogram.firstKey());
        assertThat(loop.get("max").getAsInt()).isEqualTo(histogram.lastKey());
        return histogram;
    }

    private static Set<String> bodies(JsonObject cycles) {
        Set<String> bodies = new LinkedHashSet<>();
        for (JsonElement line : cycles.getAsJsonArray("top")) {
            for (JsonElement loop : line.getAsJsonObject().getAsJsonArray("loops")) {
                StringBuilder body = new StringBuilder();
                loop.getAsJsonObject().getAsJsonArray("body").forEach(row -> body.append(row.getAsString() + " "));
                bodies.add(body.toString());
            }
        }
        return bodies;
    }

    private static long counter(String name) throws IOException {
        return Files.readAllLines(RawTrace.FILE.resolveSibling("counts.txt")).stream()
                .filter(line -> line.startsWith(name + "=")).mapToLong(line -> Long.parseLong(line.substring(
                        name.length() + 1))).findFirst().orElseThrow();
    }

    @Test
    void printsACalmTable() {
        Run run = Run.of("cycles", RawTrace.FILE, "--exact", "--top", "3");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        List<String> lines = run.out().lines().toList();
        assertThat(lines.get(0)).isEqualTo("loop header  0x00000528 in main");
        assertThat(lines).anyMatch(line -> line.matches("cycles +400, 118 of them different"));
        assertThat(lines).anyMatch(line -> line.matches(" *cycle +count +share +length +first at +shortest +longest"));
        assertThat(lines).anyMatch(line -> line.contains("21.5 %") && line.contains("2,245"));
        assertThat(lines).last().isEqualTo("and 115 more distinct cycles; --top N shows more");
        assertThat(lines).noneMatch(line -> line.length() > 120 || line.endsWith(" "));
    }

    @Test
    void tellsUnderEachClassWhatItsCyclesDifferIn() {
        Run run = Run.of("cycles", RawTrace.FILE, "--top", "2");
        List<String> lines = run.out().lines().toList();
        assertThat(lines).anyMatch(line -> line.matches("cycles +400, 118 of them different, in [0-9]+ classes"));
        assertThat(lines).anyMatch(line -> line.matches(
                " +loop in ADC_Wait at 0x00000064: [0-9]+ to [0-9]+ iterations, mostly [0-9]+"));
        assertThat(lines).anyMatch(line -> line.matches(" +[0-9]+ \\([0-9]+\\), [0-9]+ \\([0-9]+\\).*"));
        assertThat(lines).last().asString().endsWith(" more classes; --top N shows more");
        assertThat(lines).noneMatch(line -> line.length() > 120 || line.endsWith(" "));
    }

    @Test
    void everyAlgorithmIsVerified() throws Exception {
        long events = RawTrace.read().events();
        for (String algorithm : List.of("sequitur", "resequitur", "cyclitur")) {
            JsonObject grammar = Run.of("grammar", RawTrace.FILE, "--algorithm", algorithm, "--json").json();
            assertThat(grammar.get("verified").getAsBoolean()).as(algorithm).isTrue();
            assertThat(grammar.get("symbols").getAsLong()).isEqualTo(events);
            long size = grammar.get("size").getAsLong();
            assertThat(size).isEqualTo(grammar.get("rules").getAsLong() + grammar.get("elements").getAsLong())
                    .isLessThan(events / 20);
            assertThat(grammar.get("ratio").getAsDouble()).isEqualTo((double) size / events);
        }
        JsonObject buffered = Run.of("grammar", RawTrace.FILE, "--algorithm", "resequitur", "--run-buffer", "--json")
                .json();
        assertThat(buffered.get("verified").getAsBoolean()).isTrue();
    }

    @Test
    void aKeptIndexGivesTheSameAnswers(@TempDir Path cache) throws Exception {
        Run first = Run.with(Optional.of(cache.resolve("refrain")), "cycles", RawTrace.FILE, "--json");
        List<Path> kept;
        try (var files = Files.list(cache.resolve("refrain"))) {
            kept = files.toList();
        }
        assertThat(kept).hasSize(1);
        Run second = Run.with(Optional.of(cache.resolve("refrain")), "cycles", RawTrace.FILE, "--json", "-v");
        assertThat(second.out()).isEqualTo(first.out());
        assertThat(second.err()).doesNotContain("Reading");

        Run direct = Run.of("cycles", kept.get(0), "--json");
        assertThat(direct.out()).isEqualTo(first.out());
        Run grammar = Run.of("grammar", kept.get(0), "--json");
        assertThat(grammar.json().get("verified").getAsBoolean()).isTrue();

        Files.write(kept.get(0), new byte[100]);
        Run third = Run.with(Optional.of(cache.resolve("refrain")), "cycles", RawTrace.FILE, "--json");
        assertThat(third.out()).isEqualTo(first.out());

        BigDecimal time = first.json().getAsJsonArray("top").get(0).getAsJsonObject().get("minTime")
                .getAsBigDecimal();
        assertThat(time).isBetween(new BigDecimal("0.000001"), BigDecimal.ONE);
    }

    @Test
    void aCacheThatCannotBeUsedIsDoneWithout(@TempDir Path folder) throws Exception {
        Path notAFolder = Files.writeString(folder.resolve("file"), "");
        Run run = Run.with(Optional.of(notAFolder.resolve("refrain")), "cycles", RawTrace.FILE, "--json");
        assertThat(run.json().get("cycles").getAsLong()).isEqualTo(400);
        assertThat(run.err()).isEmpty();
    }
}
