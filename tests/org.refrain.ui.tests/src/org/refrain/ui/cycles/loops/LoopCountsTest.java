/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.loops;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class LoopCountsTest {

    @Test
    void areTheNumbersInTheirOrderOrTheirRangeIfTheyAreMany() {
        assertThat(LoopCounts.text(List.of(3L))).isEqualTo("3");
        assertThat(LoopCounts.text(List.of(3L, 3L, 3L, 3L, 3L, 3L))).isEqualTo("3");
        assertThat(LoopCounts.text(List.of(5L, 3L, 1000L))).isEqualTo("5, 3, 1,000");
        assertThat(LoopCounts.text(List.of(5L, 3L, 4L, 9L, 3L))).isEqualTo("3 to 9");
    }
}
