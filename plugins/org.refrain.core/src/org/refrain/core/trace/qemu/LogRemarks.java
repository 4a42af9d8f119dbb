/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.qemu;

import org.refrain.core.trace.LineReader;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceProblem.Severity;
import org.refrain.core.trace.TraceReceiver;

/** Remarks on a whole log: what only shows over many lines is told once, with the first line it concerns. */
final class LogRemarks {

    private long others;
    private long firstOther;
    private int processor = -1;
    private long firstOfAnother;

    /** A line that is nothing of what the reader looks for. */
    void passOver(LineReader lines) {
        if (others++ == 0) {
            firstOther = lines.line();
        }
    }

    /** @param index of the processor that ran the line's instruction, from 0 */
    void ranOn(int index, LineReader lines) {
        if (processor != index) {
            firstOfAnother = processor >= 0 && firstOfAnother == 0 ? lines.line() : firstOfAnother;
            processor = index;
        }
    }

    void report(TraceReceiver receiver) {
        if (others > 0) {
            receiver.problem(new TraceProblem(Severity.INFO, firstOther, 0,
                    "Lines of other QEMU output were passed over: " + others + "."));
        }
        if (firstOfAnother > 0) {
            receiver.problem(new TraceProblem(Severity.INFO, firstOfAnother, 0, "The log mixes several processors; "
                    + "their instructions are read as one stream. Record with -smp 1."));
        }
    }
}
