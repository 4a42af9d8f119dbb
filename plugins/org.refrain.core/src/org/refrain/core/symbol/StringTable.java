/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.symbol;

import java.nio.charset.StandardCharsets;

/**
 * Numbered strings as UTF-8 bytes in one array. String 0 is empty.
 *
 * <p>Immutable as far as {@link #size()} goes, and safe for threads: a {@link StringPool} may go on appending behind
 * it. Memory: the bytes, and 4 for each string.
 */
public final class StringTable {

    private final int size;
    private final int[] starts;
    private final byte[] bytes;

    /**
     * Takes the arrays over; nobody may change them any more up to string {@code size}.
     *
     * @param size number of strings, at least 1
     * @param starts where each string starts in {@code bytes}, ascending, and where the last one ends
     * @param bytes the strings, one behind the other
     */
    public StringTable(int size, int[] starts, byte[] bytes) {
        this.size = size;
        this.starts = starts;
        this.bytes = bytes;
    }

    public int size() {
        return size;
    }

    /** A string by its number. Costs a decoding each time. */
    public String get(int id) {
        check(id);
        int start = starts[id];
        int length = starts[id + 1] - start;
        return length == 0 ? "" : new String(bytes, start, length, StandardCharsets.UTF_8);
    }

    /** Where a string starts in {@link #bytes()}; for id = size the end of the last one. */
    public int start(int id) {
        if (id < 0 || id > size) {
            throw new IndexOutOfBoundsException("string " + id + " of " + size);
        }
        return starts[id];
    }

    /** All strings, one behind the other; what lies behind the last one means nothing. Not to be changed. */
    public byte[] bytes() {
        return bytes;
    }

    private void check(int id) {
        if (id < 0 || id >= size) {
            throw new IndexOutOfBoundsException("string " + id + " of " + size);
        }
    }
}
