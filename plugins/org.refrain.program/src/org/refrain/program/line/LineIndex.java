/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.elf.AddressRanges;

import it.unimi.dsi.fastutil.ints.IntArrays;

/** Finds the rows of a source line. The rows are sorted when the first line is asked for. Safe for threads. */
final class LineIndex {

    private final LineRows rows;
    private final LineSequences sequences;
    private int @Nullable [] sorted;

    LineIndex(LineRows rows, LineSequences sequences) {
        this.rows = rows;
        this.sequences = sequences;
    }

    /** Rows that hold addresses, by file, then line, then address. */
    private synchronized int[] order() {
        int[] known = sorted;
        if (known == null) {
            known = sort();
            sorted = known;
        }
        return known;
    }

    private int[] sort() {
        int[] order = new int[rows.count];
        int count = 0;
        for (int sequence = 0; sequence < sequences.count(); sequence++) {
            for (int row = sequences.firstRow(sequence); row < sequences.endRow(sequence); row++) {
                order[count++] = row;
            }
        }
        order = Arrays.copyOf(order, count);
        IntArrays.mergeSort(order, this::compare);
        return order;
    }

    private int compare(int a, int b) {
        int byPlace = comparePlace(a, rows.files[b], rows.lines[b]);
        return byPlace != 0 ? byPlace : Long.compareUnsigned(rows.addresses[a], rows.addresses[b]);
    }

    private int comparePlace(int row, int file, int line) {
        return rows.files[row] != file ? Integer.compare(rows.files[row], file)
                : Integer.compare(rows.lines[row], line);
    }

    /** Index in the order of the first row at or behind a place. */
    private int search(int[] order, int file, int line) {
        int low = 0;
        int high = order.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (comparePlace(order[middle], file, line) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    AddressRanges ranges(int file, int line) {
        int[] order = order();
        List<AddressRanges.Range> ranges = new ArrayList<>();
        for (int i = search(order, file, line); i < order.length && comparePlace(order[i], file, line) == 0; i++) {
            long first = rows.addresses[order[i]];
            long end = rows.addresses[order[i] + 1];
            if (first != end) {
                ranges.add(new AddressRanges.Range(first, end - 1));
            }
        }
        return new AddressRanges(ranges);
    }

    long[] statements(int file, int line) {
        int[] order = order();
        long[] found = new long[8];
        int count = 0;
        for (int i = search(order, file, line); i < order.length && comparePlace(order[i], file, line) == 0; i++) {
            long address = rows.addresses[order[i]];
            if ((rows.columns[order[i]] & LineRows.STATEMENT) != 0 && (count == 0 || found[count - 1] != address)) {
                found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
                found[count++] = address;
            }
        }
        return Arrays.copyOf(found, count);
    }

    int lineWithCode(int file, int line) {
        int[] order = order();
        for (int i = search(order, file, line); i < order.length && rows.files[order[i]] == file; i++) {
            if (rows.addresses[order[i]] != rows.addresses[order[i] + 1]) {
                return rows.lines[order[i]];
            }
        }
        return -1;
    }
}
