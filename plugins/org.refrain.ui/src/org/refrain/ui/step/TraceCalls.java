/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.step;

import java.io.IOException;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.calls.CallIndex;
import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ProgramTrace;

/** The calls of each open trace, found once for all who ask. Safe for threads. */
public final class TraceCalls {

    private static final Map<ProgramTrace, @Nullable CallIndex> KNOWN =
            Collections.synchronizedMap(new WeakHashMap<>());

    private TraceCalls() {
    }

    /**
     * The calls of a trace. The first question for a trace may take seconds: ask in the background.
     *
     * @throws IOException if the trace cannot be read
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static CallIndex of(ProgramTrace trace, Progress progress) throws IOException {
        CallIndex known = KNOWN.get(trace);
        if (known == null) {
            known = new CallIndex(trace.controlFlow(progress).located());
            KNOWN.put(trace, known);
        }
        return known;
    }
}
