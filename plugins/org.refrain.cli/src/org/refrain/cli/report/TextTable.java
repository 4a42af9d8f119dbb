/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

import org.refrain.cli.terminal.Text;

/** Rows of text in aligned columns, numbers to the right. */
final class TextTable {

    private static final String GAP = "  ";
    private static final String NOTE = "        ";

    private final boolean[] toTheRight;
    private final List<String[]> rows = new ArrayList<>();
    /** Lines below each row. */
    private final List<List<String>> notes = new ArrayList<>();

    /** @param headings one for each column; a heading that begins with {@code >} aligns its column to the right */
    TextTable(String... headings) {
        toTheRight = new boolean[headings.length];
        String[] row = new String[headings.length];
        for (int i = 0; i < headings.length; i++) {
            toTheRight[i] = headings[i].startsWith(">");
            row[i] = toTheRight[i] ? headings[i].substring(1) : headings[i];
        }
        rows.add(row);
        notes.add(List.of());
    }

    void add(String... cells) {
        String[] row = new String[toTheRight.length];
        for (int i = 0; i < row.length; i++) {
            row[i] = Text.printable(cells[i]);
        }
        rows.add(row);
        notes.add(new ArrayList<>());
    }

    /** Adds a line about the row added last: it stands below that row, and no column is made wider for it. */
    void note(String text) {
        notes.get(rows.size() - 1).add(Text.printable(text));
    }

    /** Prints the headings, if there are any, and the rows; columns that are empty in every row are left out. */
    void print(PrintStream out, String indent) {
        int[] widths = new int[toTheRight.length];
        for (String[] row : rows.subList(1, rows.size())) {
            for (int i = 0; i < row.length; i++) {
                widths[i] = Math.max(widths[i], row[i].length());
            }
        }
        for (int number = 0; number < rows.size(); number++) {
            String[] row = rows.get(number);
            StringBuilder line = new StringBuilder(indent);
            for (int i = 0; i < row.length; i++) {
                if (widths[i] > 0) {
                    append(line, row[i], Math.max(widths[i], rows.get(0)[i].length()), toTheRight[i]);
                }
            }
            String text = line.toString().stripTrailing();
            if (!text.isEmpty()) {
                out.println(text);
            }
            for (String note : notes.get(number)) {
                out.println(indent + NOTE + note);
            }
        }
    }

    private static void append(StringBuilder line, String cell, int width, boolean toTheRight) {
        String space = " ".repeat(width - cell.length());
        line.append(toTheRight ? space + cell : cell + space).append(GAP);
    }
}
