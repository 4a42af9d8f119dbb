/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.util.List;

/**
 * Which function holds an address, in O(log n): the address space cut into pieces that each belong to one function or
 * to none. Where functions overlap, the one that starts last has the address. Memory: 24 bytes for each function.
 */
final class FunctionMap {

    private static final int NONE = -1;

    /** Ascending unsigned; {@code owners[i]} has the addresses from {@code starts[i]} on. */
    private final long[] starts;
    private final int[] owners;
    private final int pieces;

    /** Cuts the address space at the functions' starts and ends; they must be in ascending order of address. */
    FunctionMap(List<ElfFunction> functions) {
        starts = new long[2 * functions.size() + 1];
        owners = new int[starts.length];
        owners[0] = NONE;
        int filled = 1;
        int[] open = new int[functions.size()];
        int depth = 0;
        for (int i = 0; i <= functions.size(); i++) {
            while (depth > 0 && (i == functions.size()
                    || Long.compareUnsigned(last(functions.get(open[depth - 1])), functions.get(i).address()) < 0)) {
                long end = last(functions.get(open[--depth])) + 1;
                if (end == 0) {
                    depth = 0; // it reaches the end of the address space, and nothing comes back after it
                    break;
                }
                while (depth > 0 && Long.compareUnsigned(last(functions.get(open[depth - 1])), end) < 0) {
                    depth--;
                }
                filled = cut(filled, end, depth > 0 ? open[depth - 1] : NONE);
            }
            if (i < functions.size()) {
                open[depth++] = i;
                filled = cut(filled, functions.get(i).address(), i);
            }
        }
        pieces = filled;
    }

    private int cut(int filled, long start, int owner) {
        int at = starts[filled - 1] == start ? filled - 1 : filled;
        starts[at] = start;
        owners[at] = owner;
        return at + 1;
    }

    /** Address of a function's last byte; one of unknown size has its first address only. */
    private static long last(ElfFunction function) {
        long last = function.address() + Math.max(0, function.size() - 1);
        return function.size() < 0 || Long.compareUnsigned(last, function.address()) < 0 ? -1 : last;
    }

    /** Index of the function that holds an address, or -1. */
    int indexOf(long address) {
        int low = 0;
        int high = pieces - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (Long.compareUnsigned(starts[middle], address) <= 0) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return owners[low];
    }
}
