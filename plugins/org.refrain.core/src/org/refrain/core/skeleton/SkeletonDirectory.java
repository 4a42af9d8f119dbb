/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.util.Arrays;

/**
 * Samples of a skeleton: for every {@value #INTERVAL}th of its elements, where it stands in the trace and which count
 * is the next one. With it any position is found without reading what precedes it.
 *
 * <p>Immutable, safe for threads. Memory: 16 bytes for {@value #INTERVAL} elements of the skeleton.
 */
public final class SkeletonDirectory {

    /** Elements of the skeleton from one sample to the next. */
    public static final int INTERVAL = 256;

    private final long[] positions;
    private final long[] counts;
    private final long length;
    private final long events;
    private final long loops;

    /**
     * Takes the arrays over; the caller must not change them any more.
     *
     * @param positions of elements 0, 256, 512, ... of the skeleton: the position in the trace, ascending from 0
     * @param counts of the same elements: how many counts precede, ascending from 0
     * @param length number of elements of the skeleton
     * @param events number of symbols of the trace
     * @param loops number of counts
     * @throws IllegalArgumentException if these do not fit each other
     */
    public SkeletonDirectory(long[] positions, long[] counts, long length, long events, long loops) {
        this.positions = positions;
        this.counts = counts;
        this.length = length;
        this.events = events;
        this.loops = loops;
        check();
    }

    private void check() {
        long samples = (length + INTERVAL - 1) / INTERVAL;
        boolean fits = length >= 0 && events >= length && loops >= 0 && loops <= length && (events == 0 || length > 0)
                && positions.length == samples && counts.length == samples;
        for (int i = 0; fits && i < positions.length; i++) {
            long nextPosition = i + 1 < positions.length ? positions[i + 1] : events;
            long nextCount = i + 1 < counts.length ? counts[i + 1] : loops;
            long elements = Math.min(INTERVAL, length - (long) i * INTERVAL);
            fits = nextPosition - positions[i] >= elements && nextCount >= counts[i]
                    && nextCount - counts[i] <= elements;
        }
        if (!fits || samples > 0 && (positions[0] != 0 || counts[0] != 0)) {
            throw new IllegalArgumentException("the samples of the skeleton do not fit its length");
        }
    }

    /** Number of samples. */
    public int samples() {
        return positions.length;
    }

    /** Position in the trace of element {@code sample * INTERVAL} of the skeleton. */
    public long position(int sample) {
        return positions[sample];
    }

    /** How many counts precede element {@code sample * INTERVAL} of the skeleton. */
    public long count(int sample) {
        return counts[sample];
    }

    /** Number of elements of the skeleton. */
    public long length() {
        return length;
    }

    /** Number of symbols of the trace. */
    public long events() {
        return events;
    }

    /** Number of counts: one for each token in the skeleton. */
    public long loops() {
        return loops;
    }

    /** The last sample whose position is not behind a position; the trace must not be empty. */
    int sampleBefore(long position) {
        int found = Arrays.binarySearch(positions, position);
        return found >= 0 ? found : -found - 2;
    }

    /** Takes samples while a skeleton comes into being. */
    static final class Builder {

        private long[] positions = new long[16];
        private long[] counts = new long[16];
        private int samples;
        private long length;
        private long events;
        private long loops;

        void event() {
            sample();
            events++;
        }

        void loop(long symbols) {
            sample();
            events += symbols;
            loops++;
        }

        private void sample() {
            if ((length++ & INTERVAL - 1) == 0) {
                if (samples == positions.length) {
                    positions = Arrays.copyOf(positions, 2 * samples);
                    counts = Arrays.copyOf(counts, 2 * samples);
                }
                positions[samples] = events;
                counts[samples++] = loops;
            }
        }

        SkeletonDirectory build() {
            return new SkeletonDirectory(Arrays.copyOf(positions, samples), Arrays.copyOf(counts, samples), length,
                    events, loops);
        }
    }
}
