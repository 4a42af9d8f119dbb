/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.nio.charset.StandardCharsets;

import org.refrain.core.trace.TraceSource;

/** Memory accesses of a matrix multiplication, as tokens: kind and address. */
final class AccessTrace {

    private static final long FIRST = 0x2_b558;
    private static final long SECOND = 0x82_dae0;
    private static final long PRODUCT = 0xff_2e98;

    private final StringBuilder text = new StringBuilder();
    private int events;

    /** @param size rows and columns of the matrices */
    AccessTrace(int size) {
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                for (int i = 0; i < size; i++) {
                    access(2, 0x130);
                    access(0, FIRST + 8L * (size * row + i));
                    access(2, 0x134);
                    access(0, SECOND + 8L * (size * i + column));
                    access(2, 0x138);
                }
                access(2, 0x13c);
                access(1, PRODUCT + 8L * (size * row + column));
            }
        }
    }

    private void access(int kind, long address) {
        text.append(kind).append(" 0x").append(Long.toHexString(address)).append('\n');
        events += 2;
    }

    int events() {
        return events;
    }

    @Override
    public String toString() {
        return text.toString();
    }

    TraceSource source() {
        return TraceSource.of("accesses.sym", text.toString().getBytes(StandardCharsets.UTF_8));
    }
}
