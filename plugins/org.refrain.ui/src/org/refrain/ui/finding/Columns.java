/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Item;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.IMemento;

/**
 * The columns of a table or tree, where the user left them last. Each is as wide as its title and what stands in it,
 * unless the user has chosen another width. The last one takes the room that is left. Where there is too little room,
 * the first one gives way, so that as many columns as possible can be read without scrolling.
 */
public final class Columns {

    private static final int PAD = 10;
    private static final int TITLE_PAD = 16;
    /** Beside a title there may be an arrow that tells by what is sorted. */
    private static final int ARROW = 22;
    private static final int NARROWEST = 20;
    private static final int MOST = 280;
    private static final int NOT_CHOSEN = -1;
    private static final String WIDTH = "width.";
    private static final String PLACE = "place.";

    private final ColumnWidget widget;
    private final List<String> names;
    private final int titlePad;
    /** The widths that they were made with. */
    private final int[] made;
    /** What the columns need, and what the user has chosen. */
    private final int[] needed;
    private final int[] chosen;
    private final boolean[] hidden;
    /** What they have been given. */
    private final int[] given;

    /**
     * @param table its columns are complete, with titles
     * @param names of the columns, for the memento
     * @param sorted whether it can be sorted by its columns
     */
    public Columns(Table table, List<String> names, boolean sorted) {
        this(new ColumnWidget.OfTable(table), names, sorted);
    }

    /**
     * @param tree its columns are complete, with titles; it can be sorted by them
     * @param names of the columns, for the memento
     */
    public Columns(Tree tree, List<String> names) {
        this(new ColumnWidget.OfTree(tree), names, true);
    }

    private Columns(ColumnWidget widget, List<String> names, boolean sorted) {
        this.widget = widget;
        this.names = names;
        titlePad = sorted ? TITLE_PAD + ARROW : TITLE_PAD;
        Item[] columns = widget.columns();
        made = new int[columns.length];
        needed = new int[columns.length];
        chosen = new int[columns.length];
        given = new int[columns.length];
        hidden = new boolean[columns.length];
        Arrays.fill(chosen, NOT_CHOSEN);
        for (int column = 0; column < columns.length; column++) {
            int index = column;
            made[column] = widget.width(column);
            columns[column].addListener(SWT.Resize, event -> resized(index));
            columns[column].addListener(SWT.Move, event -> fill());
        }
        reset();
        widget.control().addListener(SWT.Resize, event -> apply());
    }

    /** Takes back what {@link #save} kept, if there is anything, and gives all columns their widths. */
    public void read(@Nullable IMemento memento) {
        if (memento != null) {
            for (int column = 0; column < chosen.length; column++) {
                Integer width = memento.getInteger(WIDTH + names.get(column));
                chosen[column] = width == null || width < NARROWEST ? NOT_CHOSEN : width;
            }
            arrange(memento);
        }
        apply();
    }

    private void arrange(IMemento memento) {
        int[] order = new int[names.size()];
        boolean[] used = new boolean[order.length];
        for (int column = 0; column < order.length; column++) {
            Integer place = memento.getInteger(PLACE + names.get(column));
            if (place == null || place < 0 || place >= order.length || used[place]) {
                return; // of another version
            }
            used[place] = true;
            order[place] = column;
        }
        widget.setOrder(order);
    }

    /** Keeps how the user has arranged the columns. */
    public void save(IMemento memento) {
        int[] order = widget.order();
        for (int place = 0; place < order.length; place++) {
            String name = names.get(order[place]);
            memento.putInteger(PLACE + name, place);
            if (chosen[order[place]] != NOT_CHOSEN) {
                memento.putInteger(WIDTH + name, chosen[order[place]]);
            }
        }
    }

    /** Forgets what stood in the columns. */
    public void reset() {
        Item[] columns = widget.columns();
        for (int column = 0; column < needed.length; column++) {
            needed[column] = Math.max(made[column], extent(columns[column].getText()) + titlePad);
        }
    }

    /** Makes a column wide enough for its longest text. To be followed by {@link #apply}. */
    public void fit(int column, Stream<String> texts) {
        int longest = extent(texts.max(Comparator.comparingInt(String::length)).orElse(""));
        needed[column] = Math.max(needed[column], Math.min(MOST, longest + PAD));
    }

    private int extent(String text) {
        GC gc = new GC(widget.control());
        try {
            gc.setFont(widget.control().getFont());
            return gc.textExtent(text).x;
        } finally {
            gc.dispose();
        }
    }

    /** Shows or hides a column. To be followed by {@link #apply}. */
    public void setVisible(int column, boolean visible) {
        hidden[column] = !visible;
        widget.setResizable(column, visible);
    }

    /** Gives all columns their widths. */
    public void apply() {
        int[] widths = new int[given.length];
        for (int column = 0; column < widths.length; column++) {
            widths[column] = hidden[column] ? 0 : chosen[column] == NOT_CHOSEN ? needed[column] : chosen[column];
        }
        int room = room();
        int left = room - Arrays.stream(widths).sum();
        if (room > 0 && left > 0) {
            widths[last()] += left;
        } else if (room > 0 && chosen[0] == NOT_CHOSEN) {
            widths[0] = narrowed(widths, room);
        }
        for (int column = 0; column < widths.length; column++) {
            give(column, widths[column]);
        }
    }

    private int room() {
        return widget.control().getClientArea().width;
    }

    private void give(int column, int width) {
        given[column] = width;
        if (widget.width(column) != width) {
            widget.setWidth(column, width);
        }
    }

    /** How wide the first column is when it leaves room for as many others as possible. */
    private int narrowed(int[] widths, int room) {
        int best = widths[0];
        int others = 0;
        for (int column : widget.order()) {
            others += column == 0 ? 0 : widths[column];
            if (room - others >= widget.leastFirst()) {
                best = Math.min(widths[0], room - others);
            }
        }
        return best;
    }

    /** The last column that is shown. */
    private int last() {
        int[] order = widget.order();
        int index = order.length - 1;
        while (index > 0 && hidden[order[index]]) {
            index--;
        }
        return order[index];
    }

    private void resized(int column) {
        int width = widget.width(column);
        // the last one is not as wide as the user wants, but as there is room
        if (width != given[column] && !hidden[column] && column != last()) {
            given[column] = width;
            chosen[column] = width;
            fill();
        }
    }

    /** Leaves no gap behind the last column. Others stay: the user may be about to change one of them. */
    private void fill() {
        int last = last();
        int rest = room() - Arrays.stream(given).sum() + given[last];
        if (rest > given[last]) {
            give(last, rest);
        }
    }
}
