/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

/**
 * A row beside the instruction stream. Marks come asynchronously and are no events: they never change a cycle.
 *
 * @param line line of the file, from 1
 * @param kind what the row reports
 * @param time picoseconds, or {@link InstructionRow#NO_TIME}
 * @param text the trace's own words: "Exception Entry - SysTick"
 */
public record TraceMark(long line, Kind kind, long time, String text) {

    /** The kinds of rows beside the instructions. */
    public enum Kind {
        EXCEPTION_ENTRY, EXCEPTION_EXIT, EXCEPTION_RETURN, DATA_READ, DATA_WRITE, OTHER
    }
}
