/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import java.util.StringJoiner;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.refrain.ui.cycles.timeline.SpanText;

/** Tells screen readers what stands in the selected row, for a NatTable is one picture to them. */
final class RowReader extends AccessibleAdapter {

    private final TraceTable table;

    RowReader(TraceTable table) {
        this.table = table;
    }

    @Override
    @NonNullByDefault({})
    public void getName(AccessibleEvent event) {
        event.result = text();
    }

    private String text() {
        String marked = SpanText.of(table.span(), null);
        return marked.isEmpty() ? rowText() : NLS.bind(Messages.RowReader_marked, rowText(), marked);
    }

    private String rowText() {
        RowTexts texts = table.texts();
        long position = table.selectedPosition();
        if (texts == null || position < 0 || position >= texts.count()) {
            return Messages.RowReader_nothing;
        }
        StringJoiner row = new StringJoiner(", ");
        for (TraceColumn column : TraceColumn.values()) {
            String text = texts.text(column, position);
            if (!text.isEmpty()) {
                row.add(NLS.bind(Messages.RowReader_cell, column.label(), text));
            }
        }
        String note = table.selectedNote();
        if (!note.isEmpty()) {
            row.add(NLS.bind(Messages.RowReader_note, note));
        }
        return row.toString();
    }
}
