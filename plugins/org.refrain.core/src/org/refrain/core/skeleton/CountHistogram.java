/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.util.Arrays;

/**
 * How often each number of iterations occurred: "17 to 21, mostly 18".
 *
 * <p>Exact below {@value #EXACT}. Above, numbers that agree in their 7 highest bits share a bucket, so a number is
 * known to 1.6 %; smallest, largest and sum stay exact. Memory: 8 bytes for each bucket up to the largest number, 29 KB
 * at most. Adding costs O(1). Not safe for threads while numbers are added.
 */
public final class CountHistogram {

    /** Numbers below this have a bucket of their own. */
    public static final int EXACT = 128;

    private static final int PER_OCTAVE = EXACT / 2;
    private static final int EXACT_BITS = 6;

    private long[] buckets = new long[8];
    private int used;
    private long total;
    private long sum;
    private long min = Long.MAX_VALUE;
    private long max;

    /** Takes a bucket: how many of the numbers lie from {@code low} to {@code high}, both included. */
    @FunctionalInterface
    public interface BucketConsumer {
        /** Called for buckets that are not empty, in ascending order. */
        void accept(long low, long high, long occurrences);
    }

    /**
     * Adds a number.
     *
     * @param number 0 or more
     */
    public void add(long number) {
        add(number, 1);
    }

    /**
     * Adds a number that occurred several times.
     *
     * @param number 0 or more
     * @param occurrences 1 or more
     */
    public void add(long number, long occurrences) {
        int bucket = bucketOf(number);
        if (bucket >= used) {
            used = bucket + 1;
            if (used > buckets.length) {
                buckets = Arrays.copyOf(buckets, Math.max(used, 2 * buckets.length));
            }
        }
        buckets[bucket] += occurrences;
        total += occurrences;
        sum += number * occurrences;
        min = Math.min(min, number);
        max = Math.max(max, number);
    }

    /** How many numbers were added. */
    public long total() {
        return total;
    }

    /** How many numbers were added that are not below {@code from}, which is at most {@link #EXACT}. */
    public long total(int from) {
        long counted = total;
        for (int bucket = 0; bucket < from && bucket < used; bucket++) {
            counted -= buckets[bucket];
        }
        return counted;
    }

    /** Sum of all numbers. */
    public long sum() {
        return sum;
    }

    /** The smallest number; 0 when there is none. */
    public long min() {
        return total == 0 ? 0 : min;
    }

    /** The largest number; 0 when there is none. */
    public long max() {
        return max;
    }

    /** The most frequent number, the smallest one of several; 0 when there is none. */
    public long mode() {
        int best = 0;
        for (int bucket = 1; bucket < used; bucket++) {
            if (buckets[bucket] > buckets[best]) {
                best = bucket;
            }
        }
        return Math.max(low(best), min());
    }

    /** Hands over all buckets that are not empty, their bounds cut to smallest and largest number. */
    public void forEach(BucketConsumer consumer) {
        for (int bucket = 0; bucket < used; bucket++) {
            if (buckets[bucket] > 0) {
                consumer.accept(Math.max(low(bucket), min), Math.min(high(bucket), max), buckets[bucket]);
            }
        }
    }

    /**
     * What a number costs at least when each is coded for itself: the entropy, in bits; 0 when there is none.
     *
     * @param from smaller numbers are left out; at most {@link #EXACT}
     */
    public double bitsEach(int from) {
        long counted = 0;
        double bits = 0;
        for (int bucket = from; bucket < used; bucket++) {
            if (buckets[bucket] > 0) {
                counted += buckets[bucket];
                bits -= buckets[bucket] * (log2(buckets[bucket]) - shiftOf(bucket));
            }
        }
        return counted == 0 ? 0 : bits / counted + log2(counted);
    }

    private static double log2(double value) {
        return Math.log(value) / Math.log(2);
    }

    private static int bucketOf(long number) {
        if (number < EXACT) {
            return (int) number;
        }
        int shift = Long.SIZE - 1 - Long.numberOfLeadingZeros(number) - EXACT_BITS;
        return shift * PER_OCTAVE + (int) (number >>> shift);
    }

    private static int shiftOf(int bucket) {
        return bucket < EXACT ? 0 : bucket / PER_OCTAVE - 1;
    }

    private static long low(int bucket) {
        int shift = shiftOf(bucket);
        return bucket - (long) shift * PER_OCTAVE << shift;
    }

    private static long high(int bucket) {
        return low(bucket) + (1L << shiftOf(bucket)) - 1;
    }
}
