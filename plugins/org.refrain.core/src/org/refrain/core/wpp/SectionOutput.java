/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes of a section or a block as they are written: little-endian, growing. Not safe for threads. */
final class SectionOutput {

    private byte[] bytes;
    private int size;

    SectionOutput() {
        this(256);
    }

    SectionOutput(int capacity) {
        bytes = new byte[capacity];
    }

    /** What has been written; only the first {@link #size()} bytes count. */
    byte[] array() {
        return bytes;
    }

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    void u8(int value) {
        room(1);
        bytes[size++] = (byte) value;
    }

    void u16(int value) {
        u8(value);
        u8(value >>> 8);
    }

    void u32(int value) {
        u16(value);
        u16(value >>> 16);
    }

    void u64(long value) {
        u32((int) value);
        u32((int) (value >>> 32));
    }

    void varint(long value) {
        room(10);
        long rest = value;
        while ((rest & ~0x7fL) != 0) {
            bytes[size++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[size++] = (byte) rest;
    }

    void zigzag(long value) {
        varint(value << 1 ^ value >> 63);
    }

    void bytes(byte[] from, int start, int length) {
        room(length);
        System.arraycopy(from, start, bytes, size, length);
        size += length;
    }

    void text(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        varint(utf8.length);
        bytes(utf8, 0, utf8.length);
    }

    /** Writes zeros up to the next multiple of 8. */
    void align() {
        while ((size & 7) != 0) {
            u8(0);
        }
    }

    /** The bytes so far, in an array of their own. */
    byte[] toByteArray() {
        return Arrays.copyOf(bytes, size);
    }

    private void room(int more) {
        if (more > bytes.length - size) {
            long wanted = Math.max((long) size + more, bytes.length * 2L);
            if ((long) size + more > Integer.MAX_VALUE - 16) {
                throw new IllegalStateException("a section of more than 2 GB");
            }
            bytes = Arrays.copyOf(bytes, (int) Math.min(wanted, Integer.MAX_VALUE - 16));
        }
    }
}
