/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import java.io.UncheckedIOException;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.text.TimeFormat;

/** A span of events in words. */
public final class SpanText {

    private SpanText() {
    }

    /**
     * "Rows 1,000 to 1,999: 1,000 events, 12.5 µs"; without the time where the trace has none. Some look-ups in the
     * index.
     *
     * @param index null while there is none
     * @return empty for an empty span
     */
    public static String of(EventSpan span, @Nullable IndexedTrace index) {
        if (span.isEmpty()) {
            return "";
        }
        String rows = span.length() == 1 ? NLS.bind(Messages.SpanText_row, CycleText.number(span.first()))
                : NLS.bind(Messages.SpanText_rows, new Object[] {CycleText.number(span.first()),
                    CycleText.number(span.end() - 1), CycleText.number(span.length())});
        String time = index == null ? "" : time(span, index);
        return time.isEmpty() ? rows : NLS.bind(Messages.SpanText_time, rows, time);
    }

    /** From the span's first event to the one behind it. */
    private static String time(EventSpan span, IndexedTrace index) {
        try {
            if (!TimeAxis.isPossible(index) || span.end() > index.eventCount()) {
                return "";
            }
            TimeAxis axis = TimeAxis.of(index);
            long duration = axis.unitAt(span.end()) - axis.unitAt(span.first());
            // none before the first known time, nor behind the last one
            return duration <= 0 ? "" : TimeFormat.duration(duration);
        } catch (UncheckedIOException e) {
            return ""; // whoever shows the rows reports it
        }
    }
}
