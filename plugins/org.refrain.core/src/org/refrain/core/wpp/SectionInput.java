/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.nio.charset.StandardCharsets;

import org.refrain.core.wpp.WppFormatException.Reason;

/**
 * Reads the bytes of a section or a block. Nothing outside them is ever touched: whatever they hold, the worst that
 * comes is a {@link WppFormatException} that names section and byte. Not safe for threads.
 */
final class SectionInput {

    private final String section;
    private final long offset;
    private final byte[] bytes;
    private final int end;
    private int at;

    /**
     * @param section name, for messages
     * @param offset where the bytes are in the file, for messages
     * @param end how many of the bytes count
     */
    SectionInput(String section, long offset, byte[] bytes, int end) {
        this.section = section;
        this.offset = offset;
        this.bytes = bytes;
        this.end = end;
    }

    /** The section's name, for messages. */
    String section() {
        return section;
    }

    /** Where in the file a position of these bytes is, for messages. */
    long offset(int position) {
        return offset + position;
    }

    int position() {
        return at;
    }

    int remaining() {
        return end - at;
    }

    byte[] array() {
        return bytes;
    }

    int u8() throws WppFormatException {
        need(1);
        return bytes[at++] & 0xff;
    }

    int u16() throws WppFormatException {
        need(2);
        int value = bytes[at] & 0xff | (bytes[at + 1] & 0xff) << 8;
        at += 2;
        return value;
    }

    /** As it is: values from 2^31 on are negative. */
    int u32() throws WppFormatException {
        int low = u16();
        return low | u16() << 16;
    }

    /** A u32 that counts or numbers something and must be below 2^31. */
    int count32(String what) throws WppFormatException {
        int value = u32();
        check(value >= 0, what, Integer.toUnsignedLong(value));
        return value;
    }

    long u64() throws WppFormatException {
        long low = u32() & 0xffff_ffffL;
        return low | (long) u32() << 32;
    }

    /** The u64 that comes next, without moving on. */
    long peekU64() throws WppFormatException {
        long value = u64();
        at -= 8;
        return value;
    }

    /** A u64 that counts something and must not exceed a limit. */
    long count64(String what, long most) throws WppFormatException {
        long value = u64();
        check(value >= 0 && value <= most, what, value);
        return value;
    }

    long varint() throws WppFormatException {
        long value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            need(1);
            byte b = bytes[at++];
            value |= (b & 0x7fL) << shift;
            if (b >= 0) {
                return value;
            }
        }
        throw inconsistent("a number of more than 64 bits");
    }

    long zigzag() throws WppFormatException {
        long value = varint();
        return value >>> 1 ^ -(value & 1);
    }

    String text() throws WppFormatException {
        long length = varint();
        check(length >= 0 && length <= remaining(), "length of a text", length);
        String text = new String(bytes, at, (int) length, StandardCharsets.UTF_8);
        at += (int) length;
        return text;
    }

    void skip(int count) throws WppFormatException {
        need(count);
        at += count;
    }

    void align() throws WppFormatException {
        skip(-at & 7);
    }

    /** Everything must have been read. */
    void end() throws WppFormatException {
        if (at != end) {
            throw inconsistent((end - at) + " bytes too many");
        }
    }

    void check(boolean holds, String what, long value) throws WppFormatException {
        if (!holds) {
            throw inconsistent(what + " is " + value);
        }
    }

    WppFormatException inconsistent(String detail) {
        return new WppFormatException(Reason.INCONSISTENT, section, offset + at, detail);
    }

    private void need(int count) throws WppFormatException {
        if (count > end - at) {
            throw inconsistent("it ends too early");
        }
    }
}
