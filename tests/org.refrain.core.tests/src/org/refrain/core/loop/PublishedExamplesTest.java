/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.loop.greedy.GreedyNest;
import org.refrain.core.loop.greedy.GreedyRule;
import org.refrain.core.loop.optimal.OptimalNest;
import org.refrain.core.loop.runs.RunLengthString;
import org.refrain.core.progress.Progress;

/** The examples of the paper, with what is wrong with them in print. */
class PublishedExamplesTest {

    private static final LoopNestPrinter LETTERS = new LoopNestPrinter(Character::toString, "");

    /** Section I. */
    @Test
    void takesPrimitiveAndMaximalRepeats() {
        assertThat(optimal("abababab")).isEqualTo("(ab)^4");
    }

    /**
     * Section IV.C. The string is printed with 16 letters; that (2, bcda, 4) is one of its loops, as the text says,
     * needs a 17th.
     */
    @Test
    void takesTheLoopThatStartsFirst() {
        assertThat(optimal("abcdabcdabcdabcd")).isEqualTo("(abcd)^4");
        assertThat(optimal("abcdabcdabcdabcda")).isEqualTo("(abcd)^4a");
    }

    /** Section IV.C. */
    @Test
    void takesTheOuterLoopFirst() {
        assertThat(optimal("EababababFEababababFEababababF")).isEqualTo("(E(ab)^4F)^3");
    }

    /** Section V.A, first example. */
    @Test
    void missesALoopWhenGreedy() {
        assertThat(greedy("abaababaabaab")).isEqualTo("ab(a)^2ba(b(a)^2)^2b");
        assertThat(optimal("abaababaabaab")).isEqualTo("(ab(a)^2b)^2(a)^2b");
    }

    /**
     * Section V.A, second example. Both results that are printed are 18 symbols long, and of the same string; the
     * string is printed with 19 letters, the middle of it is another.
     */
    @Test
    void losesAnIterationWhenGreedy() {
        String string = "abaab" + "abaab" + "abaab" + "aab";
        assertThat(greedy(string)).isEqualTo("(ab(a)^2b)^2a(b(a)^2)^2b");
        assertThat(optimal(string)).isEqualTo("(ab(a)^2b)^3(a)^2b");
        assertThat(optimal("abaababaabaabaabaab")).isEqualTo("(ab(a)^2b)^2((a)^2b)^3");
    }

    /**
     * Section VII. The string is printed damaged, its nests are whole. Taken by coverage, (bcd)^4 comes before (dbc)^3,
     * so it is the period that the authors order by.
     */
    @Test
    void findsTheOuterLoopOfThePathologicalString() {
        assertThat(optimal(pathological())).isEqualTo("((abc)^3(dbc)^3(dac)^3(dab)^2d)^5");
        assertThat(LETTERS.toString(OptimalNest.find(string(pathological()), LoopOrder.COVERAGE, Progress.NONE)))
                .isEqualTo("((abc)^2a(bcd)^4(acd)^3(abd)^2)^5");
        assertThat(greedy(pathological())).startsWith("(abc)^3(dbc)^3(dac)^3(dab)^3(cab)^2").doesNotContain("^5");
    }

    /**
     * Section VII, the two additions that the authors did not implement. What is printed is what the second one gives
     * alone: it contains loops of 2 and 3 iterations that were found before the outer loop.
     */
    @Test
    void findsThePrintedOuterLoopWithTheSecondAddition() {
        assertThat(LETTERS.toString(GreedyNest.find(string(pathological()), GreedyRule.ROTATIONS, Progress.NONE)))
                .isEqualTo("(abc)^3((dbc)^3(dac)^3(dab)^3c(abc)^2)^4(dbc)^3(dac)^3(dab)^2d");
    }

    /**
     * With the first addition too, loops of 3 iterations wait until the outer loop is found, and this one loses nothing
     * then. What has 4 iterations does not wait: (bcd)^4, which contains the (dbc)^3 of the paper.
     */
    @Test
    void findsTheWholeOuterLoopWithBothAdditions() {
        assertThat(LETTERS.toString(GreedyNest.find(string(pathological()), GreedyRule.NEAR_OPTIMAL, Progress.NONE)))
                .isEqualTo("((abc)^2a(bcd)^4(acd)^3(abd)^2)^5");
    }

    private static String pathological() {
        return ("abcabcabc" + "dbcdbcdbc" + "dacdacdac" + "dabdab" + "d").repeat(5);
    }

    private static String optimal(String text) {
        return LETTERS.toString(OptimalNest.find(string(text), LoopOrder.PERIOD, Progress.NONE));
    }

    private static String greedy(String text) {
        return LETTERS.toString(GreedyNest.find(string(text), GreedyRule.PUBLISHED, Progress.NONE));
    }

    private static RunLengthString string(String text) {
        return RunLengthString.of(GrammarTestStrings.letters(text));
    }
}
