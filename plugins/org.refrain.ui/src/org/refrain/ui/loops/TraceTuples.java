/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.nlr.LoopRecognizer;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.num.TupleFormat;
import org.refrain.core.trace.num.TupleParser;

/**
 * The events of a trace as nested loop recognition takes them: the lines of a file of numbers are tuples; any other
 * event is a label without numbers.
 */
final class TraceTuples {

    private static final long[] NONE = {};
    private static final int BLOCK = 1 << 14;

    private final IndexedTrace trace;
    /** By symbol; null where events are labels. */
    private final long @Nullable [][] values;
    private final long hexadecimal;

    TraceTuples(IndexedTrace trace) {
        this.trace = trace;
        TupleFormat format = formatOf(trace);
        if (format == null) {
            values = null;
            hexadecimal = 0;
        } else {
            TupleParser parser = new TupleParser(format);
            SymbolTable symbols = trace.symbols();
            long[][] parsed = new long[symbols.size()][];
            Arrays.setAll(parsed, symbol -> parser.parse(symbols.text(symbol)));
            values = parsed;
            hexadecimal = parser.hexadecimal();
        }
    }

    /** The format of a trace of numbers, or null. */
    static @Nullable TupleFormat formatOf(IndexedTrace trace) {
        for (TupleFormat format : TupleFormat.values()) {
            if (format.format().equals(trace.format())) {
                return format;
            }
        }
        return null;
    }

    /** Whether events are numbers rather than labels. */
    boolean areNumbers() {
        return values != null;
    }

    /** The fields that are written in hexadecimal, as bits. */
    long hexadecimal() {
        return hexadecimal;
    }

    /**
     * Hands over all events, with their positions.
     *
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    void feed(LoopRecognizer recognizer, Progress progress) {
        if (trace.symbols().size() == 1) { // however long, this takes no time
            recognizer.at(0);
            recognizer.repeat(labelOf(0), fieldsOf(0), fieldsOf(0).length, trace.eventCount());
            return;
        }
        int[] block = new int[BLOCK];
        for (long at = 0; at < trace.eventCount(); at += BLOCK) {
            progress.report(Messages.TraceTuples_work, at, trace.eventCount());
            progress.checkCancelled();
            int count = trace.symbols(at, block, BLOCK);
            for (int i = 0; i < count; i++) {
                long[] fields = fieldsOf(block[i]);
                recognizer.at(at + i);
                recognizer.tuple(labelOf(block[i]), fields, fields.length);
            }
        }
    }

    private int labelOf(int symbol) {
        return values == null ? symbol : 0;
    }

    private long[] fieldsOf(int symbol) {
        long[][] known = values;
        return known == null ? NONE : known[symbol];
    }
}
