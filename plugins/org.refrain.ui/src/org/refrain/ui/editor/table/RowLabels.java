/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import java.io.UncheckedIOException;
import java.util.Map;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.nebula.widgets.nattable.layer.LabelStack;
import org.eclipse.nebula.widgets.nattable.layer.cell.IConfigLabelAccumulator;
import org.refrain.ui.session.EventSpan;

/** Names the cells that {@link TableStyle} paints in another way than the rest. */
final class RowLabels implements IConfigLabelAccumulator {

    /** Cells of a row where something is missing. */
    static final String GAP = "gap";
    /** Cells of the first row of a cycle. */
    static final String CYCLE_START = "cycleStart";
    /** Cells whose contents are read less often than the rest. */
    static final String FAINT = "faint";
    /** Cells of the column that shows what a row is marked with. */
    static final String NUMBER = "number";
    /** Cells of a row that has a note. */
    static final String NOTE = "note";
    /** Cells of a row that belongs to the selected span. */
    static final String SPAN = "span";
    /** Cells with numbers. */
    static final String RIGHT = "right";

    private final RowWindow window;
    private final RowDataProvider provider;
    private EventSpan span = EventSpan.NONE;
    private Map<Long, String> notes = Map.of();

    RowLabels(RowWindow window, RowDataProvider provider) {
        this.window = window;
        this.provider = provider;
    }

    EventSpan span() {
        return span;
    }

    void setSpan(EventSpan newSpan) {
        span = newSpan;
    }

    void setNotes(Map<Long, String> newNotes) {
        notes = newNotes;
    }

    /** The note on an event; empty when there is none. */
    String noteAt(long position) {
        return notes.getOrDefault(position, "");
    }

    @Override
    @NonNullByDefault({})
    public void accumulateConfigLabels(LabelStack labels, int columnPosition, int rowPosition) {
        TraceColumn column = TraceColumn.at(columnPosition);
        if (column.rightAligned()) {
            labels.addLabel(RIGHT);
        }
        if (column == TraceColumn.ROW) {
            labels.addLabel(FAINT);
            labels.addLabel(NUMBER);
        }
        RowTexts texts = provider.texts();
        if (texts == null || rowPosition >= window.rows()) {
            return;
        }
        long position = window.positionOf(rowPosition);
        try {
            if (texts.isDiscontinuity(position)) {
                labels.addLabelOnTop(GAP);
            } else if (texts.startsCycle(position)) {
                labels.addLabelOnTop(CYCLE_START);
            }
        } catch (UncheckedIOException e) {
            return; // the cell's text reports it
        }
        if (column == TraceColumn.ROW && notes.containsKey(position)) {
            labels.addLabel(NOTE);
        }
        if (span.contains(position)) {
            labels.addLabelOnTop(SPAN);
        }
    }
}
