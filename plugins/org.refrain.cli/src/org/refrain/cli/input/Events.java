/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.input;

import java.io.IOException;
import java.util.function.IntConsumer;

import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.core.symbol.SymbolTableBuilder;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;

/**
 * The events of a file as symbols, read from the file itself each time that they are asked for. Every reading gives
 * the same symbols: they are numbered in the order of first occurrence.
 */
public final class Events {

    private static final int BLOCK = 1 << 14;

    private final TraceFile file;
    private final IndexedTrace index;
    private final Terminal terminal;

    /**
     * @param file the trace, or an index
     * @param index its index
     */
    public Events(TraceFile file, IndexedTrace index, Terminal terminal) {
        this.file = file;
        this.index = index;
        this.terminal = terminal;
    }

    /** What the symbols stand for. */
    public SymbolTable symbols() {
        return index.symbols();
    }

    /**
     * Reads the file from its start and hands over the symbol of each event.
     *
     * @throws Failure if the file cannot be read
     */
    public void forEach(IntConsumer consumer) throws Failure {
        Progress progress = terminal.progress();
        try {
            if (file.isIndex()) {
                expand(consumer, progress);
            } else {
                TraceSource source = file.source();
                TraceReaders.detect(source).read(source, new Numbering(consumer), progress);
            }
        } catch (IOException e) {
            throw Failures.of(file.path(), e);
        } catch (TraceFormatException e) {
            throw Failures.of(file.path(), e);
        } finally {
            terminal.clearProgress();
        }
    }

    private void expand(IntConsumer consumer, Progress progress) {
        int[] block = new int[BLOCK];
        long position = 0;
        int count = index.symbols(position, block, BLOCK);
        while (count > 0) {
            for (int i = 0; i < count; i++) {
                consumer.accept(block[i]);
            }
            position += count;
            progress.report("Reading " + file.path().getFileName(), position, index.eventCount());
            count = index.symbols(position, block, BLOCK);
        }
    }

    private static final class Numbering implements TraceReceiver {

        private final SymbolTableBuilder symbols = new SymbolTableBuilder(null);
        private final IntConsumer consumer;

        Numbering(IntConsumer consumer) {
            this.consumer = consumer;
        }

        @Override
        public void instruction(InstructionRow row) {
            consumer.accept(symbols.symbolOf(row));
        }

        @Override
        public void discontinuity(Discontinuity discontinuity) {
            consumer.accept(symbols.symbolOf(discontinuity));
        }

        @Override
        public void mark(TraceMark mark) {
            // no event
        }

        @Override
        public void problem(TraceProblem problem) {
            // the index has them
        }
    }
}
