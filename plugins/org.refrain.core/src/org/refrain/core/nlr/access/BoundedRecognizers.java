/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;

import org.refrain.core.nlr.RecognizerOptions;

/**
 * Recognises the accesses of any number of instructions within a fixed amount of memory. Not thread-safe.
 *
 * <p>A loop takes some bytes, however often it runs; accesses without a pattern take 150 bytes each for as long as a
 * loop might still come of them. When they take too much altogether, the instructions that had the fewest accesses for
 * their memory begin anew, until half of it is free: a loop that ran there just then becomes two. That happens seldom.
 */
final class BoundedRecognizers implements Supplier<StreamRecognizer> {

    /** Memory for loops that may go on. */
    static final long MOST_BYTES = 128L << 20;
    /** Memory for loops that were found. */
    static final long MOST_KEPT = 64L << 20;

    private static final int MOST_KINDS = 64;

    private final RecognizerOptions options;
    private final List<StreamRecognizer> all = new ArrayList<>();
    private final List<StreamRecognizer> running = new ArrayList<>();
    private long bytes;
    private long kept;
    private int kinds = MOST_KINDS;

    BoundedRecognizers(RecognizerOptions options) {
        this.options = options;
    }

    @Override
    public StreamRecognizer get() {
        StreamRecognizer one = new StreamRecognizer(this, new NestRanking(kinds));
        all.add(one);
        return one;
    }

    RecognizerOptions options() {
        return options;
    }

    void started(StreamRecognizer one) {
        running.add(one);
    }

    /** Takes notice of memory for loops that may go on. */
    void grown(long growth) {
        bytes += growth;
        if (bytes > MOST_BYTES) {
            shrink();
        }
    }

    private void shrink() {
        running.sort(Comparator.comparingDouble(StreamRecognizer::worth));
        int ended = 0;
        while (bytes > MOST_BYTES / 2) {
            StreamRecognizer one = running.get(ended++);
            bytes -= one.bytes();
            one.end();
        }
        running.subList(0, ended).clear();
    }

    /** Takes notice of memory for a loop that was found, or given up. */
    void kept(long growth) {
        kept += growth;
        while (kept > MOST_KEPT && kinds > 0) {
            kinds /= 2;
            kept = 0;
            for (StreamRecognizer one : all) {
                one.ranking().limit(kinds);
                kept += one.ranking().bytes();
            }
        }
    }

    /** Memory that is taken now, about. */
    long bytes() {
        return bytes + kept;
    }
}
