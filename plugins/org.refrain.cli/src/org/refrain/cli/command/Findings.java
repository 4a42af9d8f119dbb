/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import org.refrain.cli.report.Numbers;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.trace.TraceProblem;

/** Warns when a result was made from a part of the file only. */
final class Findings {

    private Findings() {
    }

    static void tell(IndexedTrace trace, Terminal terminal) {
        for (TraceProblem problem : trace.problems()) {
            boolean ofAll = problem.line() == 0 && problem.severity() == TraceProblem.Severity.WARNING;
            if (ofAll || problem.severity() == TraceProblem.Severity.ERROR) {
                terminal.note((problem.line() == 0 ? "" : "line " + problem.line() + ": ") + problem.message());
            }
        }
        if (trace.unreadRows() > 0) {
            terminal.note(Numbers.count(trace.unreadRows(), "row") + " could not be read; refrain info tells which");
        }
    }
}
