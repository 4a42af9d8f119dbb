/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace;

import org.refrain.core.trace.TraceFormatException.Reason;

/** What every reader says when its lines have come to an end. */
public final class TraceEnd {

    private TraceEnd() {
    }

    /**
     * Reports damage that ended the file before its time.
     *
     * @param lines the lines, read to their end
     * @param events instructions and discontinuities that were handed out
     * @param whenNone what to tell a person when there were none, and the file is whole
     * @throws TraceFormatException if there was no event
     */
    public static void report(LineReader lines, long events, TraceReceiver receiver, String whenNone)
            throws TraceFormatException {
        DamagedSourceException damage = lines.damage();
        if (events == 0) {
            throw damage == null ? new TraceFormatException(Reason.NO_EVENTS, lines.offset(), whenNone)
                    : new TraceFormatException(Reason.DAMAGED, lines.offset(),
                            "The file cannot be read as far as its first instruction: " + damage.getMessage() + ".");
        }
        if (damage != null) {
            receiver.problem(new TraceProblem(TraceProblem.Severity.ERROR, lines.line() + 1, lines.offset(),
                    "The file cannot be read on from here: " + damage.getMessage() + "."));
        }
    }
}
