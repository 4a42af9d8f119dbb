/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReceiver;

/** What only shows over many rows; reported once, behind the last row. */
final class RowFindings {

    private long rows;
    private long jumps;
    private long firstJump;
    private boolean oddAddress;

    private boolean hasPrevious;
    private long previousAddress;
    private long previousFills;
    private int previousStart;
    private int previousEnd;

    private long latest = InstructionRow.NO_TIME;
    private long backwards;
    private long firstBackwards;
    private long unreadableTimes;
    private long firstUnreadableTime;

    /** Takes in an instruction; {@code fills} tells whether the last one's bytes are still in the buffer. */
    void instruction(InstructionRow row, long fills) {
        rows++;
        long address = row.address;
        long step = address - previousAddress;
        if (hasPrevious && step != 2 && step != 4 && fills == previousFills
                && !Mnemonics.mayBranch(row.buffer, previousStart, previousEnd)) {
            jumps++;
            if (firstJump == 0) {
                firstJump = row.line;
            }
        }
        oddAddress |= (address & 1) != 0;
        hasPrevious = true;
        previousAddress = address;
        previousFills = fills;
        previousStart = row.textStart;
        previousEnd = row.textEnd;
    }

    /** The next instruction need not follow from the last one. */
    void interruption() {
        hasPrevious = false;
    }

    void time(long time, long line) {
        if (time < latest) {
            backwards++;
            if (firstBackwards == 0) {
                firstBackwards = line;
            }
        }
        latest = time;
    }

    void unreadableTime(long line) {
        if (unreadableTimes++ == 0) {
            firstUnreadableTime = line;
        }
    }

    void report(TraceReceiver receiver) {
        if (backwards > 0) {
            info(receiver, firstBackwards, backwards == 1
                    ? "The time goes backwards once; the row is kept."
                    : "The time goes backwards in " + backwards + " rows; they are kept.");
        }
        if (unreadableTimes > 0) {
            info(receiver, firstUnreadableTime, unreadableTimes == 1
                    ? "One row's time cannot be read; the row is kept without it."
                    : "The time cannot be read in " + unreadableTimes + " rows; they are kept without it.");
        }
        // Interrupts jump too, but hardly in one of twenty rows.
        if (rows >= 16 && jumps * 20 > rows && !oddAddress) {
            info(receiver, firstJump, "Addresses jump without a branch in " + jumps + " of " + rows + " rows: the file "
                    + "was probably saved with the display filter \"ETM - Code Exec HLL\" and is not a whole "
                    + "instruction path; save it again with \"ETM - Code Exec\".");
        }
    }

    private static void info(TraceReceiver receiver, long line, String message) {
        receiver.problem(new TraceProblem(TraceProblem.Severity.INFO, line, 0, message));
    }
}
