/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.input;

import java.io.IOException;
import java.util.Optional;

import org.refrain.cli.report.Numbers;
import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.nlr.TupleSink;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.num.TupleFormat;
import org.refrain.core.trace.num.TupleReceiver;

/** The tuples of a file for nested loop recognition, read as often as wanted. */
public final class TupleInput {

    private final TraceFile file;
    private final TupleFormat format;
    private final Terminal terminal;
    private long hexadecimal;
    private boolean told;

    private TupleInput(TraceFile file, TupleFormat format, Terminal terminal) {
        this.file = file;
        this.format = format;
        this.terminal = terminal;
    }

    /** The tuples of a file of numbers; none if it is not named as one. */
    public static Optional<TupleInput> of(TraceFile file, Terminal terminal) {
        TupleFormat format = TupleFormat.named(String.valueOf(file.path().getFileName()));
        return format == null ? Optional.empty() : Optional.of(new TupleInput(file, format, terminal));
    }

    /** The fields that the file writes in hexadecimal, as bits, once it has been read. */
    public long hexadecimal() {
        return hexadecimal;
    }

    /**
     * Reads the file from its start.
     *
     * @throws Failure if it cannot be read
     */
    public void forEach(TupleSink sink) throws Failure {
        Lines lines = new Lines(sink);
        try {
            hexadecimal = format.read(file.source(), lines, terminal.progress());
        } catch (IOException e) {
            throw Failures.of(file.path(), e);
        } catch (TraceFormatException e) {
            throw Failures.of(file.path(), e);
        } finally {
            terminal.clearProgress();
        }
        if (lines.problems > 0 && !told) {
            terminal.note(Numbers.count(lines.problems, "line") + " could not be read; the first is " + lines.first);
        }
        told = true;
    }

    private static final class Lines implements TupleReceiver {

        private final TupleSink sink;
        private long problems;
        private String first = "";

        Lines(TupleSink sink) {
            this.sink = sink;
        }

        @Override
        public void tuple(long[] values, int count) {
            sink.tuple(0, values, count);
        }

        @Override
        public void problem(TraceProblem problem) {
            first = problems++ == 0 ? "line " + problem.line() + ": " + problem.message() : first;
        }
    }
}
