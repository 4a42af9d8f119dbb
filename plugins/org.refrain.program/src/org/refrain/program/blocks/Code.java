/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.blocks;

import java.util.Arrays;

import org.refrain.program.thumb.BranchKind;

/**
 * The instructions of a program in the order of their addresses, each known by its index. Immutable, safe for threads.
 * Memory: 22 bytes an instruction.
 */
public final class Code {

    /** The value of targets and indices that do not exist. */
    public static final int NONE = -1;

    private static final BranchKind[] KINDS = BranchKind.values();
    private static final int CONDITIONAL = 0x80;

    private final long[] addresses;
    private final long[] targets;
    private final byte[] lengths;
    private final byte[] kinds;
    /** Halfwords up to the end of the instruction's IT block; 0 outside of one. */
    private final byte[] blockEnds;

    /** Collects instructions. */
    static final class Builder {
        private long[] addresses = new long[1024];
        private long[] targets = new long[1024];
        private byte[] lengths = new byte[1024];
        private byte[] kinds = new byte[1024];
        private byte[] blockEnds = new byte[1024];
        private int count;

        /**
         * Adds an instruction behind the others.
         *
         * @param address higher than the one before
         * @param length in bytes; 0 when unknown
         * @param target where it goes, or {@link Code#NONE}
         * @param conditional whether it is in an IT block
         */
        void add(long address, int length, BranchKind kind, long target, boolean conditional) {
            assert count == 0 || addresses[count - 1] < address;
            if (count == addresses.length) {
                addresses = Arrays.copyOf(addresses, 2 * count);
                targets = Arrays.copyOf(targets, 2 * count);
                lengths = Arrays.copyOf(lengths, 2 * count);
                kinds = Arrays.copyOf(kinds, 2 * count);
                blockEnds = Arrays.copyOf(blockEnds, 2 * count);
            }
            addresses[count] = address;
            lengths[count] = (byte) length;
            kinds[count] = (byte) (kind.ordinal() | (conditional ? CONDITIONAL : 0));
            targets[count++] = target;
        }

        int count() {
            return count;
        }

        long address(int index) {
            return addresses[index];
        }

        /** Tells that an instruction is in an IT block, or begins one, that ends at an address. */
        void setBlockEnd(int index, long end) {
            blockEnds[index] = (byte) ((end - addresses[index]) / 2);
        }

        Code build() {
            return new Code(this);
        }
    }

    private Code(Builder builder) {
        addresses = Arrays.copyOf(builder.addresses, builder.count);
        targets = Arrays.copyOf(builder.targets, builder.count);
        lengths = Arrays.copyOf(builder.lengths, builder.count);
        kinds = Arrays.copyOf(builder.kinds, builder.count);
        blockEnds = Arrays.copyOf(builder.blockEnds, builder.count);
    }

    /** Number of instructions. */
    public int count() {
        return addresses.length;
    }

    /** The instruction that begins at an address, or {@link #NONE}. O(log n). */
    public int indexOf(long address) {
        return Math.max(NONE, Arrays.binarySearch(addresses, address));
    }

    /** The first instruction at or behind an address; the count when there is none. O(log n). */
    public int firstFrom(long address) {
        int found = Arrays.binarySearch(addresses, address);
        return found < 0 ? -found - 1 : found;
    }

    public long address(int index) {
        return addresses[index];
    }

    /** Bytes of the instruction: 2 or 4, or 0 when only a trace tells of it and not how long it is. */
    public int length(int index) {
        return lengths[index];
    }

    public BranchKind kind(int index) {
        return KINDS[kinds[index] & ~CONDITIONAL & 0xFF];
    }

    /** Whether it is in an IT block: it may do nothing. */
    public boolean isConditional(int index) {
        return (kinds[index] & CONDITIONAL) != 0;
    }

    /** Where it goes, for kinds with a target; {@link #NONE} otherwise. */
    public long target(int index) {
        return targets[index];
    }

    /**
     * The last address that may follow an instruction when a trace leaves out instructions whose condition failed:
     * the end of its IT block, or the address behind the instruction when it is in none.
     */
    public long lastSuccessor(int index) {
        return addresses[index] + Math.max(lengths[index], 2 * blockEnds[index]);
    }

    /** Whether the instruction's control may go on behind it. */
    public boolean fallsThrough(int index) {
        return isConditional(index) || !kind(index).endsFlow();
    }
}
