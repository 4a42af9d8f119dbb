/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Numbers of equal width, packed without gaps (the <em>plane</em> of the format).
 *
 * <p>Written from and read into plain arrays: the sections that use it are small against the trace.
 */
final class Plane {

    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private Plane() {
    }

    /** Bits needed for the largest of some unsigned numbers. */
    static int width(long[] values) {
        long all = 0;
        for (long value : values) {
            all |= value;
        }
        return 64 - Long.numberOfLeadingZeros(all);
    }

    /** Writes a plane that is as narrow as it can be, but at least {@code least} bits wide. */
    static void write(SectionOutput out, long[] values, int least) {
        Packer packer = new Packer(out, values.length, Math.max(least, width(values)));
        for (long value : values) {
            packer.add(value);
        }
        packer.finish();
    }

    /** Likewise for the first {@code count} of some non-negative ints. */
    static void write(SectionOutput out, int[] values, int count, int least) {
        int all = 0;
        for (int i = 0; i < count; i++) {
            all |= values[i];
        }
        Packer packer = new Packer(out, count, Math.max(least, 32 - Integer.numberOfLeadingZeros(all)));
        for (int i = 0; i < count; i++) {
            packer.add(values[i] & 0xffff_ffffL);
        }
        packer.finish();
    }

    /** Writes values one after the other, whose number and width are known. */
    private static final class Packer {
        private final SectionOutput out;
        private final int width;
        private long word;
        private int used;

        Packer(SectionOutput out, long count, int width) {
            this.out = out;
            this.width = width;
            out.align();
            out.u64(width | count << 8);
        }

        void add(long value) {
            if (width == 0) {
                return;
            }
            word |= value << used;
            used += width;
            if (used >= 64) {
                out.u64(word);
                used -= 64;
                // the bits that did not fit; a shift by 64 would be one by 0
                word = used == 0 ? 0 : value >>> width - used;
            }
        }

        void finish() {
            if (used > 0) {
                out.u64(word);
            }
        }
    }

    /**
     * Reads a plane of a known number of values.
     *
     * @param what the values, for messages
     * @param count how many there must be
     * @param least bits a value must have; with 0 the caller has bounded the count already
     */
    static long[] readLongs(SectionInput in, String what, int count, int least) throws WppFormatException {
        int width = open(in, what, count, least, 64);
        long[] values = new long[count];
        long position = in.position() * 8L;
        for (int i = 0; i < count; i++, position += width) {
            values[i] = bits(in.array(), position, width);
        }
        in.skip(bytes(count, width));
        return values;
    }

    /** Reads a plane of values that must be below {@code limit}, which is at most 2^31 - 1. */
    static int[] readInts(SectionInput in, String what, int count, int least, int limit) throws WppFormatException {
        int width = open(in, what, count, least, 31);
        int[] values = new int[count];
        long position = in.position() * 8L;
        for (int i = 0; i < count; i++, position += width) {
            values[i] = (int) bits(in.array(), position, width);
            in.check(values[i] < limit, what, values[i]);
        }
        in.skip(bytes(count, width));
        return values;
    }

    /** Number of values of the plane that comes next, at most {@code most}. */
    static int peekCount(SectionInput in, String what, int most) throws WppFormatException {
        in.align();
        long count = in.peekU64() >>> 8;
        in.check(count <= most, "number of " + what, count);
        return (int) count;
    }

    /** Checks the plane's head, and that all words are there before anything is allocated. */
    private static int open(SectionInput in, String what, int count, int least, int widest)
            throws WppFormatException {
        in.align();
        long head = in.u64();
        int width = (int) (head & 0xff);
        in.check(head >>> 8 == count, "number of " + what, head >>> 8);
        in.check(width >= least && width <= widest, "width of " + what, width);
        long missing = ((long) count * width + 63) / 64 * 8 - in.remaining();
        in.check(missing <= 0, "bytes missing for " + what, missing);
        return width;
    }

    private static int bytes(int count, int width) {
        return (int) (((long) count * width + 63) / 64 * 8);
    }

    /** Words lie at multiples of 8, so those that hold the value are there as a whole. */
    private static long bits(byte[] bytes, long position, int width) {
        if (width == 0) {
            return 0;
        }
        int at = (int) (position >>> 6) * 8;
        int shift = (int) (position & 63);
        long value = (long) WORDS.get(bytes, at) >>> shift;
        if (shift + width > 64) {
            value |= (long) WORDS.get(bytes, at + 8) << 64 - shift;
        }
        return width == 64 ? value : value & (1L << width) - 1;
    }
}
