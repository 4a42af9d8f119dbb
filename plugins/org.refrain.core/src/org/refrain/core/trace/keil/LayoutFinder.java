/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.keil;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.trace.TraceSource;

/**
 * Works out the layout of a file from its head: by the first line that has the words of a header, or else by what the
 * cells of the rows look like. Stateless.
 */
final class LayoutFinder {

    private static final char[] SEPARATORS = {',', ';', '\t', '|'};
    private static final int PREAMBLE_LINES = 100;
    private static final int SAMPLE_ROWS = 200;
    private static final Pattern UNIT = Pattern.compile("(.*?)[\\s_]*[\\[(/]\\s*([^\\])/]+?)\\s*[\\])]?\\s*");

    private LayoutFinder() {
    }

    /** The layout of the file that begins with these bytes, or null when it is no such trace. */
    static @Nullable KeilLayout find(byte[] head) {
        List<byte[]> lines = lines(head);
        for (int i = 0; i < lines.size() && i < PREAMBLE_LINES; i++) {
            for (char separator : SEPARATORS) {
                KeilLayout layout = header(lines, i, separator);
                if (layout != null) {
                    return layout;
                }
            }
        }
        return HeaderlessLayout.find(lines, SEPARATORS);
    }

    private static @Nullable KeilLayout header(List<byte[]> lines, int index, char separator) {
        Cells cells = new Cells((byte) separator);
        byte[] copy = lines.get(index).clone();
        cells.split(copy, 0, copy.length);
        Map<KeilColumn, Integer> places = new EnumMap<>(KeilColumn.class);
        boolean keilsOwn = false;
        long unit = KeilLayout.SECOND;
        for (int i = 0; i < cells.count; i++) {
            String name = cells.text(copy, i);
            keilsOwn |= KeilColumn.isKeilsOwn(name);
            KeilColumn column = KeilColumn.named(name);
            if (column == null && name.length() <= KeilColumn.LONGEST_NAME) {
                Matcher matcher = UNIT.matcher(name);
                if (matcher.matches()) {
                    column = KeilColumn.named(matcher.group(1));
                    long found = KeilTime.unitOf(matcher.group(2));
                    unit = column == KeilColumn.TIME && found != 0 ? found : unit;
                }
            }
            if (column != null) {
                places.putIfAbsent(column, i);
            }
        }
        boolean instructions = places.containsKey(KeilColumn.INSTRUCTION)
                && (places.containsKey(KeilColumn.ADDRESS) || places.containsKey(KeilColumn.PC));
        boolean records = places.keySet().containsAll(List.of(KeilColumn.TYPE, KeilColumn.ADDRESS, KeilColumn.DATA,
                KeilColumn.PC, KeilColumn.CYCLES));
        if (!instructions && !records) {
            return null;
        }
        int columns = cells.count + emptyColumns(lines.subList(index + 1, lines.size()), cells, cells.count);
        return new KeilLayout(separator, columns, index + 1, keilsOwn || records, unit, places);
    }

    /** How many empty cells every row has behind the header's columns: a separator at each line's end makes one. */
    private static int emptyColumns(List<byte[]> rows, Cells cells, int columns) {
        int empty = Cells.MOST;
        boolean any = false;
        for (int i = 0; i < rows.size() && i < SAMPLE_ROWS; i++) {
            byte[] copy = rows.get(i).clone();
            cells.split(copy, 0, copy.length);
            if (cells.allEmpty()) {
                continue;
            }
            any = true;
            int tail = 0;
            while (tail < cells.count - columns && cells.isEmpty(cells.count - 1 - tail)) {
                tail++;
            }
            empty = Math.min(empty, tail);
        }
        return any ? empty : 0;
    }

    /** The head's lines; one that may be cut at the end is left out, unless it is the only one. */
    static List<byte[]> lines(byte[] head) {
        List<byte[]> lines = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < head.length; i++) {
            if (head[i] == '\n' || head[i] == '\r') {
                lines.add(Arrays.copyOfRange(head, start, i));
                if (head[i] == '\r' && i + 1 < head.length && head[i + 1] == '\n') {
                    i++;
                }
                start = i + 1;
            }
        }
        if (start < head.length && (lines.isEmpty() || head.length < TraceSource.HEAD_LENGTH)) {
            lines.add(Arrays.copyOfRange(head, start, head.length));
        }
        return lines;
    }
}
