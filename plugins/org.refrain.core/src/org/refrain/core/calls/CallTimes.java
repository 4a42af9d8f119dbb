/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.progress.Progress;

/**
 * How long each function ran. Times are not compressed as calls are, so that all of the trace is walked through: each
 * entry and exit, and each time in between. What belongs to whom is as in {@link CallProfile}: with a clock that
 * strikes once for each event, both say the same.
 *
 * <p>O(events): half a second for 50 million of them with 12 million entries and exits, without what it costs to read
 * their times. Immutable, safe for threads.
 */
public final class CallTimes {

    private static final int CHECK_EVERY = 1 << 15;

    private final List<FunctionTimes> functions;
    private final long unknown;

    private CallTimes(List<FunctionTimes> functions, long unknown) {
        this.functions = functions;
        this.unknown = unknown;
    }

    /**
     * Measures all functions.
     *
     * @param clock of the positions of {@code located}; only used here
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static CallTimes of(LocatedControlFlow located, CallClock clock, Progress progress) {
        ControlFlowAlphabet alphabet = located.trace().alphabet();
        TimeCounter counter = new TimeCounter(alphabet.functionCount(), clock, located.start());
        GrammarCursor cursor = GrammarCursor.ofRule(located.trace().grammar(), 0);
        long position = located.start();
        int steps = 0;
        for (int symbol = cursor.next(); symbol != GrammarCursor.END; symbol = cursor.next()) {
            if (steps++ % CHECK_EVERY == 0) {
                progress.report("Measuring functions", position - located.start(), located.end() - located.start());
                progress.checkCancelled();
            }
            int events = located.events(symbol);
            switch (alphabet.kind(symbol)) {
                case ENTRY -> counter.enter(alphabet.value(symbol), position);
                case EXIT -> counter.leave(position + Math.min(events, 1));
                case GAP -> counter.cut(position);
                case BLOCK, OTHER -> {
                    // nothing is entered or left
                }
            }
            position += events;
        }
        counter.cut(position);
        List<FunctionTimes> functions = new ArrayList<>();
        for (int function = 0; function < alphabet.functionCount(); function++) {
            functions.add(counter.times(function));
        }
        return new CallTimes(List.copyOf(functions), counter.unknown());
    }

    /** All functions, by number. */
    public List<FunctionTimes> functions() {
        return functions;
    }

    /** Picoseconds that belong to no known function. */
    public long unknown() {
        return unknown;
    }
}
