/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.reading;

import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReceiver;

/** Takes rows and does next to nothing with them. */
public final class RowCounter implements TraceReceiver {

    long rows;
    private long addresses;

    @Override
    public void instruction(InstructionRow row) {
        rows++;
        addresses += row.address;
    }

    @Override
    public void discontinuity(Discontinuity discontinuity) {
        rows++;
    }

    @Override
    public void mark(TraceMark mark) {
        // no event
    }

    @Override
    public void problem(TraceProblem problem) {
        // not counted
    }

    /** Sum of all addresses, so that reading them cannot be left out. */
    public long addresses() {
        return addresses;
    }
}
