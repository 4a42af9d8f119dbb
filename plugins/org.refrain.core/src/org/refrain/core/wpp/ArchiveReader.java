/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.wpp.WppFormatException.Reason;

/**
 * Reads archives as {@code doc/wpp-format.md} specifies them, from their beginning to their end: what an index is made
 * of. Opening verifies all checksums and decodes symbols and grammars; nothing is expanded yet.
 *
 * <p>Memory follows the length of the code: at most some kilobytes for each byte. Not safe for threads.
 */
public final class ArchiveReader implements Closeable {

    /** Archives of more events are refused: unpacking them would take hours. */
    public static final long MOST_EVENTS = 1L << 36;

    /** Cycles are not cut. */
    public static final int NO_HEADER = PackedEvents.NO_HEADER;

    /** Nobody has looked for the loop header yet: it is to be found as {@link WppMeta#header()} says. */
    public static final int UNDECIDED = PackedEvents.UNDECIDED;

    private static final String TASK = "Unpacking";

    private final MappedFile file;
    private final boolean cut;
    private final List<ContainerReader> segments;
    private final WppMeta meta;
    private final CompactSymbolTable symbols;
    private final List<PackedEvents> packedEvents = new ArrayList<>();
    private final List<LoopHeader> loopHeaders;
    private final long events;

    private ArchiveReader(MappedFile file, long mostEvents) throws IOException {
        this.file = file;
        FileHeader header = FileHeader.read(file);
        if (header.form() != Container.ARCHIVE) {
            throw new WppFormatException(Reason.INCONSISTENT, WppFormatException.HEADER, FileHeader.FORM_OFFSET,
                    "this is no archive");
        }
        Segments found = Segments.of(file);
        segments = found.list();
        cut = found.cut();
        ContainerReader last = segments.get(segments.size() - 1);
        meta = WppMeta.read(last.section(SectionKind.META));
        PackedSymbols packed = new PackedSymbols();
        long length = 0;
        for (ContainerReader segment : segments) {
            int known = packed.size();
            packed.read(segment.section(SectionKind.PACKED_SYMBOLS), segment.version(SectionKind.PACKED_SYMBOLS));
            PackedEvents part = segment.has(SectionKind.PACKED_SEQUENCE)
                    ? new PackedSequence(segment.section(SectionKind.PACKED_SEQUENCE), known, packed.size(),
                            mostEvents - length)
                    : readGrammar(segment, packed.size(), mostEvents - length);
            length += part.events();
            packedEvents.add(part);
        }
        events = length;
        SectionInput in = last.section(SectionKind.META);
        in.check(meta.events() == events, "number of events", meta.events());
        symbols = packed.table(last.section(SectionKind.PACKED_SYMBOLS));
        loopHeaders = last.has(SectionKind.LOOP_HEADERS)
                ? LoopHeaders.read(last.section(SectionKind.LOOP_HEADERS), symbols.size()) : List.of();
    }

    /** Whether a file is an archive, as far as its first bytes tell. False for files that are none of ours. */
    public static boolean isArchive(Path path) throws IOException {
        try (MappedFile file = MappedFile.open(path)) {
            return FileHeader.read(file).form() == Container.ARCHIVE;
        } catch (WppFormatException e) {
            return false;
        }
    }

    /**
     * Opens an archive.
     *
     * @throws WppFormatException if it is none, or damaged
     * @throws IOException if the file system fails
     */
    public static ArchiveReader open(Path path) throws IOException {
        return open(path, MOST_EVENTS);
    }

    static ArchiveReader open(Path path, long mostEvents) throws IOException {
        MappedFile file = MappedFile.open(path);
        ArchiveReader reader = null;
        try {
            reader = new ArchiveReader(file, mostEvents);
            return reader;
        } finally {
            if (reader == null) {
                file.close();
            }
        }
    }

    private static PackedGrammar readGrammar(ContainerReader segment, int symbols, long mostEvents)
            throws IOException {
        LoopTokens loops = segment.has(SectionKind.LOOP_BODIES)
                ? LoopBodies.read(segment.section(SectionKind.LOOP_BODIES), symbols) : null;
        return new PackedGrammar(segment.section(SectionKind.PACKED_GRAMMAR), symbols, loops, mostEvents);
    }

    /** What the archive says about itself; its identity stands where an index keeps it. */
    public WppMeta meta() throws IOException {
        return meta.withArchive(Long.toHexString(file.size()) + "-"
                + Integer.toHexString(file.checksum(0, file.size())));
    }

    public CompactSymbolTable symbols() {
        return symbols;
    }

    /** Candidates for the loop header, best first. */
    public List<LoopHeader> loopHeaders() {
        return loopHeaders;
    }

    /** The symbol that cycles were cut at, {@link #NO_HEADER}, or {@link #UNDECIDED}. */
    public int header() {
        return packedEvents.get(packedEvents.size() - 1).header();
    }

    /** Number of events. */
    public long events() {
        return events;
    }

    /**
     * Hands over the symbols of all events, in order. Can be called once.
     *
     * @throws WppFormatException if what is packed there contradicts itself
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public void forEach(IntConsumer consumer, Progress progress) throws WppFormatException {
        for (PackedEvents part : packedEvents) {
            part.forEach(symbols, consumer, progress, TASK);
        }
    }

    /** Hands over times, discontinuities and marks. */
    public void copyStreams(TimeStreamWriter times, DiscontinuityWriter discontinuities, MarkWriter marks)
            throws IOException {
        boolean timed = segments.stream().anyMatch(segment -> segment.has(SectionKind.PACKED_TIMES));
        long first = 0;
        for (int i = 0; i < segments.size(); i++) {
            ContainerReader segment = segments.get(i);
            long count = packedEvents.get(i).events();
            if (segment.has(SectionKind.PACKED_TIMES)) {
                blocks(segment, SectionKind.PACKED_TIMES).times(count, times::add);
            } else if (timed) {
                for (long event = 0; event < count; event++) {
                    times.add(InstructionRow.NO_TIME);
                }
            }
            if (segment.has(SectionKind.PACKED_DISCONTINUITIES)) {
                blocks(segment, SectionKind.PACKED_DISCONTINUITIES).discontinuities(first, first + count,
                        discontinuities);
            }
            if (segment.has(SectionKind.PACKED_MARKS)) {
                blocks(segment, SectionKind.PACKED_MARKS).marks(first, first + count, marks);
            }
            first += count;
        }
    }

    private static PackedBlockReader blocks(ContainerReader segment, int kind) throws IOException {
        return new PackedBlockReader(SectionKind.name(kind), segment.offset(kind),
                segment.blocks(kind, Long.MAX_VALUE));
    }

    /** What the reader of the trace found, and whether the archive was cut off. */
    public Findings findings() throws IOException {
        Findings all = Findings.NONE;
        for (ContainerReader segment : segments) {
            if (segment.has(SectionKind.PROBLEMS)) {
                all = all.plus(Findings.read(segment.section(SectionKind.PROBLEMS)));
            }
        }
        if (cut) {
            all = all.plus(new TraceProblem(TraceProblem.Severity.WARNING, 0, 0, "The file was cut off while it was "
                    + "written. What its last complete part holds was kept: " + events + " events."));
        }
        return all;
    }

    @Override
    public void close() {
        file.close();
    }
}
