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
 * Reads the output of QEMU's execlog plug-in: {@code 0, 0xa18, 0xfff94803, "ldr r0, [pc, #0xc]", load, 0x10a28, RAM}.
 * Loads and stores become marks behind their instruction. The opcode is passed over: for a short instruction its
 * other half is whatever follows.
 */
public final class QemuExeclogReader implements TraceReader {

    @Override
    public String format() {
        return "qemu-execlog";
    }

    @Override
    public String label() {
        return "QEMU execlog plug-in";
    }

    @Override
    public int confidence(byte[] head) {
        ExeclogLine parser = new ExeclogLine();
        try (LineReader lines = new LineReader(new ByteArrayInputStream(head))) {
            while (lines.next()) {
                if (parser.parse(lines.buffer(), lines.start(), lines.end())) {
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
        ExeclogRows rows = new ExeclogRows(receiver);
        try (LineReader lines = new LineReader(source.open(progress, "Reading " + source.name()))) {
            while (lines.next()) {
                rows.read(lines);
            }
            TraceEnd.report(lines, rows.count(), receiver, "The log has no instruction. Record it with "
                    + "-plugin libexeclog.so -d plugin.");
            rows.report();
        }
    }
}
