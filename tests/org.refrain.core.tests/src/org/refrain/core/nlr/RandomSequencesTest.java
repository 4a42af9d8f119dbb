/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;

/** Everything that must hold for any sequence, for 20,000 of them. */
class RandomSequencesTest {

    private static final int SEQUENCES = 20_000;

    @Test
    void hold() {
        long literalTerms = 0;
        long passiveTerms = 0;
        int longer = 0;
        for (int seed = 0; seed < SEQUENCES; seed++) {
            RandomSequence sequence = new RandomSequence(seed);
            FieldModel model = FieldModel.values()[seed % 3];
            Random random = new Random(~seed);
            int maxBody = 1 + random.nextInt(random.nextBoolean() ? 5 : 30);
            RecognizerOptions options = RecognizerOptions.of(new FieldModels(model, List.of(model)), maxBody);
            TermSequence literal = recognise(sequence, options.with(RecognizerForm.LITERAL));
            TermSequence passive = recognise(sequence, options);

            String about = "seed " + seed;
            PublishedAlgorithm published = new PublishedAlgorithm(model, maxBody);
            sequence.forEach((label, values, arity) -> published.append(label, values));
            assertThat(text(literal)).as(about).isEqualTo(published.text());
            assertThat(text(recognise(sequence, options.with(RecognizerForm.INDEXED)))).as(about)
                    .isEqualTo(published.text());
            checkRuns(sequence, literal, about);
            checkRuns(sequence, passive, about);
            checkRepeats(sequence, passive, about);
            checkLookahead(passive, random, about);
            checkSmallest(sequence, options, literal, about);
            literalTerms += literal.terms();
            passiveTerms += passive.terms();
            longer += passive.terms() > literal.terms() ? 1 : 0;
        }
        assertThat(passiveTerms).isLessThan(literalTerms);
        assertThat(longer).isLessThanOrEqualTo(SEQUENCES / 1000);
    }

    private static void checkSmallest(RandomSequence sequence, RecognizerOptions options, TermSequence literal,
            String about) {
        SmallestTerms smallest = new SmallestTerms(options);
        sequence.forEach(smallest);
        TermSequence terms = smallest.finish();
        assertThat(terms.terms()).as(about).isLessThanOrEqualTo(literal.terms());
        assertThat(terms.length()).as(about).isEqualTo(literal.length());
    }

    private static TermSequence recognise(RandomSequence sequence, RecognizerOptions options) {
        LoopRecognizer recognizer = new LoopRecognizer(options);
        sequence.forEach(recognizer);
        return recognizer.finish();
    }

    private static List<String> text(TermSequence terms) {
        return terms.toList().stream().map(TermText::of).toList();
    }

    private static void checkRuns(RandomSequence sequence, TermSequence terms, String about) {
        List<long[]> all = new ArrayList<>();
        for (SequenceRun run = terms.start(); run.next();) {
            long[] tuple = new long[run.arity() + 1];
            tuple[0] = run.label();
            for (int i = 0; i < run.arity(); i++) {
                tuple[i + 1] = run.value(i);
            }
            all.add(tuple);
        }
        assertThat(Arrays.deepToString(all.toArray())).as(about)
                .isEqualTo(Arrays.deepToString(sequence.tuples.toArray()));
        long length = 0;
        long nodes = 0;
        for (NestTerm term : terms.toList()) {
            length += term.length();
            nodes += term.nodes();
        }
        assertThat(length).as(about).isEqualTo(terms.length()).isEqualTo(all.size());
        assertThat(nodes).as(about).isEqualTo(terms.nodes());
    }

    /** Runs the terms in steps of as many equal tuples as there are. */
    private static void checkRepeats(RandomSequence sequence, TermSequence terms, String about) {
        SequenceRun run = terms.start();
        for (int from = 0; from < sequence.tuples.size();) {
            long[] tuple = sequence.tuples.get(from);
            int to = from + 1;
            while (to < sequence.tuples.size() && Arrays.equals(sequence.tuples.get(to), tuple)) {
                to++;
            }
            long[] values = Arrays.copyOfRange(tuple, 1, tuple.length);
            assertThat(run.repeats((int) tuple[0], values, values.length, to - from)).as(about).isTrue();
            from = to;
        }
        assertThat(run.next()).as(about).isFalse();
    }

    /** Compares what is foreseen from a place of a run with what the run comes to. */
    private static void checkLookahead(TermSequence terms, Random random, String about) {
        for (NestTerm term : terms.toList()) {
            int length = (int) term.length();
            int place = random.nextInt(length + 1);
            int distance = 1 + random.nextInt(length - place + 2);
            NestRun run = new NestRun();
            run.start(term);
            for (int i = 0; i < place; i++) {
                assertThat(run.next()).isTrue();
            }
            Lookahead lookahead = new Lookahead(run);
            boolean found = lookahead.find(distance);
            assertThat(found).as(about).isEqualTo(place + distance <= length);
            if (found) {
                int token = lookahead.token();
                long first = Tokens.arity(token) == 0 ? 0 : lookahead.value(0);
                for (int i = 0; i < distance; i++) {
                    assertThat(run.next()).isTrue();
                }
                assertThat(run.token()).as(about).isEqualTo(token);
                assertThat(Tokens.arity(token) == 0 ? 0 : run.value(0)).as(about).isEqualTo(first);
            }
        }
    }
}
