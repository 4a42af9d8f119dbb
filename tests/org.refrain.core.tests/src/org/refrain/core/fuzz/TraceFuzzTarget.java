/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.fuzz;

import java.io.IOException;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;

/** Any bytes as a trace, given to the reader that they seem to be for, and to all others. */
public final class TraceFuzzTarget {

    private TraceFuzzTarget() {
    }

    /** Checks that slices lie in the buffer and that there are no more rows than bytes. */
    private static final class Checker implements TraceReceiver {

        private final long most;
        private long seen;

        Checker(long most) {
            this.most = most;
        }

        private void count() {
            if (++seen > most) {
                throw new AssertionError("more rows than the file can have: " + seen);
            }
        }

        @Override
        public void instruction(InstructionRow row) {
            count();
            // a slice outside the buffer throws
            if (row.text().length() + row.function().length() + row.source().length() > 3L * row.buffer.length) {
                throw new AssertionError("texts of " + row.buffer.length + " bytes");
            }
        }

        @Override
        public void discontinuity(Discontinuity discontinuity) {
            count();
        }

        @Override
        public void mark(TraceMark mark) {
            count();
        }

        @Override
        public void problem(TraceProblem problem) {
            count();
        }
    }

    /** Jazzer's entry. */
    public static void fuzzerTestOneInput(byte[] data) throws IOException {
        // unpacked text is what counts, and gzip makes at most 1032 bytes of one
        long most = 2000L * data.length + 100;
        for (TraceReader reader : TraceReaders.all()) {
            TraceSource source = TraceSource.of("fuzz.csv", data);
            reader.confidence(source.head());
            try {
                reader.read(source, new Checker(most), Progress.NONE);
            } catch (TraceFormatException e) {
                check(e.getMessage());
            }
        }
        try {
            TraceReaders.detect(TraceSource.of("fuzz.sym", data));
        } catch (TraceFormatException e) {
            check(e.getMessage());
        }
    }

    private static void check(@Nullable String message) {
        if (message == null || message.isBlank()) {
            throw new AssertionError("an error without a message");
        }
    }
}
