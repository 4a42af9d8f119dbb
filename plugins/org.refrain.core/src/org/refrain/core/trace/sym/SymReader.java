/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.sym;

import java.io.IOException;
import java.io.InputStream;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.DamagedSourceException;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceFormatException.Reason;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;

/**
 * Reads whitespace-separated tokens, each a symbol. A line that starts with # is a comment. A whole file may be one
 * line. A token may have {@link #LONGEST_TOKEN} bytes; a longer one is left out and reported.
 */
public final class SymReader implements TraceReader {

    /** Bytes of the longest token that is read. */
    public static final int LONGEST_TOKEN = 4096;

    @Override
    public String format() {
        return "sym";
    }

    @Override
    public String label() {
        return "Symbols";
    }

    /**
     * Such a file has no mark of its own, so this reader is never certain; {@link
     * org.refrain.core.trace.TraceReaders#detect} takes the name's end {@code .sym} as a hint.
     */
    @Override
    public int confidence(byte[] head) {
        int tokens = 0;
        boolean inToken = false;
        boolean inComment = false;
        boolean lineStart = true;
        for (byte b : head) {
            if (inComment) {
                inComment = b != '\n' && b != '\r';
                lineStart = !inComment;
            } else if (isSpace(b)) {
                inToken = false;
                lineStart = b == '\n' || b == '\r';
            } else if (lineStart && b == '#') {
                inComment = true;
            } else if (isWordLike(b)) {
                tokens += inToken ? 0 : 1;
                inToken = true;
                lineStart = false;
            } else {
                return 0;
            }
        }
        return tokens > 0 && head.length / tokens <= 64 ? 10 : 0;
    }

    private static boolean isWordLike(byte b) {
        return b >= '0' && b <= '9' || b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z'
                || b == '_' || b == '$' || b == '.' || b == ':' || b == '-' || b == '+' || b == '@';
    }

    private static boolean isSpace(byte b) {
        return b == ' ' || b >= '\t' && b <= '\r';
    }

    @Override
    public void read(TraceSource source, TraceReceiver receiver, Progress progress)
            throws IOException, TraceFormatException {
        SymTokens tokens = new SymTokens(receiver);
        @Nullable DamagedSourceException damage = null;
        try (InputStream in = source.open(progress, "Reading " + source.name())) {
            tokens.readAll(in);
        } catch (DamagedSourceException e) {
            damage = e;
        }
        if (tokens.count() == 0) {
            throw damage != null
                    ? new TraceFormatException(Reason.DAMAGED, tokens.offset(),
                            "Before its first symbol the file cannot be read on: " + damage.getMessage() + ".")
                    : new TraceFormatException(Reason.NO_EVENTS, tokens.offset(),
                            "The file has no symbol: expected words with blanks between them.");
        }
        if (damage != null) {
            receiver.problem(new TraceProblem(TraceProblem.Severity.ERROR, tokens.line(), tokens.offset(),
                    "The file cannot be read on from here: " + damage.getMessage() + "."));
        }
    }
}
