/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.nlr;

import java.util.Arrays;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/** A trace of data accesses: which instruction accessed which address, as in section 3.2 of the paper. */
final class AccessTrace {

    private final String name;
    private final Long2IntOpenHashMap instructions = new Long2IntOpenHashMap();
    private int[] ids = new int[1 << 10];
    private long[] addresses = new long[1 << 10];
    private int length;

    AccessTrace(String name) {
        this.name = name;
    }

    String name() {
        return name;
    }

    void add(long instruction, long address) {
        if (length == ids.length) {
            ids = Arrays.copyOf(ids, 2 * length);
            addresses = Arrays.copyOf(addresses, 2 * length);
        }
        if (!instructions.containsKey(instruction)) {
            instructions.put(instruction, instructions.size());
        }
        ids[length] = instructions.get(instruction);
        addresses[length++] = address;
    }

    int length() {
        return length;
    }

    /** Different instructions. */
    int instructions() {
        return instructions.size();
    }

    /** The instruction of an access, as a small number. */
    int id(int index) {
        return ids[index];
    }

    long address(int index) {
        return addresses[index];
    }
}
