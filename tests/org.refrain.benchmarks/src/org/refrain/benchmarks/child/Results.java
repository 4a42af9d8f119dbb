/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.child;

import java.util.Map;
import java.util.TreeMap;

/** Numbers that one virtual machine hands to another, a line each: {@code name=value}. */
public final class Results {

    private final Map<String, Long> values = new TreeMap<>();

    /** Hands a number to the virtual machine that started this one. */
    public static void print(String name, long value) {
        System.out.println(name + '=' + value);
    }

    void add(String line) {
        int equals = line.indexOf('=');
        if (equals > 0) {
            values.put(line.substring(0, equals), Long.valueOf(line.substring(equals + 1)));
        }
    }

    /** A number that was handed over; -1 when it was not. */
    public long get(String name) {
        return values.getOrDefault(name, -1L);
    }
}
