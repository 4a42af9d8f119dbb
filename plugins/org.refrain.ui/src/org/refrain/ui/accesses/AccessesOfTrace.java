/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import java.util.Map;
import java.util.WeakHashMap;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.finding.Finding;

/**
 * The access patterns of each trace, found once and kept as long as the trace is open. Belongs to the user interface's
 * thread.
 */
final class AccessesOfTrace {

    private static final Map<ProgramTrace, @Nullable Finding<AccessTree>> KNOWN = new WeakHashMap<>();

    private AccessesOfTrace() {
    }

    /** What is known of the accesses of a trace. */
    static Finding<AccessTree> of(ProgramTrace program) {
        Finding<AccessTree> known = KNOWN.get(program);
        if (known == null) {
            known = new Finding<>(Messages.AccessesOfTrace_job, AccessTree::of);
            KNOWN.put(program, known);
        }
        return known;
    }
}
