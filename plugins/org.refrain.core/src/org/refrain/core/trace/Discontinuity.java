/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

/**
 * A place in a trace where something is missing or tracing was switched.
 *
 * @param line line of the file, from 1
 * @param kind what happened, as far as the format tells
 * @param text the trace's own words, for a person
 */
public record Discontinuity(long line, Kind kind, String text) {

    /** What a recorder says of a discontinuity. */
    public enum Kind {
        /** Tracing began or resumed ("TRACE RUN", "TRCENA"). */
        TRACE_ON,
        /** Tracing stopped. */
        TRACE_OFF,
        /** Records were lost because a buffer was full. */
        OVERFLOW,
        /** The capture has a hole for another reason, such as a buffer that wrapped around. */
        GAP,
        /** The processor entered or left debug state. */
        DEBUG,
        /** A row that is no instruction and that says nothing known. */
        OTHER
    }
}
