/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.nlr;

import org.refrain.benchmarks.child.Stopwatch;
import org.refrain.core.nlr.FieldModels;
import org.refrain.core.nlr.LoopRecognizer;
import org.refrain.core.nlr.RecognizerForm;
import org.refrain.core.nlr.RecognizerOptions;
import org.refrain.core.nlr.SequenceRun;
import org.refrain.core.nlr.TermSequence;

/**
 * How fast a trace of events is recognised in one form.
 *
 * @param trace its name
 * @param form which form
 * @param maxBody K
 * @param length events
 * @param nanos processor time to recognise them
 * @param runNanos processor time to run the loops and compare them with the trace
 * @param terms top-level terms
 * @param passive share of the events that were accepted passively
 */
record FlowSpeed(String trace, RecognizerForm form, int maxBody, int length, long nanos, long runNanos, long terms,
        double passive) {

    /** Recognises a trace once to warm up, if it is short, and once more. */
    static FlowSpeed of(String trace, int[] symbols, RecognizerForm form, int maxBody) {
        if (symbols.length <= 1 << 20) {
            measure(trace, symbols, form, maxBody);
        }
        return measure(trace, symbols, form, maxBody);
    }

    private static FlowSpeed measure(String trace, int[] symbols, RecognizerForm form, int maxBody) {
        long[] none = {};
        Stopwatch watch = new Stopwatch();
        watch.start();
        LoopRecognizer recognizer = new LoopRecognizer(
                RecognizerOptions.of(FieldModels.POLYNOMIAL, maxBody).with(form));
        for (int symbol : symbols) {
            recognizer.tuple(symbol, none, 0);
        }
        TermSequence terms = recognizer.finish();
        watch.stop();
        Stopwatch runs = new Stopwatch();
        runs.start();
        SequenceRun run = terms.start();
        for (int symbol : symbols) {
            if (!run.next() || run.label() != symbol) {
                throw new IllegalStateException(trace + ": the loops do not yield the trace");
            }
        }
        if (run.next()) {
            throw new IllegalStateException(trace + ": the loops yield more than the trace");
        }
        runs.stop();
        return new FlowSpeed(trace, form, maxBody, symbols.length, watch.medianCpu(), runs.medianCpu(),
                terms.terms(), (double) recognizer.acceptedPassively() / symbols.length);
    }

    double millionsPerSecond() {
        return length * 1e3 / nanos;
    }
}
