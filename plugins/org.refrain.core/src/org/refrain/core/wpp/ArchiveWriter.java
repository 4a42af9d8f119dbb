/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;

import org.refrain.core.cycle.CycleTable;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.symbol.SymbolTable;

/**
 * Writes archives as {@code doc/wpp-format.md} specifies them: a trace in the fewest bytes, to be kept or sent.
 *
 * <p>Memory: a few times the size of the grammar; side streams go through a spool. No state, safe for threads.
 */
public final class ArchiveWriter {

    private static final String TASK = "Packing";
    private static final int AT_ONCE = 1 << 14;
    /** From so many bytes of grammar an event on, something else may be shorter, and is worth the time. */
    private static final double SEQUENCE_WORTH_TRYING = 1.0 / 64;

    private ArchiveWriter() {
    }

    /**
     * Writes a trace that has an index, under a temporary name, and moves it to its place when it is complete and on
     * disk. Whatever goes wrong before, an older file stays as it is, and no other file is left.
     *
     * @param file in a folder that is there; not the index's own
     * @throws WppFormatException if the index turns out to be damaged
     * @throws IOException if the file system fails
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static void write(Path file, WppReader trace, Progress progress) throws IOException {
        Path temporary = Siblings.temporary(file);
        try {
            try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.CREATE_NEW,
                    StandardOpenOption.WRITE)) {
                write(new ContainerWriter(channel, Container.ARCHIVE), file, trace, progress);
            }
            progress.checkCancelled();
            WppWriter.move(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void write(ContainerWriter out, Path file, WppReader trace, Progress progress)
            throws IOException {
        WppSections sections = trace.sections();
        CycleTable cycles = sections.cycles;
        out.section(SectionKind.META, Container.REQUIRED, sections.meta.withArchive("").section());
        writeSymbols(out, sections.symbols, 0, 1);
        writeEvents(out, sections.access.grammar(), cycles == null ? PackedEvents.NO_HEADER : cycles.header(),
                sections.symbols, 0, progress);
        if (!sections.loopHeaders.isEmpty()) {
            out.section(SectionKind.LOOP_HEADERS, 0, LoopHeaders.section(sections.loopHeaders));
        }
        writeFindings(out, sections.findings);
        try (PackedTimes times = new PackedTimes(file);
                PackedBlocks discontinuities = new PackedBlocks(file);
                PackedBlocks marks = new PackedBlocks(file)) {
            copyTimes(trace, times, progress);
            DiscontinuityReader discontinuityReader = sections.discontinuities;
            if (discontinuityReader != null) {
                DiscontinuityCoder coder = new DiscontinuityCoder();
                discontinuityReader.forEach((position, discontinuity) -> {
                    coder.write(discontinuities, position, discontinuity);
                    return true;
                });
            }
            MarkReader markReader = sections.marks;
            if (markReader != null) {
                MarkCoder coder = new MarkCoder();
                markReader.forEach(0, (position, mark) -> {
                    coder.write(marks, position, mark);
                    return true;
                });
            }
            writeStreams(out, times, discontinuities, marks, progress);
        }
        out.finish();
    }

    static void writeSymbols(ContainerWriter out, CompactSymbolTable symbols, int fromSymbol, int fromString)
            throws IOException {
        PackedSymbols.Packed packed = PackedSymbols.pack(symbols, fromSymbol, fromString);
        out.section(SectionKind.PACKED_SYMBOLS, packed.version(), Container.REQUIRED, packed.section());
    }

    /** Writes what the reader of the trace found, if that is anything. */
    static void writeFindings(ContainerWriter out, Findings findings) throws IOException {
        if (!findings.equals(Findings.NONE)) {
            out.section(SectionKind.PROBLEMS, 0, findings.section());
        }
    }

    /** @param known number of symbols of the segments before */
    static void writeEvents(ContainerWriter out, RGrammar events, int header, CompactSymbolTable symbols, int known,
            Progress progress) throws IOException {
        progress.report(TASK, 0, -1);
        BitSet discontinuities = new BitSet();
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            discontinuities.set(symbol, symbols.kind(symbol) == SymbolTable.Kind.DISCONTINUITY);
        }
        GrammarPacker.Packed packed = GrammarPacker.pack(events, symbols.size(), header, discontinuities, progress);
        int length = packed.section().length;
        byte[] sequence = length < SEQUENCE_WORTH_TRYING * events.length() ? null
                : PackedSequence.pack(events, header, symbols, known, length, progress);
        if (sequence != null) {
            out.section(SectionKind.PACKED_SEQUENCE, Container.REQUIRED, sequence);
            return;
        }
        LoopTokens loops = packed.loops();
        if (loops != null) {
            out.section(SectionKind.LOOP_BODIES, Container.REQUIRED, LoopBodies.section(loops));
        }
        out.section(SectionKind.PACKED_GRAMMAR, Container.REQUIRED, packed.section());
    }

    static void writeStreams(ContainerWriter out, PackedTimes times, PackedBlocks discontinuities, PackedBlocks marks,
            Progress progress) throws IOException {
        if (times.hasTimes()) {
            out.section(SectionKind.PACKED_TIMES, 0, times.finish(), TASK, progress);
        }
        writeStream(out, SectionKind.PACKED_DISCONTINUITIES, discontinuities, progress);
        writeStream(out, SectionKind.PACKED_MARKS, marks, progress);
    }

    private static void writeStream(ContainerWriter out, int kind, PackedBlocks blocks, Progress progress)
            throws IOException {
        BlockSource written = blocks.finish();
        if (written.size() > 0) {
            out.section(kind, 0, written, TASK, progress);
        }
    }

    private static void copyTimes(WppReader trace, PackedTimes times, Progress progress) throws IOException {
        TimeStreamReader reader = trace.sections().times;
        if (reader == null) {
            return;
        }
        long[] block = new long[AT_ONCE];
        for (long position = 0; position < reader.count(); position += AT_ONCE) {
            progress.report(TASK, position, reader.count());
            progress.checkCancelled();
            int n = reader.times(position, block, AT_ONCE);
            for (int i = 0; i < n; i++) {
                times.add(block[i]);
            }
        }
    }
}
