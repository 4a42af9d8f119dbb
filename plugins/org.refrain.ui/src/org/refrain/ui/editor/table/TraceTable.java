/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.nebula.widgets.nattable.NatTable;
import org.eclipse.nebula.widgets.nattable.coordinate.Range;
import org.eclipse.nebula.widgets.nattable.layer.NoScalingDpiConverter;
import org.eclipse.nebula.widgets.nattable.layer.command.ConfigureScalingCommand;
import org.eclipse.nebula.widgets.nattable.layer.event.ILayerEvent;
import org.eclipse.nebula.widgets.nattable.layer.event.StructuralRefreshEvent;
import org.eclipse.nebula.widgets.nattable.selection.SelectionLayer;
import org.eclipse.nebula.widgets.nattable.selection.event.RowSelectionEvent;
import org.eclipse.nebula.widgets.nattable.viewport.event.ScrollEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.FontMetrics;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.refrain.core.index.TraceRows;
import org.refrain.ui.session.EventSpan;

/**
 * The table of a trace's rows. It shows any number of them and selects by position in the trace.
 *
 * <p>Cost: painting and moving take the same time wherever in the trace, whatever its length.
 */
public final class TraceTable {

    private static final int ROW_PADDING = 4;
    /** Room for a bookmark's sign, and for padding. */
    private static final int SIGN_CHARACTERS = 4;

    private final NatTable table;
    private final TableLayers layers;
    private final RowWindow window;
    private final RowDataProvider provider;
    private final RowLabels labels;
    private final TableTheme theme;
    private final List<LongConsumer> listeners = new ArrayList<>();
    private final int characterWidth;
    /** A row to be made visible as soon as the table has a size; -1 for none. */
    private long unseen = -1;
    private boolean quiet;

    /** @param damage told when a damaged part of the index is to be shown */
    public TraceTable(Composite parent, Consumer<UncheckedIOException> damage) {
        CollectionsBridge.prepare();
        int rowHeight;
        GC gc = new GC(parent);
        try {
            gc.setFont(JFaceResources.getTextFont());
            FontMetrics metrics = gc.getFontMetrics();
            rowHeight = metrics.getHeight() + ROW_PADDING;
            characterWidth = (int) Math.ceil(metrics.getAverageCharacterWidth());
        } finally {
            gc.dispose();
        }
        window = new RowWindow(rowHeight);
        provider = new RowDataProvider(window, damage);
        layers = new TableLayers(provider, new TableKeys(() -> go(0), () -> go(window.total() - 1)), rowHeight,
                characterWidth);
        labels = new RowLabels(window, provider);
        layers.data.setConfigLabelAccumulator(labels);
        table = new NatTable(parent, layers.top, false);
        NoScalingDpiConverter asMeasured = new NoScalingDpiConverter();
        table.doCommand(new ConfigureScalingCommand(asMeasured, asMeasured));
        theme = new TableTheme(table);
        table.configure();
        table.getAccessible().addAccessibleListener(new RowReader(this));
        table.addLayerListener(this::handle);
        layers.viewport.addLayerListener(this::handleScroll);
        table.addMouseMoveListener(event -> tip(table.getRowPositionByY(event.y)));
        table.addListener(SWT.Resize, event -> reveal(unseen));
    }

    public Control control() {
        return table;
    }

    /** The texts of the rows that are shown; null when there are none. */
    public @Nullable RowTexts texts() {
        return provider.texts();
    }

    /** Shows other rows, or more of the same. Place and selection stay as far as the rows are there. */
    public void setRows(@Nullable TraceRows rows) {
        long selected = selectedPosition();
        provider.setTexts(rows == null ? null : new RowTexts(rows));
        window.setTotal(rows == null ? 0 : rows.eventCount());
        widenRowNumbers();
        quietly(() -> {
            refresh();
            if (selected >= window.total()) {
                layers.selection.clear();
            }
        });
    }

    /** Row numbers are compared, so none is cut off. */
    private void widenRowNumbers() {
        int column = TraceColumn.ROW.ordinal();
        int width = characterWidth * (Long.toString(window.total()).length() + SIGN_CHARACTERS);
        if (width > layers.data.getColumnWidthByPosition(column)) {
            layers.data.setColumnWidthByPosition(column, width, false);
        }
    }

    /** Called with the position of the row that the user selects; -1 for none. */
    public void onSelection(LongConsumer listener) {
        listeners.add(listener);
    }

    /** Selects a row and makes it visible; no listener is called. */
    public void select(long position) {
        quietly(() -> {
            if (position >= 0 && position < window.total() && window.rowOf(position) < 0) {
                window.centre(position);
                layers.selection.clear();
                refresh();
            }
            reveal(position); // before it is selected, for then NatTable scrolls as little as it can
            selectRow(position);
        });
    }

    /** Marks the rows of a span, beside those that are selected. */
    public void setSpan(EventSpan span) {
        if (!span.equals(labels.span())) {
            labels.setSpan(span);
            table.redraw();
            table.getAccessible().selectionChanged();
        }
    }

