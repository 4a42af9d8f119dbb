/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.function.IntConsumer;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.entropy.SequenceArchiver;
import org.refrain.core.entropy.SequenceUnarchiver;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.CompactSymbolTable;

/**
 * The events of an archive's segment one by one, each as far as the ones before do not tell it: the shortest form for
 * traces of data accesses. Writing and reading take 1 to 3 microseconds an event. Not safe for threads.
 */
final class PackedSequence implements PackedEvents {

    /** Longer segments are not packed in this way, for time. */
    static final long MOST_EVENTS = 1L << 23;

    private static final long EVENTS_PER_BYTE = 1024;
    private static final int HEADER_BYTES = 12;
    private static final int CHECKED = (1 << 12) - 1;

    private final SectionInput in;
    private final int header;
    private final long events;
    private final int known;
    private final int symbols;

    /**
     * @param known number of symbols of the segments before
     * @param symbols number of symbols with those of this segment
     * @param mostEvents more are refused
     */
    PackedSequence(SectionInput in, int known, int symbols, long mostEvents) throws WppFormatException {
        this.in = in;
        this.known = known;
        this.symbols = symbols;
        header = in.u32() - 1;
        in.check(header >= UNDECIDED && header < symbols, "the loop header", header);
        events = in.count64("number of events", Math.min(mostEvents, MOST_EVENTS));
        in.check(events <= EVENTS_PER_BYTE * in.remaining(), "number of events", events);
    }

    /**
     * Packs the events of a segment.
     *
     * @param known number of symbols of the segments before
     * @param limit length that makes it worth while
     * @return the section; null if it is not shorter, or symbols do not come in the order of their numbers
     */
    static byte @Nullable [] pack(RGrammar grammar, int header, CompactSymbolTable table, int known, long limit,
            Progress progress) {
        long events = grammar.length();
        if (events > Math.min(MOST_EVENTS, EVENTS_PER_BYTE * limit)) {
            return null;
        }
        SequenceArchiver archiver = new SequenceArchiver(events, known, SymbolNumbers.of(table, table.size()));
        GrammarCursor cursor = GrammarCursor.ofRule(grammar, 0);
        int next = known;
        for (long i = 0; i < events; i++) {
            if ((i & CHECKED) == 0) {
                progress.checkCancelled();
                if (archiver.size() > limit) {
                    return null;
                }
            }
            int symbol = cursor.next();
            if (symbol > next) {
                return null;
            }
            next += symbol == next ? 1 : 0;
            archiver.symbol(symbol);
        }
        byte[] code = archiver.finish();
        int length = (int) Math.max(code.length, (events + EVENTS_PER_BYTE - 1) / EVENTS_PER_BYTE);
        if (HEADER_BYTES + length >= limit) {
            return null;
        }
        SectionOutput out = new SectionOutput(HEADER_BYTES + length);
        out.u32(header + 1);
        out.u64(events);
        out.bytes(code, 0, code.length);
        out.bytes(new byte[length - code.length], 0, length - code.length);
        return out.toByteArray();
    }

    @Override
    public int header() {
        return header;
    }

    @Override
    public long events() {
        return events;
    }

    @Override
    public void forEach(CompactSymbolTable table, IntConsumer consumer, Progress progress, String task)
            throws WppFormatException {
        int start = in.position();
        SequenceUnarchiver code = new SequenceUnarchiver(in.array(), start, start + in.remaining(), events, known,
                SymbolNumbers.of(table, symbols));
        for (long i = 0; i < events; i++) {
            if ((i & CHECKED) == 0) {
                progress.report(task, i, events);
                progress.checkCancelled();
            }
            int symbol = code.symbol();
            in.check(symbol != SequenceUnarchiver.DAMAGED, "the symbol of the segment's event " + i, symbol);
            consumer.accept(symbol);
        }
        in.check(!code.isPastEnd(), "bytes that are missing for events", events);
    }
}
