/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.refrain.core.grammar.GrammarTesting.LETTERS;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarPrinter;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.grammar.GrammarTesting;

class CycliturTest {

    /** IESS 2013, section 3. The string is printed with 12 letters; the text says 15, and so do the grammars. */
    @Test
    void compressesThePapersExample() {
        CycleGrammar cycles = compress("cabcabcabcabcad", 'a');
        assertThat(LETTERS.toString(cycles.grammar())).isEqualTo("S -> c A^4 B\nA -> a b c\nB -> a d\n");
        assertThat(cycles.size()).isEqualTo(11);
        assertThat(cycles.inlinedSize()).isEqualTo(9);
        assertThat(cycles.count()).isEqualTo(4);
        assertThat(cycles.distinctCount()).isEqualTo(1);
        assertThat(cycles.element(0)).isEqualTo(~1);
        assertThat(cycles.prologueLength()).isEqualTo(1);
        assertThat(cycles.partialLength()).isEqualTo(2);
        assertThat(cycles.partialRule()).isEqualTo(2);
        assertThat(cycles.isKept(1)).isTrue();
        assertThat(cycles.isKept(2)).isTrue();
    }

    @Test
    void compressesTheStringAsPrinted() {
        CycleGrammar cycles = compress("cabcabcabcad", 'a');
        assertThat(LETTERS.toString(cycles.grammar())).isEqualTo("S -> c A^3 B\nA -> a b c\nB -> a d\n");
        assertThat(cycles.size()).isEqualTo(11);
    }

    /** Section 4: C1 C2 C3 is normal; sensor 3 answers late. */
    @Test
    void groupsSequencesOfCycles() {
        CycleGrammar cycles = compress("sxsysz".repeat(4) + "sxsxsysyszsz" + "sxsysz".repeat(3) + "s", 's');
        GrammarPrinter printer = new GrammarPrinter(id -> "C" + (id + 1), GrammarPrinter::letter);
        assertThat(printer.toString(cycles.sequence())).isEqualTo("S -> A^4 C1^2 C2^2 C3^2 A^3\nA -> C1 C2 C3\n");
        assertThat(cycles.partialLength()).isEqualTo(1);
    }

    @Test
    void neverNamesACycleInsideAnother() {
        CycleGrammar cycles = compress("habhabhabxhabh", 'h');
        assertThat(LETTERS.toString(cycles.grammar())).isEqualTo("S -> A^2 B A h\nA -> h a b\nB -> A x\n");
        assertThat(cycles.distinctCount()).isEqualTo(2);
        assertThat(cycles.element(0)).isEqualTo(~1);
        assertThat(cycles.element(1)).isEqualTo(~2);
    }

    @Test
    void letsACycleOfTheHeaderAloneBeTheHeader() {
        CycleGrammar cycles = compress("hhhabhhab", 'h');
        assertThat(LETTERS.toString(cycles.grammar())).isEqualTo("S -> h^2 A h A\nA -> h a b\n");
        assertThat(cycles.element(0)).isEqualTo('h');
        assertThat(cycles.length(0)).isEqualTo(1);
        assertThat(cycles.count(0)).isEqualTo(3);
        assertThat(cycles.count(1)).isEqualTo(1);
        assertThat(cycles.partialRule()).isEqualTo(CycleGrammar.NONE);
        assertThat(cycles.partialLength()).isEqualTo(3);
    }

    @Test
    void takesATraceWithoutHeaderAsPrologue() {
        CycleGrammar cycles = compress("ababab", 'h');
        assertThat(LETTERS.toString(cycles.grammar())).isEqualTo("S -> A^3\nA -> a b\n");
        assertThat(cycles.prologueLength()).isEqualTo(6);
        assertThat(cycles.count()).isZero();
        assertThat(cycles.partialLength()).isZero();

        cycles = compress("", 'h');
        assertThat(cycles.grammar().length()).isZero();
        assertThat(cycles.prologueRule()).isEqualTo(CycleGrammar.NONE);
    }

    @Test
    void doesNotCountThePartialCycle() {
        CycleGrammar cycles = compress("hab", 'h');
        assertThat(LETTERS.toString(cycles.grammar())).isEqualTo("S -> h a b\n");
        assertThat(cycles.count()).isZero();
        assertThat(cycles.distinctCount()).isZero();
        assertThat(cycles.partialLength()).isEqualTo(3);
    }

