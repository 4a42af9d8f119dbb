/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.report;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells as aligned text. What looks like a number in most rows of a column stands right, other text left. */
public final class TextTable {

    private static final String GAP = "  ";

    private final List<String[]> rows = new ArrayList<>();

    /** @param headings of the columns */
    public TextTable(String... headings) {
        rows.add(headings);
    }

    /** Adds a row; it has as many cells as there are headings. */
    public void add(String... cells) {
        if (cells.length != rows.get(0).length) {
            throw new IllegalArgumentException(cells.length + " cells where there are " + rows.get(0).length
                    + " columns");
        }
        rows.add(cells);
    }

    /** The table, a line for each row, a line under the headings. */
    @Override
    public String toString() {
        int columns = rows.get(0).length;
        int[] widths = new int[columns];
        boolean[] right = new boolean[columns];
        for (int column = 0; column < columns; column++) {
            int index = column;
            widths[column] = rows.stream().mapToInt(row -> row[index].length()).max().orElse(0);
            right[column] = isNumeric(column);
        }
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows.size(); row++) {
            append(text, rows.get(row), widths, right);
            if (row == 0) {
                String[] lines = new String[columns];
                for (int column = 0; column < columns; column++) {
                    lines[column] = "-".repeat(widths[column]);
                }
                append(text, lines, widths, right);
            }
        }
        return text.toString();
    }

    private boolean isNumeric(int column) {
        long numbers = rows.stream().skip(1).map(row -> row[column]).filter(TextTable::isNumber).count();
        return 2 * numbers > rows.size() - 1;
    }

    private static boolean isNumber(String cell) {
        return cell.equals("-") || !cell.isEmpty() && Character.isDigit(cell.charAt(0));
    }

    private static void append(StringBuilder text, String[] cells, int[] widths, boolean[] right) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < cells.length; column++) {
            String padding = " ".repeat(widths[column] - cells[column].length());
            line.append(column == 0 ? "" : GAP).append(right[column] ? padding + cells[column]
                    : cells[column] + padding);
        }
        text.append(line.toString().stripTrailing()).append('\n');
    }
}
