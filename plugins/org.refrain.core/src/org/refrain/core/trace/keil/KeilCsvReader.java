/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import java.io.ByteArrayInputStream;
import java.io.IOException;

import org.refrain.core.progress.Progress;
import org.refrain.core.trace.LineReader;
import org.refrain.core.trace.TraceEnd;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceFormatException.Reason;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;

/**
 * Reads the "Trace Data" window of Keil uVision as it was saved: any column order and separator, quoted or not, with
 * or without a header; see the package for how. One pass over the bytes, no object per row.
 */
public final class KeilCsvReader implements TraceReader {

    @Override
    public String format() {
        return "keil-csv";
    }

    @Override
    public String label() {
        return "Keil uVision Trace Data";
    }

    @Override
    public int confidence(byte[] head) {
        KeilLayout layout = LayoutFinder.find(head);
        if (layout == null) {
            return 0;
        }
        RowEvidence evidence = new RowEvidence();
        try (LineReader lines = new LineReader(new ByteArrayInputStream(head))) {
            RowReader rows = new RowReader(layout, evidence);
            while (lines.next()) {
                if (lines.line() > layout.headerLine) {
                    rows.read(lines);
                }
            }
        } catch (IOException e) {
            throw new AssertionError("bytes in memory cannot fail", e);
        }
        return evidence.confidence(layout);
    }

    @Override
    public void read(TraceSource source, TraceReceiver receiver, Progress progress)
            throws IOException, TraceFormatException {
        KeilLayout layout = LayoutFinder.find(source.head());
        if (layout == null) {
            throw new TraceFormatException(Reason.UNKNOWN_FORMAT, 0, "No line with column names such as Time, Address "
                    + "and Instruction was found, and the rows do not look like instructions. Save the Trace Data "
                    + "window of uVision with its column titles.");
        }
        try (LineReader lines = new LineReader(source.open(progress, "Reading " + source.name()))) {
            RowReader rows = new RowReader(layout, receiver);
            while (lines.next()) {
                if (lines.line() > layout.headerLine) {
                    rows.read(lines);
                }
            }
            TraceEnd.report(lines, rows.events(), receiver, whenNone(rows.marks()));
            rows.finish();
        }
    }

    private static String whenNone(long marks) {
        return marks > 0
                ? "The file has exception and data records but no instruction. Record with ETM instruction trace, and "
                        + "save with the display filter \"All\" or \"ETM - Code Exec\"."
                : "The file has column titles but no instruction. Check that something was recorded before it was "
                        + "saved, and the display filter of the Trace Data window.";
    }
}
