/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RuleNodesTest {

    private final RuleNodes nodes = new RuleNodes();

    @Test
    void guardsKnowTheirRules() {
        for (int i = 0; i < 100; i++) {
            int rule = nodes.allocateRule();
            int guard = nodes.guard(rule);
            assertThat(nodes.isGuard(guard)).isTrue();
            assertThat(nodes.ruleOfGuard(guard)).isEqualTo(rule);
            assertThat(nodes.first(rule)).isEqualTo(guard);
        }
        int use = nodes.allocate(~99, 1);
        int terminal = nodes.allocate(Integer.MAX_VALUE, 1);
        assertThat(nodes.isGuard(use)).isFalse();
        assertThat(nodes.isGuard(terminal)).isFalse();
    }

    /** A worklist may name a node that has been freed: it must not have become another one in the meantime. */
    @Test
    void usesFreedNodesAndRulesAgainOnlyAfterRecycling() {
        int rule = nodes.allocateRule();
        int node = nodes.allocate('a', 1);
        nodes.free(node);
        nodes.freeRule(rule);
        assertThat(nodes.isDead(node)).isTrue();
        assertThat(nodes.isLiveRule(rule)).isFalse();
        assertThat(nodes.allocate('b', 1)).isNotEqualTo(node);
        assertThat(nodes.allocateRule()).isNotEqualTo(rule);
        nodes.recycle();
        assertThat(nodes.allocateRule()).isEqualTo(rule);
        assertThat(nodes.isLiveRule(rule)).isTrue();
        assertThat(nodes.allocate('c', 1)).isEqualTo(node);
        assertThat(nodes.isDead(node)).isFalse();
        assertThat(nodes.ruleCount()).isEqualTo(2);
    }

    @Test
    void keepsLongExponentsThroughGrowth() {
        int first = nodes.allocate('a', 7);
        int second = nodes.allocate('a', 1L << 40);
        for (int i = 0; i < 1000; i++) {
            nodes.allocate('b', i % 2 == 0 ? 1 : (1L << 33) + i);
        }
        assertThat(nodes.exponent(first)).isEqualTo(7);
        assertThat(nodes.exponent(second)).isEqualTo(1L << 40);
        nodes.setExponent(second, 0xFFFFFFFFL);
        assertThat(nodes.exponent(second)).isEqualTo(0xFFFFFFFFL);
        nodes.free(second);
        nodes.recycle();
        assertThat(nodes.exponent(nodes.allocate('c', 2))).isEqualTo(2);
    }
}
