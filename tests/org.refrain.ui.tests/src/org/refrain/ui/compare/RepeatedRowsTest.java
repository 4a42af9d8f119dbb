/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;

class RepeatedRowsTest {

    private static List<String> fold(List<String> rows) {
        return RepeatedRows.fold(rows, (row, count, times) -> count + "*" + times);
    }

    @Test
    void writesALoopOnce() {
        assertThat(fold(List.of("a", "b", "c", "b", "c", "b", "c", "b", "d", "d")))
                .containsExactly("a", "b", "c", "2*3", "b", "d", "1*2");
        assertThat(fold(List.of())).isEmpty();
        assertThat(fold(List.of("a"))).containsExactly("a");
    }

    @Test
    void losesNothing() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int round = 0; round < 500; round++) {
            List<String> rows = new ArrayList<>();
            for (int i = random.nextInt(60); i > 0; i--) {
                rows.add("" + (char) ('a' + random.nextInt(2)));
            }
            assertThat(unfold(fold(rows))).as("seed %d", seed).isEqualTo(rows);
        }
    }

    private static List<String> unfold(List<String> folded) {
        List<String> rows = new ArrayList<>();
        for (String row : folded) {
            int star = row.indexOf('*');
            if (star < 0) {
                rows.add(row);
            } else {
                int count = Integer.parseInt(row.substring(0, star));
                List<String> body = List.copyOf(rows.subList(rows.size() - count, rows.size()));
                for (int times = Integer.parseInt(row.substring(star + 1)); times > 1; times--) {
                    rows.addAll(body);
                }
            }
        }
        return rows;
    }
}
