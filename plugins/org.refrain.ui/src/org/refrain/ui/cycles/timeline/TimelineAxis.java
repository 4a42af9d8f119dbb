/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

/**
 * What a timeline's horizontal direction stands for: maps the units along it to events and back.
 *
 * <p>Safe for threads as long as the trace behind it is open. Both maps never decrease, except where the trace's own
 * times go backwards.
 */
public interface TimelineAxis {

    /** What the units are. */
    enum Kind {
        /** A unit is an event. */
        EVENTS,
        /** A unit is a picosecond since the first known time. */
        TIME
    }

    Kind kind();

    /** Units of the whole trace, at least 1. */
    long total();

    /** The event at a unit, from 0 to the number of events. */
    long positionAt(long unit);

    /** The unit of an event, from 0 to {@link #total()}. */
    long unitAt(long position);

    /** What a label shows for a unit: the event itself, or the trace's own time. */
    default long labelAt(long unit) {
        return unit;
    }
}
