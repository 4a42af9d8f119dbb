/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.symbol;

import java.util.Arrays;

/**
 * From addresses to symbols: open addressing with linear probing, at most half full. Expected O(1); 24 to 48 bytes an
 * address. Not safe for threads.
 */
final class AddressMap {

    private static final int FREE = -1;

    private long[] keys = new long[64];
    private int[] values = new int[64];
    private int mask = 63;
    private int size;

    AddressMap() {
        Arrays.fill(values, FREE);
    }

    /** The symbol of an address, or -1. */
    int get(long address) {
        int slot = slot(address);
        while (values[slot] != FREE) {
            if (keys[slot] == address) {
                return values[slot];
            }
            slot = slot + 1 & mask;
        }
        return FREE;
    }

    /** Adds an address that is not there yet. */
    void put(long address, int symbol) {
        if (++size * 2L > keys.length) {
            grow();
        }
        insert(address, symbol);
    }

    private void insert(long address, int symbol) {
        int slot = slot(address);
        while (values[slot] != FREE) {
            slot = slot + 1 & mask;
        }
        keys[slot] = address;
        values[slot] = symbol;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldValues = values;
        keys = new long[oldKeys.length * 2];
        values = new int[keys.length];
        Arrays.fill(values, FREE);
        mask = keys.length - 1;
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldValues[i] != FREE) {
                insert(oldKeys[i], oldValues[i]);
            }
        }
    }

    /** Addresses are even and dense: multiply (Fibonacci hashing) and take the high bits. */
    private int slot(long address) {
        return (int) (address * 0x9e3779b97f4a7c15L >>> 32) & mask;
    }
}
