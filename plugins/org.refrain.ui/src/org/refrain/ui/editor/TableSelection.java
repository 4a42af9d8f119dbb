/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import java.util.List;

import org.refrain.ui.editor.table.RowRange;
import org.refrain.ui.editor.table.TraceTable;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.TraceSession;

/**
 * Hands on what the user selects in the table: the row that moves, and all rows as a span if there are several beside
 * each other. A span stays while a row of it is selected, as everywhere.
 */
final class TableSelection {

    private final TraceSession session;
    private final TraceTable table;
    private final Object source;
    /** Where the rows begin that the user selects; -1 when there is one only. */
    private long anchor = -1;

    /** @param source who selects in the session */
    TableSelection(TraceSession session, TraceTable table, Object source) {
        this.session = session;
        this.table = table;
        this.source = source;
    }

    void selected(long position) {
        session.move(position, spanAt(position), source);
    }

    private EventSpan spanAt(long position) {
        List<RowRange> ranges = table.selectedRanges();
        RowRange range = ranges.isEmpty() ? new RowRange(position, 1) : ranges.get(0);
        if (ranges.size() == 1 && range.count() > 1) {
            anchor = position == range.first() ? range.first() + range.count() - 1 : range.first();
            return new EventSpan(range.first(), range.first() + range.count());
        }
        boolean takenBack = position == anchor; // row by row, until the first one is left alone
        anchor = -1;
        return takenBack ? EventSpan.NONE : session.selection().at(position).span();
    }
}
