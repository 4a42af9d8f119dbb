/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReceiver;

/** Counts rows of a file's head that are what a trace has, so that no other table is taken for one. */
final class RowEvidence implements TraceReceiver {

    private long good;
    private long rows;
    private long later;
    private long earlier;
    private long latest = InstructionRow.NO_TIME;

    @Override
    public void instruction(InstructionRow row) {
        rows++;
        if (Mnemonics.startsKnown(row.text())) {
            good++;
        }
        if (row.time != InstructionRow.NO_TIME) {
            if (row.time > latest) {
                later++;
            } else if (row.time < latest) {
                earlier++;
            }
            latest = row.time;
        }
    }

    @Override
    public void discontinuity(Discontinuity discontinuity) {
        rows++;
        good += FlowText.flow(discontinuity.text()) != null ? 1 : 0;
    }

    @Override
    public void mark(TraceMark mark) {
        rows++;
        good++;
    }

    @Override
    public void problem(TraceProblem problem) {
        rows += problem.severity() == TraceProblem.Severity.INFO ? 0 : 1;
    }

    /** How sure these rows make it; see {@link org.refrain.core.trace.TraceReader#confidence}. */
    int confidence(KeilLayout layout) {
        if (earlier > later + 1) {
            // written from the newest row to the oldest: another program's
            return 0;
        }
        if (layout.keilsOwn) {
            return good * 5 >= rows && rows > 0 ? 95 : 60;
        }
        if (layout.headerLine == 0) {
            return good * 5 >= rows * 4 ? 70 : 40;
        }
        if (rows == 0) {
            return 10;
        }
        return good * 2 >= rows ? 85 : good * 10 >= rows ? 30 : 0;
    }
}
