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

import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReceiver;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;

/**
 * Splits the data accesses of a trace into a sequence of addresses for each instruction, as section 3.2 of the paper
 * does it. Give it to a trace reader, or have {@link IndexedAccesses} read an index. Not thread-safe.
 *
 * @param <S> what takes the accesses of one instruction
 */
public final class DataAccesses<S extends AccessSink> implements TraceReceiver {

    /** Instructions, reading and writing apart; a program has fewer, only a damaged trace has more. */
    static final int MOST_STREAMS = 1 << 17;

    private final Supplier<S> sinks;
    private final Long2ObjectOpenHashMap<Entry<S>> reads = new Long2ObjectOpenHashMap<>();
    private final Long2ObjectOpenHashMap<Entry<S>> writes = new Long2ObjectOpenHashMap<>();
    private final AccessRow row = new AccessRow();
    private long instruction = AccessStream.UNKNOWN;
    private long events;
    private long count;
    private long unread;
    private long left;

    /**
     * One instruction's accesses.
     *
     * @param <S> what has taken them
     */
    public static final class Entry<S> {

        private final AccessStream stream;
        private final S sink;
        private long count;

        private Entry(AccessStream stream, S sink) {
            this.stream = stream;
            this.sink = sink;
        }

        /** Whose accesses they are. */
        public AccessStream stream() {
            return stream;
        }

        /** What has taken them. */
        public S sink() {
            return sink;
        }

        /** How many there are. */
        public long count() {
            return count;
        }
    }

    /**
     * @param sinks makes what takes the accesses of one more instruction
     */
    public DataAccesses(Supplier<S> sinks) {
        this.sinks = sinks;
    }

    @Override
    public void instruction(InstructionRow it) {
        events++;
        instruction = it.hasAddress ? it.address : AccessStream.UNKNOWN;
    }

    @Override
    public void discontinuity(Discontinuity discontinuity) {
        events++;
        instruction = AccessStream.UNKNOWN;
    }

    @Override
    public void mark(TraceMark mark) {
        mark(mark, instruction, Math.max(0, events - 1));
    }

    /**
     * A row beside the instructions; no more than data accesses are looked at.
     *
     * @param before the instruction before it, or {@link AccessStream#UNKNOWN}
     * @param position that one's position
     */
    void mark(TraceMark mark, long before, long position) {
        boolean isWrite = mark.kind() == TraceMark.Kind.DATA_WRITE;
        if (!isWrite && mark.kind() != TraceMark.Kind.DATA_READ) {
            return;
        }
        if (row.read(mark)) {
            access(row.followsInstruction ? before : row.instruction, isWrite, row.address, position);
        } else {
            unread++;
        }
    }

    /**
     * An access.
     *
     * @param of the instruction, or {@link AccessStream#UNKNOWN}
     * @param position of the event that it belongs to, or is nearest to
     */
    public void access(long of, boolean isWrite, long address, long position) {
        Long2ObjectOpenHashMap<Entry<S>> entries = isWrite ? writes : reads;
        if (!entries.containsKey(of)) {
            if (reads.size() + writes.size() >= MOST_STREAMS) {
                left++;
                return;
            }
            entries.put(of, new Entry<>(new AccessStream(of, isWrite), sinks.get()));
        }
        Entry<S> entry = entries.get(of);
        entry.count++;
        count++;
        entry.sink.access(address, position);
    }

    @Override
    public void problem(TraceProblem problem) {
        // whoever indexes the trace has them
    }

    /** Accesses of all instructions. */
    public long count() {
        return count;
    }

    /** Data accesses of which the trace does not tell the address. */
    public long unread() {
        return unread;
    }

    /** Accesses of further instructions, once there were more of them than is reasonable; nobody has taken them. */
    public long left() {
        return left;
    }

    /** The instructions that accessed data, those with the most accesses first. */
    public List<Entry<S>> entries() {
        List<Entry<S>> all = new ArrayList<>(reads.values());
        all.addAll(writes.values());
        all.sort(Comparator.<Entry<S>>comparingLong(entry -> -entry.count)
                .thenComparing(entry -> entry.stream.instruction(), Long::compareUnsigned)
                .thenComparing(entry -> entry.stream.isWrite()));
        return all;
    }
}
