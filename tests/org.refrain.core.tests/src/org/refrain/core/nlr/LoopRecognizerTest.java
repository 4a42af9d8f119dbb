/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The examples of the paper. */
class LoopRecognizerTest {

    private static final String NEST = """
            for i0 = 0 to %d
              for i1 = 0 to 5 + 3*i0
                val 3 + 2*i0 + 7*i1""";

    private final LoopRecognizer recognizer = new LoopRecognizer(
            RecognizerOptions.of(FieldModels.POLYNOMIAL, 20).with(RecognizerForm.LITERAL));

    private void values(long... values) {
        for (long value : values) {
            recognizer.tuple(0, new long[] {value}, 1);
        }
    }

    private void line(long start, long step, int count) {
        for (int i = 0; i < count; i++) {
            values(start + i * step);
        }
    }

    @Test
    void findsAnArithmeticProgression() {
        values(3, 10, 17, 24, 31);
        assertThat(recognizer.finish().toList()).hasToString("[for i0 = 0 to 4\n  val 3 + 7*i0]");
    }

    @Test
    void foldsThreeLoopsIntoANest() {
        line(3, 7, 6);
        line(5, 7, 9);
        line(7, 7, 12);
        TermSequence nests = recognizer.finish();
        assertThat(nests.toList()).hasToString("[" + NEST.formatted(2) + "]");
        assertThat(nests.terms()).isEqualTo(1);
        assertThat(nests.nodes()).isEqualTo(3);
        assertThat(nests.depth()).isEqualTo(2);
        assertThat(nests.toList().get(0).length()).isEqualTo(27).isEqualTo(nests.length());
    }

    @Test
    void extendsANestByAWholeInnerLoop() {
        line(3, 7, 6);
        line(5, 7, 9);
        line(7, 7, 12);
        line(9, 7, 15);
        assertThat(recognizer.finish().toList()).hasToString("[" + NEST.formatted(3) + "]");
    }

    /** Section 2.2's example of FOLLOWS, with the loop over j built from its own values. */
    @Test
    void extendsALoopWithTwoTermsInItsBody() {
        for (int j = 0; j <= 5; j++) {
            for (int i = 0; i <= 3 + 2 * j; i++) {
                values(1 + 5 * j + 3 * i);
            }
            values(7 + 4 * j);
        }
        line(31, 3, 16);
        values(31);
        assertThat(recognizer.finish().toList()).hasToString("""
                [for i0 = 0 to 6
                  for i1 = 0 to 3 + 2*i0
                    val 1 + 5*i0 + 3*i1
                  val 7 + 4*i0]""");
    }

    /** Section 2.4: f(I, 2480, 0, 100), f(I, 2481, 100, 100), ... */
    @Test
    void foldsLabelledTuples() {
        for (int i = 0; i < 50; i++) {
            recognizer.tuple(7, new long[] {2480 + i, 100 * i, 100}, 3);
        }
        NestTerm nest = recognizer.finish().toList().get(0);
        assertThat(new NestPrinter(label -> "f", 0).print(nest)).isEqualTo("""
                for i0 = 0 to 49
                  f(2480 + i0, 100*i0, 100)""");
    }
}
