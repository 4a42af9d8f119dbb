/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.io.IOException;
import java.util.Map;
import java.util.WeakHashMap;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.calls.CallTreeException;
import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.finding.Finding;
import org.refrain.ui.finding.FindingException;

/** The calls of each trace, found once for all views that show them. Belongs to the user interface's thread. */
final class CallsOfTrace {

    private static final Map<ProgramTrace, @Nullable Finding<CallAnalysis>> KNOWN = new WeakHashMap<>();

    private CallsOfTrace() {
    }

    /** What is known of the calls of a trace. */
    static Finding<CallAnalysis> of(ProgramTrace program) {
        Finding<CallAnalysis> known = KNOWN.get(program);
        if (known == null) {
            known = new Finding<>(Messages.CallsOfTrace_job, CallsOfTrace::find);
            KNOWN.put(program, known);
        }
        return known;
    }

    private static CallAnalysis find(ProgramTrace program, Progress progress) throws IOException, FindingException {
        try {
            return CallAnalysis.of(program, progress);
        } catch (CallTreeException e) {
            throw new FindingException(String.valueOf(e.getMessage()), e);
        }
    }
}
