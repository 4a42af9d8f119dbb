/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.CompactSymbolTable;
import org.refrain.core.symbol.FunctionNames;
import org.refrain.core.symbol.SymbolTableBuilder;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;

/**
 * Writes an archive while its trace is being recorded. {@link #commit} makes a segment of what came since the last one
 * and forces it to disk: whatever happens later, the file holds everything up to there.
 *
 * <pre>{@code
 * try (WppAppender file = WppAppender.create(path, meta, null)) {
 *     while (recording) {
 *         file.instruction(row);
 *         if (file.pending() == 1_000_000) {
 *             file.commit(Progress.NONE);
 *         }
 *     }
 *     file.commit(Progress.NONE);
 * }
 * }</pre>
 *
 * <p>A grammar begins afresh with each segment, so segments of less than some 100,000 events cost room. Memory: the
 * symbol table and the grammar of one segment. Nobody looks for the loop header before the file is opened. Not safe for
 * threads.
 */
public final class WppAppender implements Closeable {

    private final FileChannel channel;
    private final ContainerWriter out;
    private final Path file;
    private final WppMeta meta;
    private final SymbolTableBuilder symbols;
    private Segment segment;
    private long committed;
    private int committedSymbols;
    private int committedStrings = 1;
    private boolean failed;

    /** What is not committed yet. */
    private static final class Segment implements Closeable {

        final ReSequitur events = new ReSequitur(true);
        final PackedTimes times;
        final PackedBlocks discontinuities;
        final PackedBlocks marks;
        final DiscontinuityCoder discontinuityCoder = new DiscontinuityCoder();
        final MarkCoder markCoder = new MarkCoder();
        Findings findings = Findings.NONE;

        Segment(Path file) {
            times = new PackedTimes(file);
            discontinuities = new PackedBlocks(file);
            marks = new PackedBlocks(file);
        }

        @Override
        public void close() throws IOException {
            try (times; discontinuities; marks) {
                // one that fails to close must not keep the others open
                return;
            }
        }
    }

    private WppAppender(Path file, FileChannel channel, WppMeta meta, @Nullable FunctionNames names)
            throws IOException {
        this.file = file;
        this.channel = channel;
        this.meta = meta;
        symbols = new SymbolTableBuilder(names);
        segment = new Segment(file);
        out = new ContainerWriter(channel, Container.ARCHIVE);
    }

    /**
     * Begins a file.
     *
     * @param file a file that is not there yet
     * @param meta what the trace is; its number of events does not count
     * @param names names of functions from the program, or null to use those of the trace
     * @throws java.nio.file.FileAlreadyExistsException (an IOException) if there is such a file
     * @throws IOException if the file system fails
     */
    public static WppAppender create(Path file, WppMeta meta, @Nullable FunctionNames names) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        WppAppender appender = null;
        try {
            appender = new WppAppender(file, channel, meta, names);
            return appender;
        } finally {
            if (appender == null) {
                channel.close();
            }
        }
    }

    /** Events that are not committed yet. */
    public long pending() {
        return segment.events.symbols();
    }

    /** An executed instruction, or a token. */
    public void instruction(InstructionRow row) throws IOException {
        add(symbols.symbolOf(row), row.time);
    }

    /** A place where something is missing; it is an event as well. */
    public void discontinuity(Discontinuity discontinuity) throws IOException {
        segment.discontinuityCoder.write(segment.discontinuities, committed + pending(), discontinuity);
        add(symbols.symbolOf(discontinuity), InstructionRow.NO_TIME);
    }

    /** A row beside the events. */
    public void mark(TraceMark mark) throws IOException {
        segment.markCoder.write(segment.marks, committed + pending(), mark);
    }

    /** A row that could not be read; at most a thousand of a segment are kept. */
    public void problem(TraceProblem problem) {
        Findings one = Findings.NONE.plus(problem);
        boolean leftOut = problem.severity() == TraceProblem.Severity.WARNING;
        segment.findings = segment.findings.plus(leftOut ? one.withUnreadRows(1) : one);
    }

    private void add(int symbol, long time) throws IOException {
        segment.events.append(symbol);
        segment.times.add(time);
    }

    /**
     * Makes everything so far safe.
     *
     * @throws IOException if it cannot be written; what was committed before is safe, and nothing more can be written
     */
    public void commit(Progress progress) throws IOException {
        if (failed) {
            throw new IOException("a part of the file could not be written before");
        }
        failed = true;
        CompactSymbolTable table = symbols.build();
        long events = committed + pending();
        try (Segment done = segment) {
            out.section(SectionKind.META, Container.REQUIRED, meta.withEvents(events).section());
            ArchiveWriter.writeSymbols(out, table, committedSymbols, committedStrings);
            ArchiveWriter.writeEvents(out, done.events.build(), PackedEvents.UNDECIDED, table, committedSymbols,
                    progress);
            ArchiveWriter.writeFindings(out, done.findings);
            ArchiveWriter.writeStreams(out, done.times, done.discontinuities, done.marks, progress);
            out.finish();
        }
        committed = events;
        committedSymbols = table.size();
        committedStrings = table.strings().size();
        segment = new Segment(file);
        failed = false;
    }

    /** Closes the file. What is not committed is gone. */
    @Override
    public void close() throws IOException {
        try (channel; Segment open = segment) {
            return;
        }
    }
}
