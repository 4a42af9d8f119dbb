/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.GrammarCycleTable;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.symbol.CompactSymbolTable;

/** The sections of a file, decoded, and checked against one another. Optional ones that are not there are null. */
final class WppSections {

    final WppMeta meta;
    final CompactSymbolTable symbols;
    final GrammarAccess access;
    final @Nullable CycleTable cycles;
    final @Nullable CycleClasses classes;
    final @Nullable LoopExecutions loopExecutions;
    final List<LoopHeader> loopHeaders;
    final Findings findings;
    final @Nullable TimeStreamReader times;
    final @Nullable DiscontinuityReader discontinuities;
    final @Nullable MarkReader marks;

    WppSections(ContainerReader file) throws IOException {
        meta = WppMeta.read(file.section(SectionKind.META));
        SymbolsReader symbolsReader = new SymbolsReader(file.section(SectionKind.SYMBOLS));
        symbols = symbolsReader.symbols();
        GrammarReader grammar = readGrammar(file, symbolsReader.counts());
        access = new GrammarAccess(grammar.grammar());
        GrammarCycleTable table = file.has(SectionKind.CYCLES) ? readCycles(file, grammar) : null;
        cycles = table;
        LoopTokens loops = file.has(SectionKind.LOOP_BODIES)
                ? LoopBodies.read(file.section(SectionKind.LOOP_BODIES), symbols.size())
                : LoopTokens.of(symbols.size());
        classes = table == null ? null : readClasses(file, table, loops);
        loopExecutions = table == null ? null : new LoopExecutions(access, table, loops, readStarts(file, table));
        loopHeaders = file.has(SectionKind.LOOP_HEADERS)
                ? LoopHeaders.read(file.section(SectionKind.LOOP_HEADERS), symbols.size()) : List.of();
        findings = file.has(SectionKind.PROBLEMS) ? Findings.read(file.section(SectionKind.PROBLEMS)) : Findings.NONE;
        times = file.has(SectionKind.TIME_INDEX) ? readTimes(file) : null;
        discontinuities = file.has(SectionKind.DISCONTINUITY_INDEX)
                ? new DiscontinuityReader(
                        placed(file, SectionKind.DISCONTINUITY_INDEX, SectionKind.DISCONTINUITIES), meta.events())
                : null;
        marks = file.has(SectionKind.MARK_INDEX)
                ? new MarkReader(placed(file, SectionKind.MARK_INDEX, SectionKind.MARKS), meta.events()) : null;
    }

    private GrammarReader readGrammar(ContainerReader file, long[] counts) throws IOException {
        SectionInput in = file.section(SectionKind.GRAMMAR);
        GrammarReader grammar = new GrammarReader(in, counts.length);
        in.check(grammar.grammar().length() == meta.events(), "number of events", grammar.grammar().length());
        int wrong = Arrays.mismatch(TerminalCounts.of(grammar.grammar(), counts.length), counts);
        in.check(wrong < 0, "a symbol that occurs more or less often than the symbol table says", wrong);
        return grammar;
    }

    private GrammarCycleTable readCycles(ContainerReader file, GrammarReader grammar) throws IOException {
        CyclesReader table = new CyclesReader(file.section(SectionKind.CYCLES), grammar, symbols.size());
        SectionInput sequence = file.section(SectionKind.CYCLE_SEQUENCE);
        return table.table(new GrammarReader(sequence, table.distinctCount()).grammar());
    }

    private static CycleClasses readClasses(ContainerReader file, GrammarCycleTable table, LoopTokens loops)
            throws IOException {
        if (!file.has(SectionKind.CYCLE_CLASSES)) {
            return CycleClasses.exact(table);
        }
        return ClassesReader.read(file.section(SectionKind.CYCLE_CLASSES), loops, table);
    }

    private static LoopStarts readStarts(ContainerReader file, GrammarCycleTable table) throws IOException {
        int distinct = table.distinctCount();
        if (!file.has(SectionKind.LOOP_STARTS)) {
            return LoopStarts.none(distinct);
        }
        long[] lengths = new long[LoopStarts.CYCLES + distinct];
        lengths[LoopStarts.PROLOGUE] = table.prologueLength();
        lengths[LoopStarts.PARTIAL] = table.partialLength();
        for (int id = 0; id < distinct; id++) {
            lengths[LoopStarts.CYCLES + id] = table.distinct(id).length();
        }
        return LoopStarts.read(file.section(SectionKind.LOOP_STARTS), lengths);
    }

    private TimeStreamReader readTimes(ContainerReader file) throws IOException {
        SectionInput in = file.section(SectionKind.TIME_INDEX);
        TimeStreamReader reader = new TimeStreamReader(in, SectionKind.name(SectionKind.TIMES),
                file.offset(SectionKind.TIMES), file.blocks(SectionKind.TIMES));
        in.check(reader.count() == meta.events(), "number of items", reader.count());
        return reader;
    }

    private PlacedBlockReader placed(ContainerReader file, int index, int data) throws IOException {
        return new PlacedBlockReader(file.section(index), SectionKind.name(data), file.offset(data),
                file.blocks(data), meta.events());
    }
}
