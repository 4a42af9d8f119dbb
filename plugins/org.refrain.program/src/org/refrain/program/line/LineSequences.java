/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.line;

import org.refrain.program.dwarf.LiveCode;
import org.refrain.program.elf.RangeMap;

import it.unimi.dsi.fastutil.ints.IntArrays;

/**
 * Finds the row of an address. Rows of one sequence follow each other in memory; sequences are in any order. Immutable.
 */
final class LineSequences {

    private final LineRows rows;
    /** First row of each sequence of the program, by ascending start. */
    private final int[] firstRows;
    private final int[] lastRows;
    private final RangeMap map;

    /** @param code sequences that do not start in it are of code that the linker left out */
    LineSequences(LineRows rows, LiveCode code) {
        this.rows = rows;
        int[] ends = new int[countEnds()];
        int[] starts = new int[ends.length];
        int count = 0;
        int start = 0;
        for (int row = 0; row < rows.count; row++) {
            if ((rows.columns[row] & LineRows.END) == 0) {
                continue;
            }
            if (start < row && isAscending(start, row) && rows.addresses[start] != rows.addresses[row]
                    && code.startsAt(rows.addresses[start])) {
                starts[count] = start;
                ends[count++] = row;
            }
            start = row + 1;
        }
        int[] order = new int[count];
        for (int i = 0; i < count; i++) {
            order[i] = i;
        }
        IntArrays.mergeSort(order, (a, b) -> Long.compareUnsigned(rows.addresses[starts[a]],
                rows.addresses[starts[b]]));
        firstRows = new int[count];
        lastRows = new int[count];
        long[] first = new long[count];
        long[] last = new long[count];
        for (int i = 0; i < count; i++) {
            firstRows[i] = starts[order[i]];
            lastRows[i] = ends[order[i]];
            first[i] = rows.addresses[firstRows[i]];
            last[i] = rows.addresses[lastRows[i]] - 1;
        }
        map = new RangeMap(first, last);
    }

    private int countEnds() {
        int ends = 0;
        for (int row = 0; row < rows.count; row++) {
            ends += (rows.columns[row] & LineRows.END) != 0 ? 1 : 0;
        }
        return ends;
    }

    private boolean isAscending(int start, int end) {
        for (int row = start; row < end; row++) {
            if (Long.compareUnsigned(rows.addresses[row], rows.addresses[row + 1]) > 0) {
                return false;
            }
        }
        return true;
    }

    /** Number of sequences that addresses are found in. */
    int count() {
        return firstRows.length;
    }

    int firstRow(int sequence) {
        return firstRows[sequence];
    }

    /** The row that ends a sequence. */
    int endRow(int sequence) {
        return lastRows[sequence];
    }

    /** The last row at or before an address in the sequence that holds it, or -1. */
    int rowAt(long address) {
        int sequence = map.indexOf(address);
        if (sequence < 0) {
            return -1;
        }
        int low = firstRows[sequence];
        int high = lastRows[sequence] - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (Long.compareUnsigned(rows.addresses[middle], address) <= 0) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
}
