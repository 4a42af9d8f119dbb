/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.symbol;

import java.nio.charset.StandardCharsets;

import org.refrain.core.trace.InstructionRow;

/** Rows made for tests, in a buffer that each row overwrites, as readers do. */
final class SymbolRows {

    private final InstructionRow row = new InstructionRow();
    private final byte[] buffer = new byte[1 << 12];

    SymbolRows() {
        row.buffer = buffer;
    }

    InstructionRow instruction(long address, String text, String function, String source) {
        row.hasAddress = true;
        row.address = address;
        fill(text, function, source);
        return row;
    }

    InstructionRow token(String text) {
        row.hasAddress = false;
        row.address = 0;
        fill(text, "", "");
        return row;
    }

    private void fill(String text, String function, String source) {
        int at = 7;
        row.textStart = at;
        at = put(text, at);
        row.textEnd = at;
        row.functionStart = at;
        at = put(function, at);
        row.functionEnd = at;
        row.sourceStart = at;
        at = put(source, at);
        row.sourceEnd = at;
    }

    private int put(String text, int at) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        System.arraycopy(utf8, 0, buffer, at, utf8.length);
        return at + utf8.length;
    }
}
