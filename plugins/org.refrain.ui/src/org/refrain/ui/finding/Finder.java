/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

import java.io.IOException;

import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ProgramTrace;

/**
 * Finds something in a trace.
 *
 * @param <R> type of what is found
 */
@FunctionalInterface
public interface Finder<R> {

    /**
     * Works in a job. A finder lives as long as what it finds, so it must not hold the trace.
     *
     * @param trace stays open until this method returns
     * @throws FindingException if it cannot be found in this trace
     * @throws IOException if the trace cannot be read
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    R find(ProgramTrace trace, Progress progress) throws FindingException, IOException;
}
