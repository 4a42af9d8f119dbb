/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.util.List;

/**
 * What is selected in a trace: one event, the distinct cycles that are looked at, and a span of events.
 *
 * @param position the event, from 0; -1 for none
 * @param cycleIds distinct cycles by their id, in the order in which they were chosen; unmodifiable
 * @param span the events that are marked, as a loop's or a call's; {@link EventSpan#NONE} for none
 */
public record TraceSelection(long position, List<Integer> cycleIds, EventSpan span) {

    /** Nothing is selected. */
    public static final TraceSelection NONE = new TraceSelection(-1, List.of());

    public TraceSelection {
        cycleIds = List.copyOf(cycleIds);
    }

    /** An event and cycles, and no span. */
    public TraceSelection(long position, List<Integer> cycleIds) {
        this(position, cycleIds, EventSpan.NONE);
    }

    /** This selection at another event. The span stays while the event lies in it. */
    public TraceSelection at(long newPosition) {
        return new TraceSelection(newPosition, cycleIds, span.contains(newPosition) ? span : EventSpan.NONE);
    }

    /** This selection with a span of events, and its first event selected unless the selected one lies in it. */
    public TraceSelection with(EventSpan newSpan) {
        boolean inside = newSpan.isEmpty() || newSpan.contains(position);
        return new TraceSelection(inside ? position : newSpan.first(), cycleIds, newSpan);
    }
}
