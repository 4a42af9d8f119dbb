/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.ui.IMemento;

/**
 * Widths of a table's columns: each is as wide as its title and what stands in it, unless the user has chosen another
 * width. The last one takes the room that is left. Where there is too little room, the first one gives way, so that as
 * many columns as possible can be read without scrolling.
 */
final class ColumnWidths {

    private static final int PAD = 10;
    private static final int TITLE_PAD = 16;
    /** Beside a title there may be an arrow that tells by what is sorted. */
    private static final int ARROW = 22;
    private static final int LEAST = 72;
    private static final int MOST = 280;
    private static final int NOT_CHOSEN = -1;
    private static final String CHOSEN = "columnWidth";

    private final Table table;
    private final int titlePad;
    /** What the columns need, and what the user has chosen. */
    private final int[] needed;
    private final int[] chosen;
    private final boolean[] hidden;
    /** What they have been given. */
    private final int[] given;

    /**
     * @param table its columns are complete
     * @param sorted whether it can be sorted by its columns
     */
    ColumnWidths(Table table, boolean sorted) {
        this.table = table;
        titlePad = sorted ? TITLE_PAD + ARROW : TITLE_PAD;
        int columns = table.getColumnCount();
        needed = new int[columns];
        chosen = new int[columns];
        given = new int[columns];
        hidden = new boolean[columns];
        Arrays.fill(chosen, NOT_CHOSEN);
        for (int column = 0; column < columns; column++) {
            int index = column;
            table.getColumn(column).addListener(SWT.Resize, event -> resized(index));
        }
        reset();
        table.addListener(SWT.Resize, event -> apply());
    }

    /** Takes back what {@link #save} kept. */
    void read(@Nullable IMemento memento) {
        for (int column = 0; memento != null && column < chosen.length; column++) {
            Integer width = memento.getInteger(CHOSEN + column);
            chosen[column] = width == null ? NOT_CHOSEN : width;
        }
        apply();
    }

    /** Keeps the widths that the user has chosen. */
    void save(IMemento memento) {
        for (int column = 0; column < chosen.length; column++) {
            if (chosen[column] != NOT_CHOSEN) {
                memento.putInteger(CHOSEN + column, chosen[column]);
            }
        }
    }

    /** Forgets what stood in the columns. */
    void reset() {
        for (int column = 0; column < needed.length; column++) {
            needed[column] = extent(table.getColumn(column).getText()) + titlePad;
        }
    }

    /** Makes a column wide enough for its longest text. To be followed by {@link #apply}. */
    void fit(int column, Stream<String> texts) {
        int longest = extent(texts.max(Comparator.comparingInt(String::length)).orElse(""));
        needed[column] = Math.max(needed[column], Math.min(MOST, longest + PAD));
    }

    private int extent(String text) {
        GC gc = new GC(table);
        try {
            gc.setFont(table.getFont());
            return gc.textExtent(text).x;
        } finally {
            gc.dispose();
        }
    }

    /** Shows or hides a column. To be followed by {@link #apply}. */
    void setVisible(int column, boolean visible) {
        hidden[column] = !visible;
        table.getColumn(column).setResizable(visible);
    }

    /** Gives all columns their widths. */
    void apply() {
        int[] widths = new int[given.length];
        for (int column = 0; column < widths.length; column++) {
            widths[column] = hidden[column] ? 0 : chosen[column] == NOT_CHOSEN ? needed[column] : chosen[column];
        }
        int room = table.getClientArea().width;
        int left = room - Arrays.stream(widths).sum();
        if (room > 0 && left > 0) {
            widths[last()] += left;
        } else if (room > 0 && chosen[0] == NOT_CHOSEN) {
            widths[0] = narrowed(widths, room);
        }
        for (int column = 0; column < widths.length; column++) {
            given[column] = widths[column];
            TableColumn widget = table.getColumn(column);
            if (widget.getWidth() != widths[column]) {
                widget.setWidth(widths[column]);
            }
        }
    }

    /** How wide the first column is when it leaves room for as many others as possible. */
    private int narrowed(int[] widths, int room) {
        int best = widths[0];
        int others = 0;
        for (int column : table.getColumnOrder()) {
            others += column == 0 ? 0 : widths[column];
            if (room - others >= LEAST) {
                best = Math.min(widths[0], room - others);
            }
        }
        return best;
    }

    /** The last column that is shown. */
    private int last() {
        int[] order = table.getColumnOrder();
        int index = order.length - 1;
        while (index > 0 && hidden[order[index]]) {
            index--;
        }
        return order[index];
    }

    private void resized(int column) {
        int width = table.getColumn(column).getWidth();
        // the last one is not as wide as the user wants, but as there is room
        if (width != given[column] && !hidden[column] && column != last()) {
            given[column] = width;
            chosen[column] = width;
        }
    }
}
