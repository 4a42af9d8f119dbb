/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * An event of a timeline that has a note.
 *
 * @param position the event, from 0
 * @param unit where it lies
 * @param note what is said about it
 */
record TimelineFlag(long position, long unit, String note) {

    /** Pixels left and right of a flag's middle that belong to it. */
    static final int REACH = 4;

    /** More of them cannot be told apart. */
    private static final int MOST = 500;

    /** The flags of notes on events, as far as the trace has those. */
    static List<TimelineFlag> of(Map<Long, String> notes, TimelineAxis axis, long events) {
        List<TimelineFlag> flags = new ArrayList<>();
        notes.forEach((position, note) -> {
            if (position < events && flags.size() < MOST) {
                flags.add(new TimelineFlag(position, axis.unitAt(position), note));
            }
        });
        return List.copyOf(flags);
    }
}
