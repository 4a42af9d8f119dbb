/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.trace;

import java.util.Arrays;

import org.refrain.core.loop.runs.StringTooLongException;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;

/**
 * Where elements of different lengths begin. Memory: 1 byte for an element, more for one of 255 events or more. A
 * question costs up to 255 additions. Safe for threads once complete.
 */
final class ElementPositions {

    private static final int INTERVAL = 256;
    private static final int LONG = 255;
    private static final int MOST = Integer.MAX_VALUE - 8;

    private byte[] lengths = new byte[1024];
    private final Long2LongOpenHashMap longLengths = new Long2LongOpenHashMap();
    private long[] samples = new long[16];
    private int size;
    private long end;

    /** @param start position of the first element */
    ElementPositions(long start) {
        end = start;
    }

    /**
     * Adds the next element.
     *
     * @param length events
     * @throws StringTooLongException if there are 2^31 elements
     */
    void add(long length) throws StringTooLongException {
        if (size == MOST) {
            throw new StringTooLongException("it has more than " + MOST + " elements", MOST);
        }
        if (size == lengths.length) {
            lengths = Arrays.copyOf(lengths, (int) Math.min(size + (size >> 1), (long) MOST));
        }
        if (size % INTERVAL == 0) {
            if (size / INTERVAL == samples.length) {
                samples = Arrays.copyOf(samples, 2 * samples.length);
            }
            samples[size / INTERVAL] = end;
        }
        if (length >= LONG) {
            longLengths.put(size, length);
        }
        lengths[size++] = (byte) Math.min(length, LONG);
        end += length;
    }

    long positionOf(long element) {
        if (element >= size) {
            return end;
        }
        int from = (int) element & -INTERVAL;
        long position = samples[from / INTERVAL];
        for (int i = from; i < element; i++) {
            int length = lengths[i] & 0xFF;
            position += length == LONG ? longLengths.get(i) : length;
        }
        return position;
    }
}
