/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import org.refrain.ui.session.EventSpan;

/** Where a loop runs in the trace, from its first execution to its last. Safe for threads while the trace is open. */
interface LoopPlaces {

    /** How often it runs. */
    long count();

    /**
     * The events of an execution.
     *
     * @param index from 0 to {@link #count()} - 1
     */
    EventSpan span(long index);

    /** How often the body runs in an execution. */
    long iterations(long index);

    /** How many executions begin before an event. */
    long before(long position);
}
