/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.Rows;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceSource;

/**
 * Reads .wpp files as {@code doc/wpp-format.md} specifies them.
 *
 * <p>Opening verifies and decodes everything but the side streams: symbols, grammars, cycle table. The side streams stay
 * in the mapped file and are read, verified and decoded block by block. Memory: some 20 bytes an element of the grammar,
 * 80 bytes for 4096 events, and the symbol table; nothing else grows with the trace.
 */
public final class WppReader implements IndexedTrace {

    private static final int MOST_DISCONTINUITIES = 1_000_000;

    private final MappedFile file;
    private final WppMeta meta;
    private final SymbolTable symbols;
    private final GrammarAccess access;
    private final @Nullable CycleTable cycles;
    private final List<LoopHeader> loopHeaders;
    private final Findings findings;
    private final @Nullable TimeStreamReader times;
    private final @Nullable DiscontinuityReader discontinuities;
    private final @Nullable MarkReader marks;
    private long @Nullable [] firstDiscontinuities;

    private WppReader(MappedFile file) throws IOException {
        this.file = file;
        ContainerReader container = new ContainerReader(file);
        meta = WppMeta.read(container.section(SectionKind.META));
        SectionInput in = container.section(SectionKind.SYMBOLS);
        SymbolsReader symbolsReader = new SymbolsReader(in);
        symbols = symbolsReader.symbols();
        in = container.section(SectionKind.GRAMMAR);
        GrammarReader grammar = new GrammarReader(in, symbols.size());
        in.check(grammar.grammar().length() == meta.events(), "number of events", grammar.grammar().length());
        long[] counts = TerminalCounts.of(grammar.grammar(), symbols.size());
        int wrong = Arrays.mismatch(counts, symbolsReader.counts());
        in.check(wrong < 0, "a symbol that occurs more or less often than the symbol table says", wrong);
        access = new GrammarAccess(grammar.grammar());
        cycles = container.has(SectionKind.CYCLES) ? readCycles(container, grammar, symbols.size()) : null;
        loopHeaders = container.has(SectionKind.LOOP_HEADERS)
                ? LoopHeaders.read(container.section(SectionKind.LOOP_HEADERS), symbols.size()) : List.of();
        findings = container.has(SectionKind.PROBLEMS) ? Findings.read(container.section(SectionKind.PROBLEMS))
                : Findings.NONE;
        times = container.has(SectionKind.TIME_INDEX) ? readTimes(container, meta.events()) : null;
        discontinuities = container.has(SectionKind.DISCONTINUITY_INDEX)
                ? new DiscontinuityReader(placed(container, SectionKind.DISCONTINUITY_INDEX,
                        SectionKind.DISCONTINUITIES, meta.events()), meta.events()) : null;
        marks = container.has(SectionKind.MARK_INDEX)
                ? new MarkReader(placed(container, SectionKind.MARK_INDEX, SectionKind.MARKS, meta.events()),
                        meta.events()) : null;
    }

    /**
     * Opens a file.
     *
     * @throws WppFormatException if it is no .wpp file, is damaged, or needs a newer version of the program
     * @throws IOException if the file system fails
     */
    public static WppReader open(Path path) throws IOException {
        MappedFile file = MappedFile.open(path);
        WppReader reader = null;
        try {
            reader = new WppReader(file);
            return reader;
        } finally {
            if (reader == null) {
                file.close();
            }
        }
    }

    private static CycleTable readCycles(ContainerReader container, GrammarReader grammar, int symbols)
            throws IOException {
        CyclesReader table = new CyclesReader(container.section(SectionKind.CYCLES), grammar, symbols);
        return table.table(
                new GrammarReader(container.section(SectionKind.CYCLE_SEQUENCE), table.distinctCount()).grammar());
    }

    private static TimeStreamReader readTimes(ContainerReader container, long events) throws IOException {
        SectionInput in = container.section(SectionKind.TIME_INDEX);
        TimeStreamReader reader = new TimeStreamReader(in, SectionKind.name(SectionKind.TIMES),
                container.offset(SectionKind.TIMES), container.blocks(SectionKind.TIMES));
        in.check(reader.count() == events, "number of items", reader.count());
        return reader;
    }

