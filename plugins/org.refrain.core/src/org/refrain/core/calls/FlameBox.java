/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

/**
 * A box of a {@link FlameChart}: one call, or several that are too short to be drawn.
 *
 * @param depth number of known calls around it
 * @param from its first position in the trace of instructions; that of a call may be before the range that is drawn
 * @param to the position behind its last one, likewise
 * @param function the function; {@link #MIXED} when several calls are merged and none of them prevails
 * @param kind what it stands for
 */
public record FlameBox(int depth, long from, long to, int function, Kind kind) {

    /** Calls of several functions. */
    public static final int MIXED = -1;

    /** What a box stands for. */
    public enum Kind {
        /** One call from its first to its last instruction. */
        CALL,
        /** One call that was not left before the end of the trace, or before a gap. */
        UNFINISHED,
        /** Calls that are narrower than a pixel, drawn together; the function is the one that takes most of it. */
        MERGED
    }
}
