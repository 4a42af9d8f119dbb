/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.util.List;

/**
 * What is selected in a trace: one event, and the distinct cycles that are looked at.
 *
 * @param position the event, from 0; -1 for none
 * @param cycleIds distinct cycles by their id, in the order in which they were chosen; unmodifiable
 */
public record TraceSelection(long position, List<Integer> cycleIds) {

    /** Nothing is selected. */
    public static final TraceSelection NONE = new TraceSelection(-1, List.of());

    public TraceSelection {
        cycleIds = List.copyOf(cycleIds);
    }

    /** This selection at another event. */
    public TraceSelection at(long newPosition) {
        return new TraceSelection(newPosition, cycleIds);
    }
}
