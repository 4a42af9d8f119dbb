/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.nebula.widgets.nattable.NatTable;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.editor.TraceEditor;
import org.refrain.ui.editor.table.RowTexts;
import org.refrain.ui.editor.table.TraceColumn;
import org.refrain.ui.session.TraceSession;

/** An open trace editor. */
public final class BotEditor extends BotPart {

    private static final int HEADING_ROWS = 1;

    private final TraceEditor editor;

    BotEditor(TraceEditor editor, Control root) {
        super(root);
        this.editor = editor;
    }

    public TraceEditor part() {
        return editor;
    }

    public TraceSession session() {
        return editor.session();
    }

    /** Waits until the whole trace is known. */
    public BotEditor waitUntilReady() {
        Wait.until(editor.getTitle() + " read", () -> editor.session().state() == TraceSession.State.READY);
        return this;
    }

    /** The index; fails while there is none. On the user interface's thread. */
    public IndexedTrace index() {
        IndexedTrace index = editor.session().index();
        if (index == null) {
            throw new AssertionError("not read yet");
        }
        return index;
    }

    /** The main loop's cycles; fails when there are none. On the user interface's thread. */
    public CycleTable cycles() {
        CycleTable cycles = editor.session().cycles();
        if (cycles == null) {
            throw new AssertionError("no cycles");
        }
        return cycles;
    }

    /** How many rows the table shows. */
    public long rowCount() {
        return Ui.get(() -> {
            @Nullable RowTexts texts = editor.texts();
            return texts == null ? 0 : texts.count();
        });
    }

    /** Waits until a row is selected in the session and in the table. */
    public void waitUntilSelected(long position) {
        Wait.until("row " + position + " selected",
                () -> editor.session().selection().position() == position && selectedInTable() == position);
    }

    /** The first selected row of the table, -1 for none. */
    public long selectedRow() {
        return Ui.get(this::selectedInTable);
    }

    private long selectedInTable() {
        var ranges = editor.selectedRows();
        return ranges.isEmpty() ? -1 : ranges.get(0).first();
    }

    /** What a cell says, whether it can be seen or not. */
    public String cell(long position, TraceColumn column) {
        return Ui.get(() -> {
            @Nullable RowTexts texts = editor.texts();
            if (texts == null) {
                throw new AssertionError("the editor shows no rows");
            }
            return texts.text(column, position);
        });
    }

    public NatTable natTable() {
        return control(NatTable.class);
    }

    /** What is painted in a visible row of the table, counted from 0 below the heading. */
    public String visibleCell(int row, TraceColumn column) {
        NatTable table = natTable();
        return Ui.get(() -> String.valueOf(
                table.getDataValueByPosition(column.ordinal(), row + HEADING_ROWS)));
    }

    /** Clicks a visible row of the table, counted from 0 below the heading. */
    public void clickVisibleRow(int row) {
        NatTable table = natTable();
        Rectangle cell = Ui.get(() -> table.getBoundsByPosition(TraceColumn.ADDRESS.ordinal(), row + HEADING_ROWS));
        new Mouse().click(table, cell.x + cell.width / 2, cell.y + cell.height / 2);
    }
}
