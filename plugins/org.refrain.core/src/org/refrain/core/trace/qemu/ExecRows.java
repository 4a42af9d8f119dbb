/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.qemu;

import java.util.Arrays;

import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.LineReader;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceProblem.Severity;
import org.refrain.core.trace.TraceReceiver;

/** Holds each row back until the next line shows that it really ran. Not thread-safe. */
final class ExecRows {

    private final TraceReceiver receiver;
    private final ExecLine parser = new ExecLine();
    private final InstructionRow pending = new InstructionRow();
    private final LogRemarks remarks = new LogRemarks();
    private byte[] function = new byte[256];
    private boolean hasPending;
    private long count;
    private long previousAddress;
    private long shortSteps;

    ExecRows(TraceReceiver receiver) {
        this.receiver = receiver;
        pending.hasAddress = true;
    }

    /** Rows handed out. */
    long count() {
        return count;
    }

    void read(LineReader lines) {
        if (lines.tooLong()) {
            problem(Severity.WARNING, lines, "The line is longer than " + (LineReader.LONGEST_LINE >> 10)
                    + " KiB and was left out.");
            return;
        }
        switch (parser.parse(lines.buffer(), lines.start(), lines.end())) {
            case TRACE -> {
                flush();
                hold(lines);
            }
            case TAKEN_BACK -> hasPending &= pending.address != parser.address;
            case DAMAGED -> {
                flush();
                problem(Severity.WARNING, lines, "The line has no address in brackets; it is cut off or damaged.");
            }
            default -> {
                if (lines.start() < lines.end()) {
                    remarks.passOver(lines);
                }
            }
        }
    }

    private void hold(LineReader lines) {
        int length = parser.functionEnd - parser.functionStart;
        if (length > function.length) {
            function = Arrays.copyOf(function, Math.max(length, 2 * function.length));
        }
        System.arraycopy(lines.buffer(), parser.functionStart, function, 0, length);
        pending.buffer = function;
        pending.functionEnd = length;
        pending.line = lines.line();
        pending.offset = lines.offset();
        pending.address = parser.address;
        hasPending = true;
        remarks.ranOn(parser.processor, lines);
    }

    /** Hands out the row held back, if there is one. */
    void flush() {
        if (hasPending) {
            hasPending = false;
            count++;
            long step = pending.address - previousAddress;
            shortSteps += step == 2 || step == 4 ? 1 : 0;
            previousAddress = pending.address;
            receiver.instruction(pending);
        }
    }

    /** What only shows over many rows. */
    void report() {
        remarks.report(receiver);
        if (count >= 100 && shortSteps * 4 < count) {
            receiver.problem(new TraceProblem(Severity.INFO, 0, 0, "The log seems to have one line for several "
                    + "instructions. Record it with -singlestep (from QEMU 8.1: -accel tcg,one-insn-per-tb=on)."));
        }
    }

    private void problem(Severity severity, LineReader lines, String message) {
        receiver.problem(new TraceProblem(severity, lines.line(), lines.offset(), message));
    }
}