    @Test
    void givesAPartialCycleEqualToAKnownOneItsElement() {
        CycleGrammar cycles = compress("habhabhab", 'h');
        assertThat(LETTERS.toString(cycles.grammar())).isEqualTo("S -> A^3\nA -> h a b\n");
        assertThat(cycles.count(0)).isEqualTo(2);
        assertThat(cycles.sequence().length()).isEqualTo(2);
        assertThat(cycles.partialLength()).isEqualTo(3);
    }

    @Test
    void isRightOnStructuredStrings() {
        for (int seed = 0; seed < 20_000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 200);
            check(string, seed % 3, Cyclitur.LONGEST_BUFFERED, "seed " + seed);
        }
    }

    /** With a tiny buffer most cycles go into the grammar before it is known whether they are new. */
    @Test
    void isRightWhenCyclesAreLongerThanTheBuffer() {
        for (int seed = 0; seed < 5000; seed++) {
            int[] string = GrammarTestStrings.structured(seed, 200);
            for (int longest : new int[] {1, 3, 8}) {
                check(string, seed % 3, longest, "seed " + seed + ", buffer " + longest);
            }
        }
    }

    @Test
    void compressesTheLuTraceByOuterIterations() {
        int[] trace = GrammarTestStrings.lu(160);
        CycleGrammar cycles = check(trace, 'N', Cyclitur.LONGEST_BUFFERED, "LU class C");
        assertThat(cycles.count()).isEqualTo(160 * 250 - 1);
        assertThat(cycles.distinctCount()).isEqualTo(2);
        assertThat(cycles.length(0)).isEqualTo(4);
        assertThat(cycles.length(1)).isEqualTo(4 + 160 * 4 + 12);
        assertThat(cycles.count(1)).isEqualTo(249);
        assertThat(cycles.firstOccurrence(1)).isEqualTo(159);
    }

    @Test
    void countsAsItGoes() {
        Cyclitur cyclitur = new Cyclitur('h');
        for (int symbol : GrammarTestStrings.letters("xxhahbha")) {
            cyclitur.append(symbol);
        }
        assertThat(cyclitur.symbols()).isEqualTo(8);
        assertThat(cyclitur.cycles()).isEqualTo(2);
        assertThat(cyclitur.distinctCycles()).isEqualTo(2);
        cyclitur.build();
        assertThatThrownBy(cyclitur::build).isInstanceOf(IllegalStateException.class);
        assertThat(cyclitur.symbols()).isEqualTo(8);
        assertThatThrownBy(() -> cyclitur.append('h')).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> cyclitur.append('x')).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void refusesNegativeSymbols() {
        assertThatThrownBy(() -> new Cyclitur(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Cyclitur(0).append(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Compares everything with a table made the simple way, and runs the verifier too. */
    private static CycleGrammar check(int[] string, int header, int longestBuffered, String what) {
        Cyclitur cyclitur = new Cyclitur(header, longestBuffered);
        for (int symbol : string) {
            cyclitur.append(symbol);
        }
        CycleGrammar cycles = cyclitur.build();
        assertThat(CycleGrammarVerifier.verify(cycles, GrammarTesting.source(string))).as(what).isEmpty();

        Map<List<Integer>, Integer> ids = new LinkedHashMap<>();
        List<Integer> sequence = new ArrayList<>();
        int prologue = 0;
        while (prologue < string.length && string[prologue] != header) {
            prologue++;
        }
        int begin = prologue;
        for (int i = prologue + 1; i < string.length; i++) {
            if (string[i] == header) {
                List<Integer> content = Arrays.stream(string, begin, i).boxed().toList();
                sequence.add(ids.computeIfAbsent(content, key -> ids.size()));
                begin = i;
            }
        }
        assertThat(cycles.prologueLength()).as(what).isEqualTo(prologue);
        assertThat(cycles.partialLength()).as(what).isEqualTo(string.length - begin);
        assertThat(cycles.distinctCount()).as(what).isEqualTo(ids.size());
        assertThat(GrammarTesting.expand(cycles.sequence(), 0)).as(what)
                .isEqualTo(sequence.stream().mapToInt(Integer::intValue).toArray());
        return cycles;
    }

    private static CycleGrammar compress(String letters, int header) {
        return check(GrammarTestStrings.letters(letters), header, Cyclitur.LONGEST_BUFFERED, letters);
    }
}
