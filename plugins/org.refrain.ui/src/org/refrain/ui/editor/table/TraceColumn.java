/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

/** The columns of the trace table, in their order. */
public enum TraceColumn {

    /** Number of the event, from 0. */
    ROW(Messages.TraceColumn_row, 11, true),
    /** Time since the trace's own zero. */
    TIME(Messages.TraceColumn_time, 17, true),
    /** Time since the timed row before. */
    DELTA(Messages.TraceColumn_delta, 11, true),
    ADDRESS(Messages.TraceColumn_address, 12, false),
    INSTRUCTION(Messages.TraceColumn_instruction, 36, false),
    FUNCTION(Messages.TraceColumn_function, 20, false),
    /** Which execution of the main loop's body, and in brackets which distinct cycle it is. */
    CYCLE(Messages.TraceColumn_cycle, 13, false);

    private final String label;
    private final int characters;
    private final boolean rightAligned;

    TraceColumn(String label, int characters, boolean rightAligned) {
        this.label = label;
        this.characters = characters;
        this.rightAligned = rightAligned;
    }

    /** The column's heading. */
    public String label() {
        return label;
    }

    /** How many characters the column shows at first. */
    int characters() {
        return characters;
    }

    /** Whether its contents are numbers to be compared. */
    boolean rightAligned() {
        return rightAligned;
    }

    static TraceColumn at(int index) {
        return values()[index];
    }
}
