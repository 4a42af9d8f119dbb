/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.num;

/** A line of integers. */
final class NumLine extends TupleLine {

    @Override
    String expected() {
        return "integers, decimal or hexadecimal with 0x, with blanks between them";
    }

    @Override
    String take(byte[] text, int start, int end) {
        return decimal(text, start, end) ? "" : quote(text, start, end) + " is no integer of 64 bits.";
    }

    @Override
    String check() {
        return count > 0 ? "" : "The line has no number.";
    }
}
