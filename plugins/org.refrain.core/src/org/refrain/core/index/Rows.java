/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

/** Checks what callers of {@link TraceRows} pass, the same way for every implementation. */
public final class Rows {

    private Rows() {
    }

    /**
     * @param position first event asked for
     * @param room length of the caller's array
     * @param wanted number of events asked for
     * @throws IllegalArgumentException if the position is negative or the array too short
     */
    public static void check(long position, int room, int wanted) {
        if (position < 0) {
            throw new IllegalArgumentException("position " + position + " is negative");
        }
        if (wanted < 0 || wanted > room) {
            throw new IllegalArgumentException(wanted + " events asked for, room for " + room);
        }
    }
}
