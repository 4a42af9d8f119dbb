/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.nlr.PartExecutions.Execution;

class RepeatedNestsTest {

    private static final long[] NONE = {};

    private final RepeatedNests nests = new RepeatedNests();
    private final LoopRecognizer recognizer = new LoopRecognizer(RecognizerOptions.of(FieldModels.POLYNOMIAL, 20),
            nests);
    private long place;

    private void labels(String letters) {
        for (char letter : letters.toCharArray()) {
            recognizer.at(place++);
            recognizer.tuple(letter, NONE, 0);
        }
    }

    @Test
    void takesLoopsTogetherThatDifferInIterations() {
        labels("x" + "ab".repeat(3) + "y" + "ab".repeat(5) + "z" + "ab".repeat(3) + "cccc" + "w");
        recognizer.finish();
        assertThat(nests.loops()).isEqualTo(4);
        assertThat(nests.terms()).isEqualTo(8);
        assertThat(nests.covered()).isEqualTo(26);
        assertThat(nests.depth()).isEqualTo(1);
        List<RepeatedNest> largest = nests.largest(9);
        assertThat(largest).extracting(RepeatedNest::covered).containsExactly(22L, 4L);
        assertThat(nests.largest(1)).containsExactly(largest.get(0));
        RepeatedNest ab = largest.get(0);
        assertThat(ab.counts().total()).isEqualTo(3);
        assertThat(ab.counts().min()).isEqualTo(3);
        assertThat(ab.counts().max()).isEqualTo(5);
        assertThat(ab.counts().mode()).isEqualTo(3);
        RepeatedPart whole = ab.part(0);
        assertThat(whole.count()).isEqualTo(3);
        assertThat(whole.covered()).isEqualTo(22);
        assertThat(whole.execution(0)).isEqualTo(new Execution(1, 6, 3));
        assertThat(whole.execution(1)).isEqualTo(new Execution(8, 10, 5));
        assertThat(whole.execution(2)).isEqualTo(new Execution(19, 6, 3));
        assertThat(whole.before(1)).isZero();
        assertThat(whole.before(2)).isEqualTo(1);
        assertThat(whole.before(19)).isEqualTo(2);
        assertThat(whole.before(1000)).isEqualTo(3);
        RepeatedPart b = ab.part(2);
        assertThat(b.count()).isEqualTo(11);
        assertThat(b.covered()).isEqualTo(11);
        assertThat(b.execution(3)).isEqualTo(new Execution(9, 1, 1));
        assertThat(b.before(9)).isEqualTo(3);
        assertThat(b.before(10)).isEqualTo(4);
    }

    @Test
    void keepsThoseThatCoverMost() {
        labels("ab".repeat(100));
        for (int label = 1000; label < 30_000; label++) {
            for (int i = 0; i < 3; i++) {
                recognizer.at(place++);
                recognizer.tuple(label, NONE, 0);
            }
            if (label % 1000 == 0) {
                labels("ab".repeat(100));
            }
        }
        recognizer.finish();
        assertThat(nests.loops()).isEqualTo(29_000 + 30);
        assertThat(nests.largest(Integer.MAX_VALUE)).hasSizeLessThan(1 << 14);
        RepeatedNest ab = nests.largest(1).get(0);
        assertThat(ab.covered()).isEqualTo(30 * 200);
        assertThat(ab.part(0).execution(1).start()).isEqualTo(203);
    }
}
