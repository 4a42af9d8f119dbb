/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

import org.refrain.core.cycle.CycleClassification;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.grammar.GrammarAccess;
import org.refrain.core.progress.Progress;

/**
 * Writes .wpp files as {@code doc/wpp-format.md} specifies them.
 *
 * <p>Memory: a few times the size of the grammar; side streams are copied from their spools. No state, safe for
 * threads.
 */
public final class WppWriter {

    private static final String TASK = "Writing the index";

    private WppWriter() {
    }

    /**
     * Writes a file under a temporary name and moves it to its place when it is complete and on disk. Whatever goes
     * wrong before, an older file stays as it is, and no other file is left.
     *
     * @param file in a folder that is there
     * @throws IOException if the file system fails
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static void write(Path file, TraceContents contents, Progress progress) throws IOException {
        Path temporary = Siblings.temporary(file);
        try {
            try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.CREATE_NEW,
                    StandardOpenOption.WRITE)) {
                writeSections(new ContainerWriter(channel, Container.QUERYABLE), contents, progress);
            }
            progress.checkCancelled();
            move(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void writeSections(ContainerWriter out, TraceContents contents, Progress progress)
            throws IOException {
        progress.report(TASK, 0, -1);
        GrammarWriter grammar = new GrammarWriter(contents.grammar());
        out.section(SectionKind.META, Container.REQUIRED, contents.meta().section());
        out.section(SectionKind.SYMBOLS, Container.REQUIRED,
                SymbolsWriter.section(contents.symbols(), contents.symbolCounts()));
        progress.checkCancelled();
        out.section(SectionKind.GRAMMAR, Container.REQUIRED, grammar.section(contents.symbols().size()));
        progress.checkCancelled();
        CycleGrammar cycles = contents.cycles();
        CycleTimes cycleTimes = contents.cycleTimes();
        if (cycles != null && cycleTimes != null) {
            out.section(SectionKind.CYCLES, 0, CyclesWriter.section(cycles, cycleTimes, grammar));
            out.section(SectionKind.CYCLE_SEQUENCE, 0,
                    new GrammarWriter(cycles.sequence()).section(cycles.distinctCount()));
        }
        CycleClassification classes = contents.classes();
        if (cycles != null && classes != null) {
            out.section(SectionKind.LOOP_BODIES, 0, LoopBodies.section(classes.loops()));
            out.section(SectionKind.CYCLE_CLASSES, 0, ClassesWriter.section(classes));
            LoopStarts starts = LoopStarts.find(new GrammarAccess(contents.grammar()), cycles, classes.loops(),
                    LoopStarts.SPACING, progress);
            if (!starts.isEmpty()) {
                out.section(SectionKind.LOOP_STARTS, 0, starts.section());
            }
        }
        if (!contents.loopHeaders().isEmpty()) {
            out.section(SectionKind.LOOP_HEADERS, 0, LoopHeaders.section(contents.loopHeaders()));
        }
        out.section(SectionKind.PROBLEMS, 0, contents.findings().section());
        writeStreams(out, contents, progress);
        out.finish();
    }

    private static void writeStreams(ContainerWriter out, TraceContents contents, Progress progress)
            throws IOException {
        TimeStreamWriter times = contents.times();
        times.finish();
        if (times.hasTimes()) {
            out.section(SectionKind.TIME_INDEX, 0, times.index());
            out.section(SectionKind.TIMES, Container.BY_BLOCKS, times.blocks(), TASK, progress);
        }
        if (contents.discontinuities().count() > 0) {
            PlacedBlocks blocks = contents.discontinuities().blocks();
            out.section(SectionKind.DISCONTINUITY_INDEX, 0, blocks.index());
            out.section(SectionKind.DISCONTINUITIES, Container.BY_BLOCKS, blocks.blocks(), TASK, progress);
        }
        if (contents.marks().count() > 0) {
            PlacedBlocks blocks = contents.marks().blocks();
            out.section(SectionKind.MARK_INDEX, 0, blocks.index());
            out.section(SectionKind.MARKS, Container.BY_BLOCKS, blocks.blocks(), TASK, progress);
        }
    }

    static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
