/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.refrain.core.symbol.SymbolSequence;

/**
 * Symbols as text: an execution log, whose lines hold addresses only, or tokens of a symbol file. Made block by block
 * while it is read.
 */
final class TraceText extends InputStream {

    private final SymbolSequence symbols;
    /** The line of each symbol, as far as needed yet. */
    private byte[][] lines = new byte[0][];
    private final int[] addresses;
    private final int[] block = new int[1 << 12];
    private byte[] text = new byte[1 << 16];
    private int at;
    private int end;
    private long position;

    TraceText(SymbolSequence symbols, int[] addresses) {
        this.symbols = symbols;
        this.addresses = addresses;
    }

    @Override
    public int read() throws IOException {
        return fill() ? text[at++] & 0xFF : -1;
    }

    @Override
    @NonNullByDefault({})
    public int read(byte[] into, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (!fill()) {
            return -1;
        }
        int count = Math.min(length, end - at);
        System.arraycopy(text, at, into, offset, count);
        at += count;
        return count;
    }

    @Override
    public void close() throws IOException {
        if (symbols instanceof Closeable open) {
            open.close();
        }
    }

    /** Whether there is text left. */
    private boolean fill() throws IOException {
        if (at < end) {
            return true;
        }
        int count = symbols.symbols(position, block, block.length);
        position += count;
        at = 0;
        end = 0;
        for (int i = 0; i < count; i++) {
            byte[] line = line(block[i]);
            if (text.length < end + line.length) {
                text = Arrays.copyOf(text, Math.max(2 * text.length, end + line.length));
            }
            System.arraycopy(line, 0, text, end, line.length);
            end += line.length;
        }
        return count > 0;
    }

    private byte[] line(int symbol) {
        if (symbol >= lines.length) {
            int known = lines.length;
            lines = Arrays.copyOf(lines, Math.max(symbol + 1, 2 * known));
            for (int i = known; i < lines.length; i++) {
                lines[i] = ascii(i < addresses.length ? "Trace 0 [%08x]\n".formatted(addresses[i]) : i + "\n");
            }
        }
        return lines[symbol];
    }

    private static byte[] ascii(String line) {
        return line.getBytes(StandardCharsets.US_ASCII);
    }
}
