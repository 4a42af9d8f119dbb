/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.index;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;

/**
 * Writes the events of a trace as text, one a line: an instruction as its address, {@code 0x08000CA0}, a token as it
 * is, a discontinuity as a comment, {@code # TRACE RUN}. The text is a .sym file: reading it gives the same tokens.
 *
 * <p>Time: about 10 ns an event. Memory: the text of each symbol once.
 */
public final class EventText {

    private static final String TASK = "Expanding";
    private static final int AT_ONCE = 1 << 14;
    private static final int BUFFER = 1 << 16;
    private static final byte[] NEW_LINE = {'\n'};

    private final TraceRows trace;
    private final byte[][] lines;
    private final byte[] buffer = new byte[BUFFER];
    private int filled;
    private long written;

    private EventText(TraceRows trace) {
        this.trace = trace;
        SymbolTable symbols = trace.symbols();
        lines = new byte[symbols.size()][];
        for (int symbol = 0; symbol < lines.length; symbol++) {
            lines[symbol] = line(symbols, symbol).getBytes(StandardCharsets.UTF_8);
        }
    }

    /**
     * Writes all events.
     *
     * @return number of bytes
     * @throws IOException if the stream cannot be written
     * @throws java.io.UncheckedIOException if the trace's index turns out to be damaged
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static long write(TraceRows trace, OutputStream out, Progress progress) throws IOException {
        EventText text = new EventText(trace);
        text.write(out, progress);
        return text.written;
    }

    /** With what separates it from the event before. */
    private static String line(SymbolTable symbols, int symbol) {
        return switch (symbols.kind(symbol)) {
            case INSTRUCTION -> String.format(Locale.ROOT, "\n0x%08X", symbols.address(symbol));
            // at the beginning of a line it would be a comment
            case TOKEN -> (symbols.text(symbol).startsWith("#") ? " " : "\n") + symbols.text(symbol);
            case DISCONTINUITY -> "\n# " + symbols.text(symbol).replaceAll("\\R", " ");
        };
    }

    private void write(OutputStream out, Progress progress) throws IOException {
        int[] block = new int[AT_ONCE];
        long events = trace.eventCount();
        boolean first = true;
        boolean inComment = false;
        for (long position = 0; position < events; position += AT_ONCE) {
            progress.report(TASK, position, events);
            progress.checkCancelled();
            int n = trace.symbols(position, block, AT_ONCE);
            for (int i = 0; i < n; i++) {
                byte[] line = lines[block[i]];
                if (inComment && line[0] == ' ') {
                    put(NEW_LINE, 0, 1, out);
                }
                put(line, first && line[0] == '\n' ? 1 : 0, line.length, out);
                first = false;
                inComment = line.length > 1 && line[0] == '\n' && line[1] == '#';
            }
        }
        if (!first) {
            put(NEW_LINE, 0, 1, out);
        }
        out.write(buffer, 0, filled);
        out.flush();
    }

    private void put(byte[] bytes, int from, int to, OutputStream out) throws IOException {
        int length = to - from;
        written += length;
        if (length > buffer.length - filled) {
            out.write(buffer, 0, filled);
            filled = 0;
        }
        if (length > buffer.length) {
            out.write(bytes, from, length);
            return;
        }
        System.arraycopy(bytes, from, buffer, filled, length);
        filled += length;
    }
}