    /** Marks rows that have notes, and shows them in tool tips. */
    public void setNotes(Map<Long, String> notes) {
        labels.setNotes(notes);
        table.redraw();
    }

    /** The note on the selected row; empty when there is none. */
    String selectedNote() {
        return labels.noteAt(selectedPosition());
    }

    /** The rows that are marked. */
    public EventSpan span() {
        return labels.span();
    }

    /** Selects all rows of the window. */
    public void selectAll() {
        layers.selection.selectAll();
    }

    /** The row that moves with the arrow keys; -1 for none. */
    public long selectedPosition() {
        var last = layers.selection.getLastSelectedCellPosition();
        return last == null || !layers.selection.hasRowSelection() ? -1
                : window.positionOf(stillSelected(last.getRowPosition()));
    }

    /** NatTable takes a row back from several selected ones, and goes on taking it for the one that moves. */
    private int stillSelected(int row) {
        SelectionLayer selection = layers.selection;
        if (!selection.isRowPositionSelected(row)) {
            for (int neighbour : new int[] {row - 1, row + 1}) {
                if (selection.isRowPositionSelected(neighbour)) {
                    return neighbour;
                }
            }
        }
        return row;
    }

    /** All selected rows, in ascending order. */
    public List<RowRange> selectedRanges() {
        List<RowRange> ranges = new ArrayList<>();
        for (Range range : layers.selection.getSelectedRowPositions()) {
            ranges.add(new RowRange(window.positionOf(range.start), range.end - range.start));
        }
        ranges.sort((a, b) -> Long.compare(a.first(), b.first()));
        return ranges;
    }

    /** The first row that can be seen. */
    public long firstVisible() {
        return window.positionOf(Math.max(0, layers.viewport.getOriginRowPosition()));
    }

    /** How many rows can be seen. */
    public int visibleRows() {
        return layers.viewport.getRowCount();
    }

    /** The colours that the table is painted in now. */
    TableColors colors() {
        return theme.colors();
    }

    private void selectRow(long position) {
        int row = window.rowOf(position);
        SelectionLayer selection = layers.selection;
        if (row < 0) {
            selection.clear();
        } else if (selection.getSelectedRowCount() != 1 || !selection.isRowPositionSelected(row)) {
            selection.selectRow(0, row, false, false);
        }
    }

    /** Scrolls only when the row is out of sight, and then shows some rows before it as well. */
    private void reveal(long position) {
        int row = window.rowOf(position);
        int first = layers.viewport.getOriginRowPosition();
        int whole = layers.viewport.getClientAreaHeight() / layers.data.getDefaultRowHeight();
        unseen = whole < 1 ? position : -1;
        if (row >= 0 && whole > 0 && (row < first || row >= first + whole)) {
            layers.viewport.setOriginY(layers.data.getStartYOfRowPosition(Math.max(0, row - whole / 3)));
        }
    }

    /** @param row as the whole table counts, with the heading */
    private void tip(int row) {
        int index = row < 1 ? -1 : table.getRowIndexByPosition(row);
        String note = index < 0 ? "" : labels.noteAt(window.positionOf(index));
        if (!note.equals(Objects.requireNonNullElse(table.getToolTipText(), ""))) {
            table.setToolTipText(note.isEmpty() ? null : note);
        }
    }

    private void tell(long position) {
        table.getAccessible().selectionChanged();
        listeners.forEach(listener -> listener.accept(position));
    }

    private void go(long position) {
        if (position >= 0) {
            select(position);
            tell(position);
        }
    }

    private void handle(ILayerEvent event) {
        if (!quiet && event instanceof RowSelectionEvent) {
            tell(selectedPosition());
        }
    }

    /** NatTable scrolls in the middle of other work, so the window moves when that is done. */
    private void handleScroll(ILayerEvent event) {
        if (!quiet && event instanceof ScrollEvent && nearEnd()) {
            table.getDisplay().asyncExec(() -> {
                if (!table.isDisposed() && nearEnd()) {
                    moveWindow();
                }
            });
        }
    }

    private boolean nearEnd() {
        return window.isNearEnd(layers.viewport.getOriginRowPosition(), Math.max(1, visibleRows()));
    }

    /** Moves the window so that the visible rows lie in its middle; nothing of it is to be seen. */
    private void moveWindow() {
        long top = firstVisible();
        long selected = selectedPosition();
        quietly(() -> {
            window.centre(top);
            layers.selection.clear();
            refresh();
            selectRow(selected);
            layers.viewport.setOriginY(layers.data.getStartYOfRowPosition(window.rowOf(top)));
        });
    }

    private void refresh() {
        layers.data.fireLayerEvent(new StructuralRefreshEvent(layers.data));
    }

    /** Changes the selection without telling the listeners. */
    private void quietly(Runnable change) {
        boolean before = quiet;
        quiet = true;
        try {
            change.run();
        } finally {
            quiet = before;
        }
    }
}
