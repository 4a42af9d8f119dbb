/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.qemu;

import java.io.ByteArrayInputStream;
import java.io.IOException;

import org.refrain.core.progress.Progress;
import org.refrain.core.trace.LineReader;
import org.refrain.core.trace.TraceEnd;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;

/**
 * Reads QEMU's {@code -d exec,nochain}: one line per translation block, which is one instruction when QEMU runs with
 * {@code -singlestep} ({@code -accel tcg,one-insn-per-tb=on}). The symbol at the end of the line is the function.
 *
 * <p>A block that QEMU then did not run, for an interrupt was due or a device had to be reached at the right count, is
 * taken back by the line behind it and comes again; it is counted once.
 */
public final class QemuExecReader implements TraceReader {

    @Override
    public String format() {
        return "qemu-exec";
    }

    @Override
    public String label() {
        return "QEMU execution log";
    }

    @Override
    public int confidence(byte[] head) {
        ExecLine parser = new ExecLine();
        try (LineReader lines = new LineReader(new ByteArrayInputStream(head))) {
            while (lines.next()) {
                if (parser.parse(lines.buffer(), lines.start(), lines.end()) == ExecLine.Kind.TRACE) {
                    return 95;
                }
            }
        } catch (IOException e) {
            throw new AssertionError("bytes in memory cannot fail", e);
        }
        return 0;
    }

    @Override
    public void read(TraceSource source, TraceReceiver receiver, Progress progress)
            throws IOException, TraceFormatException {
        ExecRows rows = new ExecRows(receiver);
        try (LineReader lines = new LineReader(source.open(progress, "Reading " + source.name()))) {
            while (lines.next()) {
                rows.read(lines);
            }
            rows.flush();
            TraceEnd.report(lines, rows.count(), receiver, "The log has no line that begins with \"Trace\". Record it "
                    + "with -d exec,nochain and -singlestep.");
            rows.report();
        }
    }
}
