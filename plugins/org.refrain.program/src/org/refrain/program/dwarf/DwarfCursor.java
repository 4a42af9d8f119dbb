/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

import org.refrain.program.elf.ElfFormatException.Reason;

/**
 * Reads values of a debug section one after the other. Every read stays inside the part that the cursor was made for;
 * a read that does not is a {@link DwarfException} with section and offset. Not safe for threads.
 */
public final class DwarfCursor {

    private final String section;
    private final ByteBuffer bytes;
    private int position;
    private int limit;

    /**
     * A cursor over a part of a section.
     *
     * @param section its name, for messages
     * @param bytes the section's contents from index 0, in the file's byte order
     * @param start offset of the first byte of the part
     * @param end offset behind its last byte, at most {@code bytes.limit()}
     */
    public DwarfCursor(String section, ByteBuffer bytes, int start, int end) {
        this.section = section;
        this.bytes = bytes;
        this.position = start;
        this.limit = end;
    }

    /** Name of the section. */
    public String section() {
        return section;
    }

    /** Offset of the next byte in the section. */
    public int position() {
        return position;
    }

    /** Offset behind the part's last byte. */
    public int limit() {
        return limit;
    }

    public boolean hasRemaining() {
        return position < limit;
    }

    /** Goes to an offset of the part. */
    public void seek(long offset) throws DwarfException {
        if (offset < 0 || offset > limit) {
            throw damaged("An offset " + Long.toUnsignedString(offset) + " is outside");
        }
        position = (int) offset;
    }

    /** Ends the part earlier, so that nothing behind an inner length is read. */
    public void limit(long end) throws DwarfException {
        if (end < position || end > limit) {
            throw damaged("A length goes beyond the end");
        }
        limit = (int) end;
    }

    public int u8() throws DwarfException {
        return bytes.get(take(1)) & 0xFF;
    }

    public int s8() throws DwarfException {
        return bytes.get(take(1));
    }

    public int u16() throws DwarfException {
        return bytes.getShort(take(2)) & 0xFFFF;
    }

    public int u24() throws DwarfException {
        int at = take(3);
        int first = bytes.get(at) & 0xFF;
        int middle = bytes.get(at + 1) & 0xFF;
        int last = bytes.get(at + 2) & 0xFF;
        return bytes.order() == ByteOrder.BIG_ENDIAN ? first << 16 | middle << 8 | last
                : last << 16 | middle << 8 | first;
    }

    public long u32() throws DwarfException {
        return bytes.getInt(take(4)) & 0xFFFF_FFFFL;
    }

    public long u64() throws DwarfException {
        return bytes.getLong(take(8));
    }

    /** An unsigned number of 1, 2, 4 or 8 bytes. */
    public long unsigned(int size) throws DwarfException {
        return switch (size) {
            case 1 -> u8();
            case 2 -> u16();
            case 4 -> u32();
            case 8 -> u64();
            default -> throw damaged("A value of " + size + " bytes is not known");
        };
    }

    /** An offset into a section: 4 bytes, or 8 in the 64-bit format. */
    public long offset(boolean wide) throws DwarfException {
        return wide ? u64() : u32();
    }

    /** An unsigned LEB128 number; bits beyond the 64th are dropped. */
    public long uleb() throws DwarfException {
        long value = 0;
        int shift = 0;
        while (true) {
            int next = u8();
            if (shift < 64) {
                value |= (long) (next & 0x7F) << shift;
            }
            if (next < 0x80) {
                return value;
            }
            shift += 7;
        }
    }

    /** A signed LEB128 number; bits beyond the 64th are dropped. */
    public long sleb() throws DwarfException {
        long value = 0;
        int shift = 0;
        while (true) {
            int next = u8();
            if (shift < 64) {
                value |= (long) (next & 0x7F) << shift;
            }
            shift += 7;
            if (next < 0x80) {
                return (next & 0x40) != 0 && shift < 64 ? value | -1L << shift : value;
            }
        }
    }

    /** An unsigned LEB128 number that must be an int. */
    public int ulebInt() throws DwarfException {
        int at = position;
        long value = uleb();
        if (value < 0 || value > Integer.MAX_VALUE) {
            throw new DwarfException(Reason.DAMAGED, section, at, "The number " + Long.toUnsignedString(value)
                    + " is too large");
        }
        return (int) value;
    }

    public void skip(long count) throws DwarfException {
        if (count < 0 || count > limit - position) {
            throw truncated(count);
        }
        position += (int) count;
    }

    /** Passes a text that ends with a zero byte; returns its length without it. */
    public int skipText() throws DwarfException {
        int end = position;
        while (end < limit && bytes.get(end) != 0) {
            end++;
        }
        if (end >= limit) {
            throw new DwarfException(Reason.TRUNCATED, section, position, "A text does not end");
        }
        int length = end - position;
        position = end + 1;
        return length;
    }

    /** Bytes that were passed, as text. */
    public String text(int start, int length) {
        return new String(bytes.array(), bytes.arrayOffset() + start, length, StandardCharsets.UTF_8);
    }

    /** An error at the next byte. */
    public DwarfException damaged(String message) {
        return new DwarfException(Reason.DAMAGED, section, position, message);
    }

    /** An error at the next byte: something that is correct but not known here. */
    public DwarfException unsupported(String message) {
        return new DwarfException(Reason.UNSUPPORTED, section, position, message);
    }

    private int take(int count) throws DwarfException {
        if (count > limit - position) {
            throw truncated(count);
        }
        int at = position;
        position += count;
        return at;
    }

    private DwarfException truncated(long count) {
        return new DwarfException(Reason.TRUNCATED, section, position, Long.toUnsignedString(count)
                + " more bytes are needed and " + (limit - position) + " are left");
    }
}
