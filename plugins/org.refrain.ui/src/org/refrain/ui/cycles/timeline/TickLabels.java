/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import org.refrain.ui.cycles.ranking.CycleText;

/** The words at an axis' ticks. */
public final class TickLabels {

    private static final String[] UNITS = {"ps", "ns", "\u00b5s", "ms", "s"};
    private static final int THOUSAND = 1000;

    private TickLabels() {
    }

    /**
     * The label of a tick.
     *
     * @param step distance of two ticks; a time is shown in the largest unit that makes it a whole number
     */
    public static String label(TimelineAxis.Kind kind, long value, long step) {
        if (kind == TimelineAxis.Kind.EVENTS) {
            return CycleText.number(value);
        }
        long divisor = 1;
        int unit = 0;
        while (unit < UNITS.length - 1 && step % (divisor * THOUSAND) == 0) {
            divisor *= THOUSAND;
            unit++;
        }
        return CycleText.number(value / divisor) + ' ' + UNITS[unit];
    }
}
