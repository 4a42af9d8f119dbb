/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.symbol;

/**
 * The instruction symbols of a table in ascending order of their unsigned addresses: finds the symbol of an address in
 * O(log n). Immutable.
 */
public final class AddressOrder {

    private final int[] symbols;

    /** Takes the array over. */
    public AddressOrder(int[] symbols) {
        this.symbols = symbols;
    }

    /** Number of instruction symbols. */
    public int size() {
        return symbols.length;
    }

    /** The symbol with the i-th smallest address. */
    public int symbol(int i) {
        return symbols[i];
    }

    static AddressOrder sort(SymbolTable table) {
        int n = 0;
        int[] symbols = new int[table.size()];
        for (int symbol = 0; symbol < symbols.length; symbol++) {
            if (table.kind(symbol) == SymbolTable.Kind.INSTRUCTION) {
                symbols[n++] = symbol;
            }
        }
        int[] sorted = new int[n];
        int[] from = symbols;
        int[] to = sorted;
        // merge sort from below: no boxing, no comparator
        for (int width = 1; width < n; width *= 2) {
            for (int start = 0; start < n; start += 2 * width) {
                merge(from, to, start, Math.min(start + width, n), Math.min(start + 2 * width, n), table);
            }
            int[] swap = from;
            from = to;
            to = swap;
        }
        System.arraycopy(from, 0, sorted, 0, n);
        return new AddressOrder(sorted);
    }

    private static void merge(int[] from, int[] to, int start, int middle, int end, SymbolTable table) {
        int left = start;
        int right = middle;
        for (int i = start; i < end; i++) {
            boolean takeLeft = left < middle && (right >= end
                    || Long.compareUnsigned(table.address(from[left]), table.address(from[right])) <= 0);
            to[i] = takeLeft ? from[left++] : from[right++];
        }
    }

    int find(long address, long[] addresses) {
        int low = 0;
        int high = symbols.length - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Long.compareUnsigned(addresses[symbols[middle]], address);
            if (order == 0) {
                return symbols[middle];
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
    }
}
