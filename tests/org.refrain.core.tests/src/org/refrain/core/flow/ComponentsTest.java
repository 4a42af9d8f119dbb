/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class ComponentsTest {

    @RepeatedTest(300)
    void agreesWithReachability(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        int n = 1 + random.nextInt(12);
        FlowGraph graph = new FlowGraph(n);
        boolean[][] reaches = new boolean[n][n];
        for (int i = random.nextInt(3 * n); i > 0; i--) {
            int from = random.nextInt(n);
            int to = random.nextInt(n);
            graph.add(from, to);
            reaches[from][to] = true;
        }
        for (int via = 0; via < n; via++) {
            for (int from = 0; from < n; from++) {
                for (int to = 0; to < n; to++) {
                    reaches[from][to] |= reaches[from][via] && reaches[via][to];
                }
            }
        }
        Components components = Components.of(graph.edges());
        for (int a = 0; a < n; a++) {
            assertThat(components.isLoop(components.of(a))).as("seed %d, symbol %d", seed, a).isEqualTo(reaches[a][a]);
            for (int b = 0; b < n; b++) {
                boolean together = a == b || reaches[a][b] && reaches[b][a];
                assertThat(components.of(a) == components.of(b)).as("seed %d, %d and %d", seed, a, b)
                        .isEqualTo(together);
            }
        }
    }

    @Test
    void followsAChainOfAMillionSymbols() {
        int n = 1_000_000;
        FlowGraph graph = new FlowGraph(n);
        for (int i = 0; i + 1 < n; i++) {
            graph.add(i, i + 1);
        }
        graph.add(n - 1, 0);
        Components components = Components.of(graph.edges());
        assertThat(components.count()).isEqualTo(1);
        assertThat(components.size(0)).isEqualTo(n);
    }
}
