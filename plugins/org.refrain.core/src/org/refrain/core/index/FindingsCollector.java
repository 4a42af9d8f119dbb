/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceProblem.Severity;
import org.refrain.core.wpp.Findings;

/** Counts what a reader finds, and keeps the first thousand of each severity. Not safe for threads. */
final class FindingsCollector {

    private static final Severity[] SEVERITIES = Severity.values();

    private final List<List<TraceProblem>> kept = new ArrayList<>();
    private final long[] counts = new long[SEVERITIES.length];

    FindingsCollector() {
        for (int i = 0; i < SEVERITIES.length; i++) {
            kept.add(new ArrayList<>());
        }
    }

    void add(TraceProblem problem) {
        int severity = problem.severity().ordinal();
        counts[severity]++;
        List<TraceProblem> list = kept.get(severity);
        if (list.size() < Findings.MOST_KEPT) {
            list.add(problem);
        }
    }

    /** The worst first, those of equal severity in the order of the file. */
    Findings findings() {
        List<TraceProblem> worst = new ArrayList<>();
        for (int severity = SEVERITIES.length - 1; severity >= 0; severity--) {
            List<TraceProblem> list = kept.get(severity);
            worst.addAll(list.subList(0, Math.min(list.size(), Findings.MOST_KEPT - worst.size())));
        }
        // a warning is a row that was left out; an error ends the file, nobody knows how many rows it cost
        return new Findings(counts[Severity.INFO.ordinal()], counts[Severity.WARNING.ordinal()],
                counts[Severity.ERROR.ordinal()], counts[Severity.WARNING.ordinal()], List.copyOf(worst));
    }
}
