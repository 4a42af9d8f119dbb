/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr.access;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.nlr.LoopRecognizer;
import org.refrain.core.nlr.NestTerm;

/** Recognises the accesses of one instruction, with memory that it shares with all others. Not thread-safe. */
public final class StreamRecognizer implements AccessSink {

    private final BoundedRecognizers all;
    private final NestRanking ranking;
    private final long[] value = new long[1];
    private @Nullable LoopRecognizer recognizer;
    private long bytes;
    private long count;
    private long first = -1;

    StreamRecognizer(BoundedRecognizers all, NestRanking ranking) {
        this.all = all;
        this.ranking = ranking;
    }

    @Override
    public void access(long address, long position) {
        LoopRecognizer running = recognizer;
        if (running == null) {
            running = new LoopRecognizer(all.options(), this::ranked);
            recognizer = running;
            count = 0;
            all.started(this);
        }
        first = first < 0 ? position : first;
        count++;
        running.at(position);
        value[0] = address;
        running.tuple(0, value, 1);
        long now = running.bytes();
        long growth = now - bytes;
        bytes = now;
        if (growth > 0) {
            all.grown(growth);
        }
    }

    private void ranked(NestTerm term, long place) {
        long before = ranking.bytes();
        ranking.term(term, place);
        all.kept(ranking.bytes() - before);
    }

    NestRanking ranking() {
        return ranking;
    }

    /** Position of the first access, or -1. */
    long first() {
        return first;
    }

    /** Memory that is taken now, about, without that of what was found. */
    long bytes() {
        return bytes;
    }

    /** Accesses that have been recognised for each byte; of meaning while memory is taken. */
    double worth() {
        return (double) count / bytes;
    }

    /** Ends the loops that are running and gives their memory back; the next access begins anew. */
    void end() {
        LoopRecognizer running = recognizer;
        recognizer = null;
        bytes = 0;
        if (running != null) {
            running.end();
        }
    }
}
