/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.finding.FindingException;

/** Finds where a loop runs. Must not hold the trace. */
@FunctionalInterface
interface PlacesFinder {

    /**
     * Works in a job.
     *
     * @param program of the trace that the loop was found in
     * @throws FindingException if the memory that is free now does not suffice
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    LoopPlaces find(ProgramTrace program, Progress progress) throws FindingException;
}
