/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TextTableTest {

    @Test
    void numbersStandRightAndTextLeft() {
        TextTable table = new TextTable("trace", "symbols", "verified");
        table.add("sample", "996,382", "yes");
        table.add("lu", "12", "yes");
        table.add("a longer name", "-", "NO");
        assertThat(table.toString()).isEqualTo("""
                trace          symbols  verified
                -------------  -------  --------
                sample         996,382  yes
                lu                  12  yes
                a longer name        -  NO
                """);
    }

    @Test
    void rowsHaveAllCells() {
        assertThatThrownBy(() -> new TextTable("a", "b").add("1")).isInstanceOf(IllegalArgumentException.class);
    }
}
