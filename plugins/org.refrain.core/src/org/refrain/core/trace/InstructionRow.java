/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import java.nio.charset.StandardCharsets;

/**
 * One row of a trace as its reader sees it: a view of the reader's buffer, reused for every row.
 *
 * <p>Texts are slices of UTF-8 bytes and become strings only when asked for: a receiver that knows the address
 * already never pays for them.
 */
public final class InstructionRow {

    /** The value of {@link #time} for a row without one. */
    public static final long NO_TIME = Long.MIN_VALUE;

    private static final byte[] NO_BYTES = new byte[0];

    /** Line of the file, from 1, as an editor counts. */
    public long line;

    /** Offset of the line's first byte in the text as {@link TraceSource#open} gives it, in bytes. */
    public long offset;

    /** Whether the row names an address; a token of a symbol file does not and is known by its text alone. */
    public boolean hasAddress;

    /** Address of the instruction without the Thumb bit, unsigned 64 bit; 0 without one. */
    public long address;

    /** Time in picoseconds since the trace's own zero, or {@link #NO_TIME}. */
    public long time = NO_TIME;

    /** The bytes that the three slices below refer to. */
    public byte[] buffer = NO_BYTES;

    /** Instruction text, or the token: first byte and the one behind the last, in {@link #buffer}. */
    public int textStart;
    public int textEnd;

    /** Function name as the trace gives it, empty when it does not. */
    public int functionStart;
    public int functionEnd;

    /** Source text as the trace gives it, empty when it does not. */
    public int sourceStart;
    public int sourceEnd;

    /** The instruction text or the token; empty when the format has none. */
    public String text() {
        return slice(textStart, textEnd);
    }

    /** The function's name, or an empty string. */
    public String function() {
        return slice(functionStart, functionEnd);
    }

    /** The source text, or an empty string. */
    public String source() {
        return slice(sourceStart, sourceEnd);
    }

    private String slice(int start, int end) {
        return start == end ? "" : new String(buffer, start, end - start, StandardCharsets.UTF_8);
    }
}
