/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.refrain.core.count.SymbolCounts;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.shape.LoopGroup;
import org.refrain.core.loop.trace.LoopLevel;
import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.session.EventSpan;

/** Makes the rows of a loop nest. */
final class NestRows {

    private final ProgramTrace program;
    private final NestSource source;
    private final NestSource.Found found;
    private final Progress progress;
    private final BodyLines lines;
    private final SymbolCounts counts;
    private final FirstExecutions firsts;

    private NestRows(ProgramTrace program, NestSource source, NestSource.Found found, Progress progress) {
        this.program = program;
        this.source = source;
        this.found = found;
        this.progress = progress;
        IndexedTrace trace = program.trace();
        lines = new BodyLines(program);
        counts = new SymbolCounts(trace.grammar(), trace.symbols().size());
        firsts = new FirstExecutions(program);
    }

    /** @throws java.util.concurrent.CancellationException if cancelled */
    static LoopTree tree(ProgramTrace program, NestSource source, NestSource.Found found, Progress progress) {
        NestRows rows = new NestRows(program, source, found, progress);
        List<LoopRow> roots = new ArrayList<>();
        for (LoopGroup group : found.groups().roots()) {
            roots.add(rows.row(null, group));
        }
        LoopNest nest = found.nest();
        double covered = nest.length() == 0 ? 0 : (double) nest.covered() / nest.length();
        return new LoopTree(List.copyOf(roots), found.groups().size(), nest.loops(), nest.depth(), covered,
                NLS.bind(Messages.LoopTree_summary, new Object[] {CycleText.number(nest.loops()),
                    CycleText.number(nest.depth()), CycleText.share(covered),
                    CycleText.number(nest.distinctTerminals())}));
    }

    /** As deep a recursion as loops nest. */
    private LoopRow row(@Nullable LoopRow outer, LoopGroup group) {
        progress.checkCancelled();
        LoopNest.Loop first = group.first();
        EventSpan span = found.span(first);
        int symbol = firsts.symbolOf(span);
        LoopRow row = new LoopRow(outer, new LoopRow.Facts(firsts.nameOf(symbol), symbol,
                program.usableImage() == null ? List.of() : lines.of(symbolsOf(group, span), symbol),
                IterationCounts.of(group.counts()), group.shortest(), group.longest(),
                group.covered() / group.counts().total(), group.counts().total(),
                (double) group.covered() / found.nest().length(), firsts.timeEach(span, first.iterations()), span,
                source.places(group)));
        group.inner().forEach(inner -> row(row, inner));
        return row;
    }

    /** The trace's symbols in the bodies; of other elements than instructions, those of the first execution. */
    private BitSet symbolsOf(LoopGroup group, EventSpan span) {
        if (found.string().level() == LoopLevel.INSTRUCTIONS) {
            return found.groups().symbolsOf(group);
        }
        BitSet symbols = new BitSet();
        long[] numbers = counts.range(span.first(), span.end());
        for (int symbol = 0; symbol < numbers.length; symbol++) {
            symbols.set(symbol, numbers[symbol] > 0);
        }
        return symbols;
    }
}
