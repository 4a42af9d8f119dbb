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
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/** The string of IESS 2013, section 3, and its grammars. */
class PaperStringsTest {

    private static Path paper(Path folder) throws Exception {
        return Files.writeString(folder.resolve("paper.sym"), "# section 3\nc a b c a b c a b c a b c a d\n");
    }

    @Test
    void sequiturGivesSize14(@TempDir Path folder) throws Exception {
        JsonObject grammar = Run.of("grammar", paper(folder), "--algorithm", "sequitur", "--json", "--print").json();
        assertThat(grammar.get("symbols").getAsInt()).isEqualTo(15);
        assertThat(grammar.get("size").getAsInt()).isEqualTo(14);
        assertThat(grammar.get("verified").getAsBoolean()).isTrue();
        assertThat(rules(grammar)).containsExactly("S -> A A B d", "A -> C C", "B -> c a", "C -> B b");
    }

    @Test
    void cycliturWithHeaderAGives11(@TempDir Path folder) throws Exception {
        JsonObject grammar = Run.of("grammar", paper(folder), "--header", "a", "--json", "--print").json();
        assertThat(grammar.get("header").getAsString()).isEqualTo("a");
        assertThat(grammar.get("size").getAsInt()).isEqualTo(11);
        assertThat(grammar.get("verified").getAsBoolean()).isTrue();
        assertThat(rules(grammar)).containsExactly("S -> c A^4 B", "A -> a b c", "B -> a d");
    }

    @Test
    void cyclesOfTokens(@TempDir Path folder) throws Exception {
        JsonObject cycles = Run.of("cycles", paper(folder), "--header", "a", "--json").json();
        assertThat(cycles.get("header").getAsString()).isEqualTo("a");
        assertThat(cycles.get("cycles").getAsInt()).isEqualTo(4);
        assertThat(cycles.get("distinct").getAsInt()).isEqualTo(1);
        assertThat(cycles.get("prologue").getAsInt()).isEqualTo(1);
        assertThat(cycles.get("partial").getAsInt()).isEqualTo(2);
        JsonObject line = cycles.getAsJsonArray("top").get(0).getAsJsonObject();
        assertThat(line.get("length").getAsInt()).isEqualTo(3);
        assertThat(line.get("first").getAsInt()).isEqualTo(1);
        assertThat(line.get("minTime").isJsonNull()).isTrue();
    }

    @Test
    void infoOfTokens(@TempDir Path folder) throws Exception {
        JsonObject info = Run.of("info", paper(folder), "--json").json();
        assertThat(info.get("format").getAsString()).isEqualTo("sym");
        assertThat(info.get("events").getAsInt()).isEqualTo(15);
        assertThat(info.get("distinctTokens").getAsInt()).isEqualTo(4);
        assertThat(info.get("distinctAddresses").getAsInt()).isZero();
        assertThat(info.get("firstTime").isJsonNull()).isTrue();
        assertThat(Run.of("info", paper(folder)).out()).contains("none recorded");
    }

    @Test
    void aTraceThatDoesNotRepeatHasNoCycles(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("once.sym"), "a b c d e f g");
        JsonObject cycles = Run.of("cycles", file, "--json").json();
        assertThat(cycles.get("header").isJsonNull()).isTrue();
        assertThat(cycles.get("cycles").getAsInt()).isZero();
        assertThat(cycles.get("prologue").getAsInt()).isEqualTo(7);
        assertThat(Run.of("cycles", file).out()).contains("none found", "--header");
        Run.of("grammar", file).failed(1, "no main loop", "--header", "resequitur");
    }

    @Test
    void rulesHaveNumbersWhereTokensAreLetters(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("letters.sym"), "A B A B A B");
        Run run = Run.of("grammar", file, "--algorithm", "resequitur", "--print");
        assertThat(run.out()).contains("0 -> 1^3", "1 -> A B");
    }

    private static List<String> rules(JsonObject grammar) {
        return grammar.getAsJsonArray("grammar").asList().stream().map(JsonElement::getAsString).toList();
    }
}
