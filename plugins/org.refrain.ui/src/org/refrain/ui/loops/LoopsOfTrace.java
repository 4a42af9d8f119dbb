/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.HashMap;
import java.util.Map;
import java.util.WeakHashMap;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.finding.Finding;

/**
 * The loops of each trace with certain settings, found once and kept as long as the trace is open. Belongs to the user
 * interface's thread.
 */
final class LoopsOfTrace {

    private static final Map<ProgramTrace, @Nullable Map<LoopSettings, @Nullable Finding<LoopTree>>> KNOWN =
            new WeakHashMap<>();

    private LoopsOfTrace() {
    }

    /** What is known of the loops of a trace. */
    static Finding<LoopTree> of(ProgramTrace program, LoopSettings settings) {
        Map<LoopSettings, @Nullable Finding<LoopTree>> ofProgram = KNOWN.get(program);
        if (ofProgram == null) {
            ofProgram = new HashMap<>();
            KNOWN.put(program, ofProgram);
        }
        Finding<LoopTree> known = ofProgram.get(settings);
        if (known == null) {
            known = new Finding<>(Messages.LoopsOfTrace_job,
                    (trace, progress) -> LoopTree.of(trace, settings, progress));
            ofProgram.put(settings, known);
        }
        return known;
    }
}
