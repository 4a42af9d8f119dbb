/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.symbol;

import java.util.Arrays;

/**
 * Gives equal strings equal numbers, from their UTF-8 bytes and without making strings.
 *
 * <p>Open addressing with linear probing, at most half full; expected O(length) for each string. Memory: the bytes of
 * different strings, and 12 to 20 for each of them. At most 2 GB of different strings. Not safe for threads;
 * {@link #snapshot()} is.
 */
final class StringPool {

    /** Java's arrays end a few elements below 2^31. */
    private static final int MOST_BYTES = Integer.MAX_VALUE - 16;

    private int size = 1;
    private int[] starts = new int[64];
    private byte[] bytes = new byte[1024];
    private int[] slots = new int[64]; // number of a string; 0 = free, for string 0 is never looked up
    private int mask = slots.length - 1;

    /** The number of a string, old or new; 0 for an empty one. */
    int add(byte[] buffer, int start, int end) {
        if (start == end) {
            return 0;
        }
        int slot = hash(buffer, start, end) & mask;
        while (slots[slot] != 0) {
            int id = slots[slot];
            if (Arrays.equals(bytes, starts[id], starts[id + 1], buffer, start, end)) {
                return id;
            }
            slot = slot + 1 & mask;
        }
        return append(slot, buffer, start, end);
    }

    int size() {
        return size;
    }

    /** The strings so far; later ones do not disturb it. */
    StringTable snapshot() {
        return new StringTable(size, starts, bytes);
    }

    private int append(int slot, byte[] buffer, int start, int end) {
        int used = starts[size];
        int length = end - start;
        if (length > MOST_BYTES - used) {
            throw new IllegalStateException("more than 2 GB of different texts");
        }
        if (used + length > bytes.length) {
            bytes = Arrays.copyOf(bytes, (int) Math.min(MOST_BYTES, Math.max(used + length, bytes.length * 2L)));
        }
        System.arraycopy(buffer, start, bytes, used, length);
        int id = size++;
        if (id + 1 == starts.length) {
            starts = Arrays.copyOf(starts, starts.length * 2);
        }
        starts[id + 1] = used + length;
        slots[slot] = id;
        if (size * 2L > slots.length) {
            rehash();
        }
        return id;
    }

    private void rehash() {
        slots = new int[slots.length * 2];
        mask = slots.length - 1;
        for (int id = 1; id < size; id++) {
            int slot = hash(bytes, starts[id], starts[id + 1]) & mask;
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slots[slot] = id;
        }
    }

    /** FNV-1a with a final mix: texts are short, and differ in their last bytes. */
    private static int hash(byte[] buffer, int start, int end) {
        int h = 0x811c9dc5;
        for (int i = start; i < end; i++) {
            h = (h ^ buffer[i]) * 0x01000193;
        }
        h ^= h >>> 15;
        h *= 0x2c1b3c6d;
        return h ^ h >>> 13;
    }
}
