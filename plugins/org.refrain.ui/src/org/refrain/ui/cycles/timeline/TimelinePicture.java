/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

/**
 * A timeline computed, ready to be painted. Immutable.
 *
 * @param view what it shows
 * @param labelOffset the label of the trace's first unit
 * @param buckets the part in sight
 * @param overview the whole trace, on as many pixels
 */
public record TimelinePicture(TimelineView view, long labelOffset, TimelineBuckets buckets,
        TimelineBuckets overview) {

    public TimelineScale scale() {
        return view.scale();
    }

    /** Whether the overview is right for another view as well. */
    boolean overviewFits(TimelineView other) {
        return view.kind() == other.kind() && view.lanes().equals(other.lanes())
                && overview.columns() == other.scale().width() && view.scale().total() == other.scale().total();
    }
}
