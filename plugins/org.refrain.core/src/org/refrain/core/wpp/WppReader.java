/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.LoopExecution;
import org.refrain.core.cycle.LoopHeader;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.MarkVisitor;
import org.refrain.core.index.Rows;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.wpp.WppFormatException.Reason;

/**
 * Reads .wpp files as {@code doc/wpp-format.md} specifies them.
 *
 * <p>Opening verifies and decodes everything but the side streams: symbols, grammars, cycle table. The side streams
 * stay in the mapped file and are read, verified and decoded block by block. Memory: some 20 bytes an element of the
 * grammar, 40 bytes for 4096 events, and the symbol table; nothing else grows with the trace.
 */
public final class WppReader implements IndexedTrace {

    private static final int MOST_DISCONTINUITIES = 1_000_000;

    private final MappedFile file;
    private final FileHeader header;
    /** To delete when this is closed. */
    private final @Nullable Path temporary;
    private final WppSections sections;
    private final WppMeta meta;
    private final @Nullable TimeStreamReader times;
    private long @Nullable [] firstDiscontinuities;

    private WppReader(MappedFile file, FileHeader header, WppSections sections, @Nullable Path temporary) {
        this.temporary = temporary;
        this.file = file;
        this.header = header;
        this.sections = sections;
        meta = sections.meta;
        times = sections.times;
    }

    /**
     * Opens a file.
     *
     * @throws WppFormatException if it is no .wpp file, is damaged, or needs a newer version of the program
     * @throws IOException if the file system fails
     */
    public static WppReader open(Path path) throws IOException {
        return open(path, null);
    }

    /**
     * Opens a file that is deleted with its folder when it is closed, as far as the system allows.
     *
     * @throws WppFormatException if it is no .wpp file, is damaged, or needs a newer version of the program
     * @throws IOException if the file system fails
     */
    public static WppReader openTemporary(Path path) throws IOException {
        return open(path, path);
    }

    private static WppReader open(Path path, @Nullable Path temporary) throws IOException {
        MappedFile file = MappedFile.open(path);
        WppReader reader = null;
        try {
            FileHeader header = FileHeader.read(file);
            if (header.form() != Container.QUERYABLE) {
                throw new WppFormatException(Reason.INCONSISTENT, WppFormatException.HEADER, FileHeader.FORM_OFFSET,
                        "this is an archive, which has to be unpacked first");
            }
            reader = new WppReader(file, header, new WppSections(new ContainerReader(file)), temporary);
            return reader;
        } finally {
            if (reader == null) {
                file.close();
            }
        }
    }

    /** What the file says about itself. */
    public WppMeta meta() {
        return meta;
    }

    /** Whether an older version of the program wrote it, so that it may lack what this one would have written. */
    public boolean isOutdated() {
        return header.minor() < Container.MINOR;
    }

    /**
     * Writes the file once more, under a temporary name first.
     *
     * @param copy in a folder that is there, and not this file
     * @throws IOException if the file system fails
     */
    public void copyTo(Path copy) throws IOException {
        checkOpen();
        Path temporaryCopy = Siblings.temporary(copy);
        try {
            try (OutputStream out = Files.newOutputStream(temporaryCopy, StandardOpenOption.CREATE_NEW)) {
                byte[] bytes = new byte[(int) Math.min(1 << 20, file.size())];
                for (long done = 0; done < file.size(); done += bytes.length) {
                    int n = (int) Math.min(bytes.length, file.size() - done);
                    file.read(done, bytes, n);
                    out.write(bytes, 0, n);
                }
            }
            WppWriter.move(temporaryCopy, copy);
        } finally {
            Files.deleteIfExists(temporaryCopy);
        }
    }

    WppSections sections() {
        checkOpen();
        return sections;
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
        return source.size() >= 0 && meta.sourceSize() == source.size()
                && meta.sourceModified() == source.lastModified();
    }

    @Override
    public long sizeOnDisk() {
        return file.size();
    }

    @Override
    public RGrammar grammar() {
        checkOpen();
        return sections.access.grammar();
    }

    @Override
    public long eventCount() {
        checkOpen();
        return meta.events();
    }

    @Override
    public SymbolTable symbols() {
        checkOpen();
        return sections.symbols;
    }

    @Override
    public int symbols(long position, int[] into, int count) {
        checkOpen();
        Rows.check(position, into.length, count);
        return position >= meta.events() ? 0 : sections.access.symbols(position, into, count);
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
        return sections.cycles;
    }

    @Override
    public @Nullable CycleClasses classes() {
        checkOpen();
        return sections.classes;
    }

    @Override
    public List<LoopExecution> loopExecutions(long from, long to, int most) {
        checkOpen();
        if (from < 0) {
            throw new IllegalArgumentException("position " + from);
        }
        LoopExecutions executions = sections.loopExecutions;
        return executions == null ? List.of() : executions.find(from, to, most);
    }

    @Override
    public List<LoopHeader> loopHeaders() {
        return sections.loopHeaders;
    }

    @Override
    public synchronized long[] discontinuities() {
        checkOpen();
        long[] known = firstDiscontinuities;
        if (known == null) {
            try {
                DiscontinuityReader stream = sections.discontinuities;
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
        DiscontinuityReader stream = sections.discontinuities;
        return stream == null ? 0 : stream.count();
    }

    @Override
    public long markCount() {
        MarkReader stream = sections.marks;
        return stream == null ? 0 : stream.count();
    }

    @Override
    public void forEachMark(MarkVisitor visitor) {
        checkOpen();
        MarkReader stream = sections.marks;
        if (stream != null) {
            try {
                stream.forEach(0, visitor::mark);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
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
        MarkReader stream = sections.marks;
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
        return sections.findings.unreadRows();
    }

    @Override
    public List<TraceProblem> problems() {
        return sections.findings.kept();
    }

    @Override
    public void close() {
        file.close();
        Path deleted = temporary;
        if (deleted != null) {
            Siblings.deleteWithFolder(deleted);
        }
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
