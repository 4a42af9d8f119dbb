/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

/** Events of which some have times, as those of {@link org.refrain.core.index.IndexedTrace}. */
public interface TimedEvents {

    /**
     * The times of consecutive events, in picoseconds; {@link org.refrain.core.trace.InstructionRow#NO_TIME} where
     * there is none.
     *
     * @param position the first event, from 0
     * @return how many were there: less than {@code count} only at the end
     */
    int times(long position, long[] into, int count);

    /** The first event's position at or behind {@code position} that has a time, or -1. */
    long nextTimed(long position);

    /** The last event's position at or before {@code position} that has a time, or -1. */
    long previousTimed(long position);
}
