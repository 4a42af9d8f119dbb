/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;

import org.refrain.core.cycle.CycleClassification;
import org.refrain.core.cycle.CycleClassifier;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.cycle.Cyclitur;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.wpp.CycleTimes;
import org.refrain.core.wpp.DiscontinuityWriter;
import org.refrain.core.wpp.Findings;
import org.refrain.core.wpp.MarkWriter;
import org.refrain.core.wpp.TimeStreamWriter;
import org.refrain.core.wpp.TraceContents;
import org.refrain.core.wpp.WppMeta;
import org.refrain.core.wpp.WppWriter;

/**
 * Compresses the events of a trace, wherever they are from, measures and groups its cycles, and writes the index.
 *
 * @param meta what the trace is
 * @param symbols its symbols
 * @param symbolCounts events of each symbol; may be longer than there are symbols, and be filled while events are read
 * @param candidates for the loop header, best first
 * @param times one for each event
 * @param findings rows that could not be read
 */
record IndexBuilder(WppMeta meta, CompactSymbolTable symbols, long[] symbolCounts, List<LoopHeader> candidates,
        TimeStreamWriter times, DiscontinuityWriter discontinuities, MarkWriter marks, Findings findings) {

    /** No loop header. */
    static final int NO_HEADER = -1;

    private static final String TASK = "Compressing";

    /** Hands over all events, once. */
    @FunctionalInterface
    interface Events {
        void forEach(IntConsumer consumer, Progress progress, String task) throws IOException;
    }

    /** @param header the symbol to cut cycles at, or {@link #NO_HEADER} */
    void write(Path wpp, Events events, int header, Progress progress) throws IOException {
        if (header == NO_HEADER) {
            ReSequitur grammar = new ReSequitur();
            events.forEach(grammar::append, progress, TASK);
            WppWriter.write(wpp, new TraceContents(meta, symbols, symbolCounts, grammar.build(), null, null, null,
                    candidates, times, discontinuities, marks, findings), progress);
            return;
        }
        Cyclitur cyclitur = new Cyclitur(header);
        events.forEach(cyclitur::append, progress, TASK);
        CycleGrammar cycles = cyclitur.build();
        CycleTimes durations = CycleDurations.measure(cycles, times.reader(), progress);
        CycleClassification classes = CycleClassifier.classify(cycles, symbols.size(), discontinuitySymbols(),
                progress);
        WppWriter.write(wpp, new TraceContents(meta, symbols, symbolCounts, cycles.grammar(), cycles, durations,
                classes, candidates, times, discontinuities, marks, findings), progress);
    }

    private BitSet discontinuitySymbols() {
        BitSet found = new BitSet();
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            found.set(symbol, symbols.kind(symbol) == SymbolTable.Kind.DISCONTINUITY);
        }
        return found;
    }
}
