/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.input;

import java.io.IOException;
import java.nio.file.Path;

import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.TraceRecorder;
import org.refrain.core.trace.TraceFormatException;

/** Writes a trace as an archive in parts. */
public final class Chunks {

    private Chunks() {
    }

    /**
     * Reads a trace and writes it.
     *
     * @param target a file that is not there yet
     * @param events of a part
     * @return number of events
     * @throws Failure if the file is no trace
     * @throws IOException if a file fails
     */
    public static long record(TraceFile file, IndexOptions options, Path target, long events, Terminal terminal)
            throws IOException, Failure {
        try {
            return TraceRecorder.record(file.source(), options, target, events, terminal.progress());
        } catch (TraceFormatException e) {
            throw Failures.of(file.path(), e);
        } finally {
            terminal.clearProgress();
        }
    }
}
