/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.math.BigDecimal;

import org.refrain.ui.bot.SampleCsv;

/** The sample's times, and those between them. */
final class SampleTimes {

    private static final int PICO = 12;

    private SampleTimes() {
    }

    /** Picoseconds that have passed at each row since the first time, and behind the last row. */
    static long[] passed() {
        SampleCsv csv = SampleCsv.get();
        long[] passed = new long[csv.size() + 1];
        int from = -1;
        long first = 0;
        for (int row = 0; row < csv.size(); row++) {
            String cell = csv.time(row).replace(" ", "");
            if (cell.isEmpty()) {
                continue;
            }
            long time = new BigDecimal(cell).movePointRight(PICO).longValueExact();
            first = from < 0 ? time : first;
            passed[row] = time - first;
            for (int between = from + 1; from >= 0 && between < row; between++) {
                passed[between] = passed[from]
                        + Math.round((double) (between - from) / (row - from) * (passed[row] - passed[from]));
            }
            from = row;
        }
        for (int row = from + 1; row <= csv.size(); row++) {
            passed[row] = passed[from];
        }
        return passed;
    }
}
