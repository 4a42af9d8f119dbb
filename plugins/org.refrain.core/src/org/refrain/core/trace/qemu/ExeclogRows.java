/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.qemu;

import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.LineReader;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceProblem.Severity;
import org.refrain.core.trace.TraceReceiver;

/** Hands out the rows of an execlog file. Not thread-safe. */
final class ExeclogRows {

    private final TraceReceiver receiver;
    private final ExeclogLine parser = new ExeclogLine();
    private final InstructionRow row = new InstructionRow();
    private final LogRemarks remarks = new LogRemarks();
    private long count;

    ExeclogRows(TraceReceiver receiver) {
        this.receiver = receiver;
        row.hasAddress = true;
    }

    /** Instructions handed out. */
    long count() {
        return count;
    }

    void read(LineReader lines) {
        byte[] line = lines.buffer();
        if (lines.tooLong()) {
            problem(lines, "The line is longer than " + (LineReader.LONGEST_LINE >> 10) + " KiB and was left out.");
        } else if (parser.parse(line, lines.start(), lines.end())) {
            readInstruction(lines, line);
        } else if (parser.looksAlike(line, lines.start(), lines.end())) {
            problem(lines, "The row is cut off or damaged.");
        } else if (lines.start() < lines.end() && line[lines.start()] != '#') {
            remarks.passOver(lines);
        }
    }

    private void readInstruction(LineReader lines, byte[] line) {
        row.line = lines.line();
        row.offset = lines.offset();
        row.address = parser.address;
        row.buffer = line;
        row.textStart = parser.textStart;
        row.textEnd = parser.textEnd;
        remarks.ranOn(parser.processor, lines);
        count++;
        receiver.instruction(row);
        for (String access = parser.nextAccess(); access != null; access = parser.nextAccess()) {
            receiver.mark(new TraceMark(lines.line(),
                    access.startsWith("load") ? TraceMark.Kind.DATA_READ : TraceMark.Kind.DATA_WRITE,
                    InstructionRow.NO_TIME, access));
        }
    }

    /** What only shows over many rows. */
    void report() {
        remarks.report(receiver);
    }

    private void problem(LineReader lines, String message) {
        receiver.problem(new TraceProblem(Severity.WARNING, lines.line(), lines.offset(), message));
    }
}
