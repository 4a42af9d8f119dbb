/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Writes debug sections by hand for tests, little-endian. */
public final class DwarfBytes {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    public DwarfBytes u8(int... values) {
        for (int value : values) {
            bytes.write(value);
        }
        return this;
    }

    public DwarfBytes u16(int value) {
        return u8(value, value >> 8);
    }

    public DwarfBytes u32(long value) {
        return u16((int) value).u16((int) (value >> 16));
    }

    public DwarfBytes u64(long value) {
        return u32(value).u32(value >> 32);
    }

    public DwarfBytes uleb(long value) {
        long left = value;
        while (Long.compareUnsigned(left, 0x80) >= 0) {
            u8((int) left & 0x7F | 0x80);
            left >>>= 7;
        }
        return u8((int) left);
    }

    public DwarfBytes sleb(long value) {
        long left = value;
        while (left < -0x40 || left >= 0x40) {
            u8((int) left & 0x7F | 0x80);
            left >>= 7;
        }
        return u8((int) left & 0x7F);
    }

    public DwarfBytes text(String text) {
        bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        return u8(0);
    }

    public DwarfBytes add(DwarfBytes other) {
        bytes.writeBytes(other.bytes.toByteArray());
        return this;
    }

    /** The other bytes behind their length in 32 bits. */
    public DwarfBytes unit(DwarfBytes other) {
        return u32(other.size()).add(other);
    }

    /** The other bytes behind their length in the 64-bit format. */
    public DwarfBytes wideUnit(DwarfBytes other) {
        return u32(0xFFFF_FFFFL).u64(other.size()).add(other);
    }

    public int size() {
        return bytes.size();
    }

    public byte[] array() {
        return bytes.toByteArray();
    }
}
