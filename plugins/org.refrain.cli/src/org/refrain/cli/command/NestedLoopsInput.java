/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.Optional;
import java.util.function.IntFunction;

import org.refrain.cli.input.Events;
import org.refrain.cli.input.OpenIndex;
import org.refrain.cli.input.TraceFile;
import org.refrain.cli.input.TupleInput;
import org.refrain.cli.report.HeaderReport;
import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.loop.trace.GrammarStretches;
import org.refrain.core.nlr.NestPrinter;
import org.refrain.core.nlr.TooManyTermsException;
import org.refrain.core.nlr.TupleSink;
import org.refrain.core.symbol.SymbolTable;

/**
 * The sequence that nested loops are recognised in: the tuples of a file of numbers, or the events of a trace, which
 * are labels without numbers.
 */
final class NestedLoopsInput implements AutoCloseable {

    private static final int MOST_SYMBOLS = 1 << 25;

    private final TraceFile file;
    private final Optional<TupleInput> tuples;
    private final Optional<OpenIndex> index;
    private final Terminal terminal;

    private NestedLoopsInput(TraceFile file, Optional<TupleInput> tuples, Optional<OpenIndex> index,
            Terminal terminal) {
        this.file = file;
        this.tuples = tuples;
        this.index = index;
        this.terminal = terminal;
    }

    static NestedLoopsInput open(TraceOptions options, Host host) throws Failure {
        TraceFile file = TraceFile.of(options.file());
        Optional<TupleInput> tuples = TupleInput.of(file, host.terminal());
        if (tuples.isPresent()) {
            return new NestedLoopsInput(file, tuples, Optional.empty(), host.terminal());
        }
        OpenIndex index = IndexedInput.open(file, HeaderSpec.AUTO, Optional.empty(), options.indexes(host),
                host.terminal());
        Findings.tell(index.trace(), host.terminal());
        if (index.trace().symbols().size() > MOST_SYMBOLS) {
            index.close();
            throw Failure.data(options.file() + ": it has more than " + MOST_SYMBOLS + " different events");
        }
        return new NestedLoopsInput(file, tuples, Optional.of(index), host.terminal());
    }

    /** Hands over the whole sequence, from its start. */
    void forEach(TupleSink sink) throws Failure {
        try {
            if (tuples.isPresent()) {
                tuples.get().forEach(sink);
                return;
            }
            IndexedTrace trace = index.get().trace();
            long[] none = {};
            if (file.isIndex()) {
                GrammarStretches.forEach(trace.grammar(), symbol -> symbol,
                        (symbol, times) -> sink.repeat(symbol, none, 0, times), terminal.progress());
                terminal.clearProgress();
            } else {
                new Events(file, trace, terminal).forEach(symbol -> sink.tuple(symbol, none, 0));
            }
        } catch (TooManyTermsException e) {
            throw Failure.data(file.path() + ": " + e.getMessage());
        }
    }

    /** How its tuples are printed, once it has been read. */
    NestPrinter printer() {
        if (tuples.isPresent()) {
            return new NestPrinter(label -> "", tuples.get().hexadecimal());
        }
        SymbolTable symbols = index.get().trace().symbols();
        IntFunction<String> names = symbol -> HeaderReport.name(symbol, symbols);
        return new NestPrinter(names, 0);
    }

    @Override
    public void close() {
        if (index.isPresent()) {
            index.get().close();
        }
    }
}
