/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;

import org.junit.jupiter.api.Test;

class FlowGraphTest {

    @Test
    void countsEveryTransition() {
        Random random = new Random(7);
        int n = 20;
        FlowGraph graph = new FlowGraph(n);
        long[][] expected = new long[n][n];
        for (int i = 0; i < 10_000; i++) {
            int from = random.nextInt(n);
            int to = random.nextInt(4) == 0 ? random.nextInt(n) : (from + 1) % n;
            graph.add(from, to);
            expected[from][to]++;
            if (i == 5_000) {
                assertThat(graph.count(from, to)).isEqualTo(expected[from][to]);
            }
        }
        FlowGraph.Edges edges = graph.edges();
        for (int from = 0; from < n; from++) {
            long[] found = new long[n];
            for (int e = edges.starts()[from]; e < edges.starts()[from + 1]; e++) {
                found[edges.targets()[e]] = edges.counts()[e];
            }
            assertThat(found).isEqualTo(expected[from]);
        }
    }
}
