/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.nlr;

/**
 * Runs all terms of a sequence, tuple by tuple: decompression. Not thread-safe.
 *
 * <pre>
 * for (SequenceRun run = terms.start(); run.next();) {
 *     use(run.value(0));
 * }
 * </pre>
 */
public final class SequenceRun {

    private final TermSequence.Cursor cursor;
    private final NestRun run = new NestRun();
    private boolean isRunning;

    SequenceRun(TermSequence.Cursor cursor) {
        this.cursor = cursor;
    }

    /** Goes to the next tuple; false behind the last one. */
    public boolean next() {
        while (!isRunning || !run.next()) {
            if (!cursor.next()) {
                return false;
            }
            run.start(cursor.nest());
            isRunning = true;
        }
        return true;
    }

    /** Label of the tuple that has been reached. */
    public int label() {
        return run.label();
    }

    /** Number of fields of the tuple that has been reached. */
    public int arity() {
        return run.arity();
    }

    /** A field of the tuple that has been reached, from 0. */
    public long value(int field) {
        return run.value(field);
    }

    /** Whether the tuple that has been reached is this one. */
    public boolean is(int label, long[] values, int arity) {
        return run.is(Tokens.tuple(label, arity), values, 0);
    }

    /** Goes to the next tuples, as long as they are this one; false if one of them is not. */
    public boolean repeats(int label, long[] values, int arity, long times) {
        for (long rest = times; rest > 0; rest--) {
            if (!next() || !is(label, values, arity)) {
                return false;
            }
            rest -= run.skipEqual(rest - 1);
        }
        return true;
    }
}
