/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.trace.cft;

import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceProblem.Severity;
import org.refrain.core.trace.TraceReceiver;

/** Passes on the words that are control-flow tokens, reports the others, and keeps count of open frames. */
final class CftTokens implements TraceReceiver {

    static final char ENTRY = '>';
    static final char EXIT = '<';
    static final char GAP = '~';
    static final char BLOCK = '0';
    static final char BAD = '?';

    private static final int LONGEST_QUOTE = 40;

    private final TraceReceiver receiver;
    private long count;
    private long depth;
    private long unmatchedExits;
    private long firstUnmatchedLine;
    private long firstUnmatchedOffset;

    CftTokens(TraceReceiver receiver) {
        this.receiver = receiver;
    }

    /** Tokens so far. */
    long count() {
        return count;
    }

    @Override
    public void instruction(InstructionRow row) {
        switch (kind(row.buffer, row.textStart, row.textEnd)) {
            case BAD -> receiver.problem(new TraceProblem(Severity.WARNING, row.line, row.offset, "\"" + quote(row)
                    + "\" is no control-flow token and was left out: expected >name, a block number below 2^31, < "
                    + "or ~."));
            case GAP -> {
                count++;
                depth = 0;
                receiver.discontinuity(new Discontinuity(row.line, Discontinuity.Kind.GAP, row.text()));
            }
            case ENTRY -> {
                depth++;
                pass(row);
            }
            case EXIT -> {
                exit(row);
                pass(row);
            }
            default -> pass(row);
        }
    }

    @Override
    public void discontinuity(Discontinuity discontinuity) {
        receiver.discontinuity(discontinuity);
    }

    @Override
    public void mark(TraceMark mark) {
        receiver.mark(mark);
    }

    @Override
    public void problem(TraceProblem problem) {
        receiver.problem(problem);
    }

    /** Tells of exits and entries that lack their counterpart. */
    void reportBalance() {
        if (unmatchedExits > 0) {
            receiver.problem(new TraceProblem(Severity.INFO, firstUnmatchedLine, firstUnmatchedOffset,
                    unmatchedExits + " exits leave a function that was not entered before, the first one here: the "
                            + "trace begins in mid-air, or an entry is missing."));
        }
        if (depth > 0) {
            receiver.problem(new TraceProblem(Severity.INFO, 0, 0, depth + " functions are still open at the end of "
                    + "the trace: it ends in mid-air, or an exit is missing."));
        }
    }

    private void exit(InstructionRow row) {
        if (depth > 0) {
            depth--;
            return;
        }
        if (unmatchedExits++ == 0) {
            firstUnmatchedLine = row.line;
            firstUnmatchedOffset = row.offset;
        }
    }

    private void pass(InstructionRow row) {
        count++;
        receiver.instruction(row);
    }

    private static String quote(InstructionRow row) {
        String text = row.text();
        return text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "\u2026" : text;
    }

    static boolean isSpace(byte b) {
        return b == ' ' || b >= '\t' && b <= '\r';
    }

    /** What a word is, by its first byte and without making a string of it. */
    static char kind(byte[] bytes, int start, int end) {
        byte first = bytes[start];
        if (first == ENTRY) {
            return end - start > 1 ? ENTRY : BAD;
        }
        if (first == EXIT || first == GAP) {
            return end - start == 1 ? (char) first : BAD;
        }
        long value = 0;
        for (int i = start; i < end; i++) {
            if (bytes[i] < '0' || bytes[i] > '9') {
                return BAD;
            }
            value = value * 10 + bytes[i] - '0';
            if (value > Integer.MAX_VALUE) {
                return BAD;
            }
        }
        return BLOCK;
    }
}
