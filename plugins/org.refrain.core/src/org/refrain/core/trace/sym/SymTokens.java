/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.sym;

import java.io.IOException;
import java.io.InputStream;

import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReceiver;

/** Cuts a stream into tokens, byte by byte in one fixed buffer. Not thread-safe. */
final class SymTokens {

    private final TraceReceiver receiver;
    private final InstructionRow row = new InstructionRow();
    private final byte[] token = new byte[SymReader.LONGEST_TOKEN];
    private int length;
    private long tokenOffset;
    private boolean inComment;
    private boolean lineStart = true;
    private boolean afterReturn;
    private long line = 1;
    private long offset;
    private long count;

    SymTokens(TraceReceiver receiver) {
        this.receiver = receiver;
        row.buffer = token;
    }

    long count() {
        return count;
    }

    /** The line that has been reached, from 1. */
    long line() {
        return line;
    }

    /** Bytes read so far. */
    long offset() {
        return offset;
    }

    void readAll(InputStream in) throws IOException {
        byte[] block = new byte[1 << 16];
        int size = in.read(block, 0, block.length);
        while (size >= 0) {
            for (int i = 0; i < size; i++) {
                take(block[i]);
            }
            size = in.read(block, 0, block.length);
        }
        endToken();
    }

    private void take(byte b) {
        if (b == '\n' || b == '\r') {
            endToken();
            // CR LF is one line end
            line += b == '\n' && afterReturn ? 0 : 1;
            inComment = false;
            lineStart = true;
        } else if (b == ' ' || b >= '\t' && b <= '\r') {
            endToken();
            lineStart = false;
        } else if (!inComment) {
            if (lineStart && b == '#') {
                inComment = true;
            } else {
                add(b);
            }
            lineStart = false;
        }
        afterReturn = b == '\r';
        offset++;
    }

    private void add(byte b) {
        if (length == 0) {
            tokenOffset = offset;
        }
        if (length < token.length) {
            token[length] = b;
        }
        length = Math.min(length, token.length) + 1;
    }

    private void endToken() {
        if (length > token.length) {
            receiver.problem(new TraceProblem(TraceProblem.Severity.WARNING, line, tokenOffset,
                    "A symbol is longer than " + token.length + " bytes and was left out."));
        } else if (length > 0) {
            row.line = line;
            row.offset = tokenOffset;
            row.textEnd = length;
            count++;
            receiver.instruction(row);
        }
        length = 0;
    }
}
