/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/**
 * Bytes of one part of a file, read with the file's byte order and word size. All offsets are relative to the part and
 * must lie inside it.
 */
final class ElfData {

    private final ByteBuffer bytes;
    private final boolean wide;

    /**
     * @param bytes the part, from index 0
     * @param wide whether words have 64 bits
     */
    ElfData(ByteBuffer bytes, ByteOrder order, boolean wide) {
        this.bytes = bytes.order(order);
        this.wide = wide;
    }

    int size() {
        return bytes.limit();
    }

    /** Size of a word in bytes: 4 or 8. */
    int wordSize() {
        return wide ? 8 : 4;
    }

    int u8(int at) {
        return bytes.get(at) & 0xFF;
    }

    int u16(int at) {
        return bytes.getShort(at) & 0xFFFF;
    }

    long u32(int at) {
        return bytes.getInt(at) & 0xFFFF_FFFFL;
    }

    /** A word of the file's class: 32 or 64 bits, unsigned. */
    long word(int at) {
        return wide ? bytes.getLong(at) : u32(at);
    }

    /** Length of the text at an offset: up to its zero byte, the end of the part, or {@code longest}. */
    int textLength(int at, int longest) {
        int limit = (int) Math.min(bytes.limit(), (long) at + longest);
        int end = at;
        while (end < limit && bytes.get(end) != 0) {
            end++;
        }
        return end - at;
    }

    String text(int at, int length) {
        return new String(bytes.array(), bytes.arrayOffset() + at, length, StandardCharsets.UTF_8);
    }

    /** Everything from an offset on. */
    ByteBuffer slice(int at) {
        return bytes.slice(at, bytes.limit() - at);
    }
}
