/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

/**
 * Which part of a trace a NatTable shows: the rows from {@link #base()} on, as many as an int counts in pixels.
 *
 * <p>Most traces fit as a whole, and the base stays 0. In a longer one the window follows: when the visible rows come
 * near one of its ends it is moved so that they lie in its middle.
 */
public final class RowWindow {

    /** Pixels of a whole table; NatTable adds the size of the screen to it, in ints. */
    private static final int MAX_PIXELS = Integer.MAX_VALUE / 2;

    private final int maxRows;
    private long total;
    private long base;

    /** @param rowHeight in pixels, as painted */
    public RowWindow(int rowHeight) {
        this(MAX_PIXELS, rowHeight);
    }

    public RowWindow(int maxPixels, int rowHeight) {
        maxRows = Math.max(1, maxPixels / Math.max(1, rowHeight));
    }

    /** Number of rows of the trace. */
    public long total() {
        return total;
    }

    /** The trace's row that is the table's row 0. */
    public long base() {
        return base;
    }

    /** Rows of the table. */
    public int rows() {
        return (int) Math.min(maxRows, total - base);
    }

    /** The trace has this many rows now. */
    public void setTotal(long newTotal) {
        total = newTotal;
        base = Math.max(0, Math.min(base, newTotal - maxRows));
    }

    /** The table's row of a trace's row, -1 when it is outside of the window. */
    public int rowOf(long position) {
        long row = position - base;
        return row < 0 || row >= rows() ? -1 : (int) row;
    }

    /** The trace's row of a table's row. */
    public long positionOf(int row) {
        return base + row;
    }

    /** Moves the window so that a row lies in its middle, as far as the trace's ends allow. */
    public void centre(long position) {
        base = Math.max(0, Math.min(position - maxRows / 2, total - maxRows));
    }

    /**
     * Whether the window should move before the user reaches its end.
     *
     * @param firstRow the first visible row of the table
     * @param visible how many are visible
     */
    public boolean isNearEnd(int firstRow, int visible) {
        return base > 0 && firstRow < visible || base + rows() < total && firstRow + 2L * visible > rows();
    }
}
