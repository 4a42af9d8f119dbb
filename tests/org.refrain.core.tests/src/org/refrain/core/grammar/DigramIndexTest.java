/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import org.junit.jupiter.api.Test;

class DigramIndexTest {

    private final RuleNodes nodes = new RuleNodes();
    private final DigramIndex index = new DigramIndex(nodes);
    private final int rule = nodes.allocateRule();

    @Test
    void doesWhatAMapDoes() {
        Random random = new Random(1);
        List<Integer> digrams = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            digrams.add(digram(random.nextInt(40), random.nextInt(40), random.nextInt(3) == 0 ? 1L << 33 : 1));
        }
        Map<String, Integer> expected = new HashMap<>();
        for (int step = 0; step < 60_000; step++) {
            int node = digrams.get(random.nextInt(digrams.size()));
            String key = key(node);
            int stored = expected.getOrDefault(key, RuleNodes.NONE);
            switch (random.nextInt(4)) {
                case 0 -> {
                    index.remove(node);
                    expected.remove(key, node);
                }
                case 1 -> {
                    index.put(node);
                    expected.put(key, node);
                }
                default -> {
                    assertThat(index.findOrInsert(node)).isEqualTo(stored);
                    expected.putIfAbsent(key, node);
                }
            }
            assertThat(index.isStored(node)).isEqualTo(expected.containsValue(node));
        }
        assertThat(index.count()).isEqualTo(expected.size());
    }

    @Test
    void tellsExponentsApart() {
        int a = digram('x', 'y', 3);
        int b = digram('x', 'y', 3 + (1L << 32));
        assertThat(index.findOrInsert(a)).isEqualTo(RuleNodes.NONE);
        assertThat(index.findOrInsert(b)).isEqualTo(RuleNodes.NONE);
        assertThat(index.findOrInsert(digram('x', 'y', 3))).isEqualTo(a);
    }

    private int digram(int first, int second, long exponent) {
        int a = nodes.allocate(first, exponent);
        int b = nodes.allocate(second, 1);
        nodes.link(nodes.last(rule), a);
        nodes.link(a, b);
        nodes.link(b, nodes.guard(rule));
        return a;
    }

    private String key(int node) {
        return nodes.symbol(node) + " " + nodes.symbol(nodes.next(node)) + " " + nodes.exponent(node);
    }
}
