/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.cft;

import java.io.IOException;

import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceFormatException.Reason;
import org.refrain.core.trace.TraceReader;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;
import org.refrain.core.trace.sym.SymReader;

/**
 * Reads control-flow text: whitespace-separated {@code >name}, block numbers, {@code <} and {@code ~}. A line that
 * starts with # is a comment.
 *
 * <p>Each token is a row with that text, a {@code ~} is a discontinuity. Words that are none of these are left out and
 * reported. Exits below the first frame, and frames still open at the end, are reported too but lose nothing: a trace
 * that begins or ends in mid-air has them.
 */
public final class CftReader implements TraceReader {

    private static final int CONFIDENCE = 90;
    /** One word in so many may be damaged. */
    private static final int WORDS_FOR_A_BAD_ONE = 20;

    private final SymReader words = new SymReader();

    @Override
    public String format() {
        return "cft";
    }

    @Override
    public String label() {
        return "Control-flow text";
    }

    /** Certain when entries or exits occur; a file of bare numbers may be anything. */
    @Override
    public int confidence(byte[] head) {
        int good = 0;
        int bad = 0;
        int frames = 0;
        boolean lineStart = true;
        int at = 0;
        while (at < head.length) {
            byte first = head[at];
            if (CftTokens.isSpace(first)) {
                lineStart = first == '\n' || first == '\r';
                at++;
                continue;
            }
            boolean comment = lineStart && first == '#';
            int end = comment ? lineEnd(head, at) : wordEnd(head, at);
            char kind = comment ? CftTokens.BAD : CftTokens.kind(head, at, end);
            if (kind != CftTokens.BAD) {
                good++;
                frames += kind == CftTokens.ENTRY || kind == CftTokens.EXIT ? 1 : 0;
            } else if (!comment && end < head.length) {
                bad++;
            }
            lineStart = false;
            at = end;
        }
        return frames > 0 && bad * WORDS_FOR_A_BAD_ONE <= good ? CONFIDENCE : 0;
    }

    @Override
    public void read(TraceSource source, TraceReceiver receiver, Progress progress)
            throws IOException, TraceFormatException {
        CftTokens tokens = new CftTokens(receiver);
        words.read(source, tokens, progress);
        if (tokens.count() == 0) {
            throw new TraceFormatException(Reason.NO_EVENTS, 0,
                    "The file has no control-flow token: expected >name, block numbers and < with blanks "
                            + "between them.");
        }
        tokens.reportBalance();
    }

    private static int lineEnd(byte[] head, int from) {
        int at = from;
        while (at < head.length && head[at] != '\n' && head[at] != '\r') {
            at++;
        }
        return at;
    }

    private static int wordEnd(byte[] head, int from) {
        int at = from;
        while (at < head.length && !CftTokens.isSpace(head[at])) {
            at++;
        }
        return at;
    }
}
