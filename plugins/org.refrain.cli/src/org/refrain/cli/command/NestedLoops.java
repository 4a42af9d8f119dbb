/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import org.refrain.cli.report.AccessReport;
import org.refrain.cli.report.NestedLoopsReport;
import org.refrain.cli.report.Report;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.nlr.LoopRecognizer;
import org.refrain.core.nlr.RecognizerOptions;
import org.refrain.core.nlr.SequenceRun;
import org.refrain.core.nlr.SmallestTerms;
import org.refrain.core.nlr.TermSequence;
import org.refrain.core.nlr.TooManyTermsException;
import org.refrain.core.nlr.TupleSink;
import org.refrain.core.nlr.access.AccessPatterns;
import org.refrain.core.nlr.access.DataAccesses;
import org.refrain.core.nlr.access.StreamRecognizer;
import org.refrain.program.analysis.ProgramData;

/** {@code refrain loops --algorithm nlr}, and the accesses of {@code refrain predict --data}. */
final class NestedLoops {

    private static final int NESTS_OF_AN_INSTRUCTION = 3;

    private final NestedLoopsOptions nlr;
    private final TraceOptions options;
    private final ProgramOption elf;
    private final Host host;

    NestedLoops(NestedLoopsOptions nlr, TraceOptions options, ProgramOption elf, Host host) {
        this.nlr = nlr;
        this.options = options;
        this.elf = elf;
        this.host = host;
    }

    /**
     * @param top how many instructions or loops to list
     * @param limit nodes of the text at most
     * @param print whether to print the text
     */
    Report report(int top, int limit, boolean print) throws Failure {
        return nlr.data() ? accesses(top) : sequence(limit, print);
    }

    private Report sequence(int limit, boolean print) throws Failure {
        try (NestedLoopsInput input = NestedLoopsInput.open(options, host)) {
            TermSequence terms = recognise(input, nlr.recognizer());
            boolean verified = verify(input, terms);
            return new NestedLoopsReport(terms, nlr.maxBody(), nlr.model(), nlr.literal(), verified, input.printer(),
                    limit, print);
        } catch (TooManyTermsException e) {
            throw Failure.data(options.file() + ": " + e.getMessage());
        }
    }

    private TermSequence recognise(NestedLoopsInput input, RecognizerOptions recognizer) throws Failure {
        if (nlr.literal()) {
            LoopRecognizer literal = new LoopRecognizer(recognizer);
            input.forEach(literal);
            return literal.finish();
        }
        SmallestTerms smallest = new SmallestTerms(recognizer);
        input.forEach(smallest);
        return smallest.finish();
    }

    /** Whether the loops yield the file, read once more. */
    private static boolean verify(NestedLoopsInput input, TermSequence terms) throws Failure {
        Comparison comparison = new Comparison(terms.start());
        input.forEach(comparison);
        return comparison.isEqual();
    }

    /** Compares what the loops yield with tuples as they come. */
    private static final class Comparison implements TupleSink {

        private final SequenceRun run;
        private boolean differs;

        Comparison(SequenceRun run) {
            this.run = run;
        }

        @Override
        public void tuple(int label, long[] values, int arity) {
            repeat(label, values, arity, 1);
        }

        @Override
        public void repeat(int label, long[] values, int arity, long times) {
            differs |= !run.repeats(label, values, arity, times);
        }

        boolean isEqual() {
            return !differs && !run.next();
        }
    }

    /**
     * How instructions access memory.
     *
     * @param top how many of them to list
     */
    AccessReport accesses(int top) throws Failure {
        ProgramData program = elf.openData();
        DataAccesses<StreamRecognizer> accesses = AccessPatterns.recognize(AccessPatterns.bounded(nlr.recognizer()));
        AccessInput.read(options, host, accesses);
        return new AccessReport(AccessPatterns.of(accesses, NESTS_OF_AN_INSTRUCTION), program, top);
    }
}
