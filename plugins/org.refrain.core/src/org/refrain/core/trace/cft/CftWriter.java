/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.cft;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.grammar.IntSink;

/**
 * Writes control-flow text as a stream: tokens with blanks between them, a new line before each entry and behind each
 * exit, and where a line becomes long. {@link CftReader} reads the same tokens back.
 *
 * <p>Give it a buffered stream, and close that in the end. Not safe for threads.
 */
public final class CftWriter implements IntSink<IOException> {

    private static final int LONG_LINE = 100;

    private final OutputStream out;
    private final ControlFlowAlphabet alphabet;
    private final byte[][] tokens;
    private int column;
    private boolean afterExit;

    /** @throws IllegalArgumentException if the alphabet has symbols that are no control-flow tokens */
    public CftWriter(OutputStream out, ControlFlowAlphabet alphabet) {
        if (!alphabet.isComplete()) {
            throw new IllegalArgumentException("not all symbols are control-flow tokens");
        }
        this.out = out;
        this.alphabet = alphabet;
        tokens = new byte[alphabet.size()][];
        for (int symbol = 0; symbol < tokens.length; symbol++) {
            tokens[symbol] = alphabet.text(symbol).getBytes(StandardCharsets.UTF_8);
        }
    }

    @Override
    public void accept(int symbol) throws IOException {
        ControlFlowKind kind = alphabet.kind(symbol);
        boolean exitRun = afterExit && kind == ControlFlowKind.EXIT;
        if (column > 0) {
            boolean newLine = kind == ControlFlowKind.ENTRY || afterExit && !exitRun || column > LONG_LINE;
            out.write(newLine ? '\n' : ' ');
            column = newLine ? 0 : column + 1;
        }
        out.write(tokens[symbol]);
        column += tokens[symbol].length;
        afterExit = kind == ControlFlowKind.EXIT;
    }

    /** Ends the last line. Does not close the stream. */
    public void finish() throws IOException {
        if (column > 0) {
            out.write('\n');
            column = 0;
        }
        out.flush();
    }
}
