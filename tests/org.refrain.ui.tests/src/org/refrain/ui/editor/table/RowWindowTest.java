/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The part of a trace that a table of ints can show. */
class RowWindowTest {

    private static final int ROW_HEIGHT = 20;

    private final RowWindow window = new RowWindow(1000 * ROW_HEIGHT, ROW_HEIGHT);

    @Test
    void showsAShortTraceAsAWhole() {
        window.setTotal(1000);

        assertThat(window.rows()).isEqualTo(1000);
        assertThat(window.isNearEnd(0, 20)).isFalse();
        assertThat(window.isNearEnd(980, 20)).isFalse();
    }

    @Test
    void showsATraceOfTwentyMillionRowsAsAWhole() {
        RowWindow real = new RowWindow(40);
        real.setTotal(20_000_000);

        assertThat(real.rows()).isEqualTo(20_000_000);
    }

    @Test
    void followsToAnyRowOfALongTrace() {
        long total = 1_000_000_000_000L;
        window.setTotal(total);

        window.centre(total / 2);
        int row = window.rowOf(total / 2);
        assertThat(row).isEqualTo(500);
        assertThat(window.positionOf(row)).isEqualTo(total / 2);

        window.centre(total - 1);
        assertThat(window.rowOf(total - 1)).isEqualTo(999);
        assertThat(window.isNearEnd(979, 20)).isFalse();
        assertThat(window.isNearEnd(10, 20)).isTrue();

        window.centre(0);
        assertThat(window.base()).isZero();
        assertThat(window.rowOf(1000)).isEqualTo(-1);
        assertThat(window.isNearEnd(970, 20)).isTrue();
    }

    @Test
    void staysInsideATraceThatBecomesShorter() {
        window.setTotal(100_000);
        window.centre(90_000);
        window.setTotal(500);

        assertThat(window.base()).isZero();
        assertThat(window.rows()).isEqualTo(500);
    }
}
