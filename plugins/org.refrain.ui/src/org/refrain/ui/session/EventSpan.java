/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

/**
 * Events that follow each other.
 *
 * @param first the first event, from 0
 * @param end the event after the last one; not below {@code first}
 */
public record EventSpan(long first, long end) {

    /** No events. */
    public static final EventSpan NONE = new EventSpan(0, 0);

    public EventSpan {
        if (first < 0 || end < first) {
            throw new IllegalArgumentException("not a span of events: " + first + " to " + end);
        }
    }

    public boolean isEmpty() {
        return first == end;
    }

    /** How many events it has. */
    public long length() {
        return end - first;
    }

    public boolean contains(long position) {
        return first <= position && position < end;
    }

    /** Whether an event belongs to both spans. */
    public boolean overlaps(EventSpan other) {
        return Math.max(first, other.first) < Math.min(end, other.end);
    }
}
