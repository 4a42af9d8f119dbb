/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.calls.FlameBox;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.cycles.timeline.TimeAxis;
import org.refrain.ui.text.TimeFormat;

/** Words for what a flame chart shows. */
final class FlameText {

    private FlameText() {
    }

    /** What a box stands for: function, events, rows and time. */
    static String of(FlameBox box, CallAnalysis analysis, IndexedTrace trace) {
        String events = CycleText.number(box.to() - box.from());
        List<String> parts = new ArrayList<>();
        if (box.kind() == FlameBox.Kind.MERGED) {
            parts.add(box.function() == FlameBox.MIXED ? Messages.FlameText_mixed
                    : NLS.bind(Messages.FlameText_merged, analysis.name(box.function())));
        } else {
            String name = analysis.name(box.function());
            parts.add(analysis.isHandler(box.function()) ? NLS.bind(Messages.FlameText_handler, name) : name);
        }
        parts.add(NLS.bind(Messages.FlameText_events, new Object[] {events, CycleText.number(box.from()),
                CycleText.number(box.to() - 1)}));
        if (TimeAxis.isPossible(trace)) {
            TimeAxis axis = TimeAxis.of(trace);
            parts.add(TimeFormat.duration(axis.unitAt(Math.min(box.to(), trace.eventCount()))
                    - axis.unitAt(box.from())));
        }
        if (box.kind() == FlameBox.Kind.UNFINISHED) {
            parts.add(Messages.FlameText_unfinished);
        }
        return String.join("\n", parts);
    }

    /**
     * The part in sight, the marked span, and the calls around the selected event, in some sentences.
     *
     * @param span what is marked, in words, or empty
     */
    static String of(FlamePicture picture, CallAnalysis analysis, long position, String span) {
        String sight = NLS.bind(Messages.FlameText_range, CycleText.number(picture.scale().start()),
                CycleText.number(picture.scale().end() - 1));
        String range = span.isEmpty() ? sight : sight + ' ' + NLS.bind(Messages.FlameText_marked, span);
        List<String> stack = picture.boxes().stream()
                .filter(box -> box.from() <= position && position < box.to() && box.function() != FlameBox.MIXED)
                .sorted((a, b) -> Integer.compare(a.depth(), b.depth())).map(box -> analysis.name(box.function()))
                .toList();
        return stack.isEmpty() ? range : range + ' ' + NLS.bind(Messages.FlameText_selected,
                CycleText.number(position), String.join(" > ", stack));
    }
}
