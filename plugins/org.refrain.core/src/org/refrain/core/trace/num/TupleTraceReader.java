/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.num;

import java.io.IOException;

import org.refrain.core.progress.Progress;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.LineReader;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;

/**
 * Reads a file of numbers as a trace: each line is an event, known by its text, and lines with equal texts are the same
 * symbol.
 */
public final class TupleTraceReader implements TraceReader {

    private final TupleFormat format;

    public TupleTraceReader(TupleFormat format) {
        this.format = format;
    }

    @Override
    public String format() {
        return format.format();
    }

    @Override
    public String label() {
        return format.label();
    }

    /** Such a file has no mark of its own: {@link org.refrain.core.trace.TraceReaders#detect} goes by its name. */
    @Override
    public int confidence(byte[] head) {
        return 0;
    }

    @Override
    public void read(TraceSource source, TraceReceiver receiver, Progress progress)
            throws IOException, TraceFormatException {
        InstructionRow row = new InstructionRow();
        format.readLines(source, format.line(), lines -> {
            take(lines, row);
            receiver.instruction(row);
        }, receiver::problem, progress);
    }

    private static void take(LineReader lines, InstructionRow row) {
        byte[] text = lines.buffer();
        row.buffer = text;
        row.line = lines.line();
        row.offset = lines.offset();
        row.textStart = lines.start();
        row.textEnd = lines.end();
        while (row.textStart < row.textEnd && isBlank(text[row.textStart])) {
            row.textStart++;
        }
        while (row.textStart < row.textEnd && isBlank(text[row.textEnd - 1])) {
            row.textEnd--;
        }
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b == '\t' || b == '\r';
    }
}
