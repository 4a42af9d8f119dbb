/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.coverage;

import java.text.MessageFormat;

import org.eclipse.osgi.util.NLS;
import org.refrain.ui.cycles.ranking.CycleText;

/** What the column says. */
final class CountText {

    private static final int GROUPS_FROM = 1_000_000;

    private CountText() {
    }

    /** A count that fits into the column: 165, 9,999, 1.2M; a mark where the line never ran; empty where unknown. */
    static String inColumn(long count) {
        if (count == LineCounts.UNKNOWN) {
            return "";
        }
        if (count == 0) {
            return Messages.CountText_never;
        }
        return count < GROUPS_FROM ? CycleText.number(count)
                : NLS.bind(Messages.CountText_millions, String.format("%.1f", count / (double) GROUPS_FROM));
    }

    /** "Executed 260 times; 0.20% of all events." */
    static String inHover(LineCounts counts, int line) {
        long count = counts.count(line);
        if (count == LineCounts.UNKNOWN) {
            return "";
        }
        String where = counts.isInCycles() ? Messages.CountText_inCycles : Messages.CountText_inTrace;
        return count == 0 ? NLS.bind(Messages.CountText_neverExecuted, where)
                : MessageFormat.format(Messages.CountText_executed, count, where,
                        CycleText.share(counts.share(line)));
    }
}
