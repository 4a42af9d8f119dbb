/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The sample trace as plain lists, read by a few lines that share nothing with the readers: what a test compares with.
 * Row n of the trace is line n + 2 of the file.
 */
public final class SampleCsv {

    /** The main loop's header, as the sample's description names it. */
    public static final long HEADER = 0x528;

    private static @Nullable SampleCsv loaded;

    /** The cells of each row: time, address, instruction, source, function. */
    private final List<String[]> rows = new ArrayList<>();

    private SampleCsv() throws IOException {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(TestFiles.sample())), StandardCharsets.UTF_8))) {
            in.readLine();
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                rows.add(cells(line));
            }
        }
    }

    /** The sample; read once and kept. */
    public static synchronized SampleCsv get() {
        SampleCsv known = loaded;
        if (known == null) {
            try {
                known = new SampleCsv();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            loaded = known;
        }
        return known;
    }

    public int size() {
        return rows.size();
    }

    /** The time cell, without its unit. */
    public String time(int row) {
        return rows.get(row)[0].replace(" s", "");
    }

    /** The address, or -1 for a row without one. */
    public long address(int row) {
        String cell = rows.get(row)[1];
        return cell.startsWith("X : 0x") ? Long.parseLong(cell.substring(6), 16) : -1;
    }

    public String instruction(int row) {
        return rows.get(row)[2];
    }

    /** The line of source text that begins at this row; empty at all others. */
    public String source(int row) {
        return rows.get(row)[3];
    }

    public String function(int row) {
        return rows.get(row)[4];
    }

    /** The rows at an address, in ascending order. */
    public List<Integer> rowsAt(long address) {
        List<Integer> found = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            if (address(row) == address) {
                found.add(row);
            }
        }
        return found;
    }

    private static String[] cells(String line) {
        String[] cells = {"", "", "", "", ""};
        StringBuilder cell = new StringBuilder();
        int column = 0;
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                if (quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                    cell.append(line.charAt(i++));
                } else {
                    quoted = !quoted;
                }
            } else if (c == ',' && !quoted) {
                cells[column++] = cell.toString().intern();
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        cells[column] = cell.toString().intern();
        return cells;
    }
}