    private static PlacedBlockReader placed(ContainerReader container, int index, int data, long events)
            throws IOException {
        return new PlacedBlockReader(container.section(index), SectionKind.name(data), container.offset(data),
                container.blocks(data), events);
    }

    /** What the file says about itself. */
    public WppMeta meta() {
        return meta;
    }

    @Override
    public String format() {
        return meta.format();
    }

    @Override
    public String sourceName() {
        return meta.sourceName();
    }

    @Override
    public boolean describes(TraceSource source) {
        return meta.sourceSize() == source.size() && meta.sourceModified() == source.lastModified();
    }

    @Override
    public long sizeOnDisk() {
        return file.size();
    }

    @Override
    public RGrammar grammar() {
        checkOpen();
        return access.grammar();
    }

    @Override
    public long eventCount() {
        checkOpen();
        return meta.events();
    }

    @Override
    public SymbolTable symbols() {
        checkOpen();
        return symbols;
    }

    @Override
    public int symbols(long position, int[] into, int count) {
        checkOpen();
        Rows.check(position, into.length, count);
        return position >= meta.events() ? 0 : access.symbols(position, into, count);
    }

    @Override
    public int times(long position, long[] into, int count) {
        checkOpen();
        Rows.check(position, into.length, count);
        TimeStreamReader stream = times;
        if (stream == null) {
            int n = (int) Math.max(0, Math.min(count, meta.events() - position));
            Arrays.fill(into, 0, n, InstructionRow.NO_TIME);
            return n;
        }
        return (int) unchecked(() -> stream.times(position, into, count));
    }

    @Override
    public long nextTimed(long position) {
        checkOpen();
        TimeStreamReader stream = times;
        return stream == null ? -1 : unchecked(() -> stream.nextTimed(position));
    }

    @Override
    public long previousTimed(long position) {
        checkOpen();
        TimeStreamReader stream = times;
        return stream == null ? -1 : unchecked(() -> stream.previousTimed(position));
    }

    @Override
    public long positionAtTime(long time) {
        checkOpen();
        TimeStreamReader stream = times;
        return stream == null ? -1 : unchecked(() -> stream.positionAtTime(time));
    }

    @Override
    public long firstTime() {
        checkOpen();
        TimeStreamReader stream = times;
        return stream == null ? InstructionRow.NO_TIME : stream.firstTime();
    }

    @Override
    public long lastTime() {
        checkOpen();
        TimeStreamReader stream = times;
        return stream == null ? InstructionRow.NO_TIME : stream.lastTime();
    }

    @Override
    public @Nullable CycleTable cycles() {
        checkOpen();
        return cycles;
    }

    @Override
    public List<LoopHeader> loopHeaders() {
        return loopHeaders;
    }

    @Override
    public synchronized long[] discontinuities() {
        checkOpen();
        long[] known = firstDiscontinuities;
        if (known == null) {
            try {
                DiscontinuityReader stream = discontinuities;
                known = stream == null ? new long[0] : stream.positions(MOST_DISCONTINUITIES);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            firstDiscontinuities = known;
        }
        return known.clone();
    }

    @Override
    public long discontinuityCount() {
        DiscontinuityReader stream = discontinuities;
        return stream == null ? 0 : stream.count();
    }

    /** Number of marks beside the events. */
    public long markCount() {
        MarkReader stream = marks;
        return stream == null ? 0 : stream.count();
    }

    /**
     * Marks beside the events of a part of the trace, in order.
     *
     * @param from position of the first event; marks right before it are in
     * @param to position of the event behind the last; the number of events + 1 to have those at the very end
     * @param most no more than this
     */
    public List<PlacedMark> marks(long from, long to, int most) {
        checkOpen();
        MarkReader stream = marks;
        if (stream == null) {
            return List.of();
        }
        try {
            return stream.marks(from, to, most);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public long unreadRows() {
        return findings.unreadRows();
    }

    @Override
    public List<TraceProblem> problems() {
        return findings.kept();
    }

    @Override
    public void close() {
        file.close();
    }

    private void checkOpen() {
        if (file.isClosed()) {
            throw new IllegalStateException("the index is closed");
        }
    }

    private interface Question {
        long ask() throws IOException;
    }

    private static long unchecked(Question question) {
        try {
            return question.ask();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
