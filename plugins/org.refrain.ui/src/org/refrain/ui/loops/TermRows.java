/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.nlr.FieldModels;
import org.refrain.core.nlr.IndexPolynomial;
import org.refrain.core.nlr.LoopRecognizer;
import org.refrain.core.nlr.PartExecutions.Execution;
import org.refrain.core.nlr.RecognizerOptions;
import org.refrain.core.nlr.RepeatedNest;
import org.refrain.core.nlr.RepeatedNests;
import org.refrain.core.nlr.RepeatedPart;
import org.refrain.core.nlr.TooManyTermsException;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.CountHistogram;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.finding.FindingException;
import org.refrain.ui.session.EventSpan;

/**
 * Makes the rows of the nests that nested loop recognition finds: the loops, and of numbers their terms too. Loops at
 * the top whose bodies are equal are one row, however many iterations they have.
 */
final class TermRows {

    /** So many executions of a loop in a loop are looked at, to see how its iterations vary. */
    private static final int MOST_COUNTED = 4096;

    private final ProgramTrace program;
    private final Progress progress;
    private final TraceTuples tuples;
    private final RepeatedNests nests = new RepeatedNests();
    private final BodyLines lines;
    private final FirstExecutions firsts;
    private final List<LoopRow> roots = new ArrayList<>();
    private int listed;

    private TermRows(ProgramTrace program, Progress progress) {
        this.program = program;
        this.progress = progress;
        tuples = new TraceTuples(program.trace());
        lines = new BodyLines(program);
        firsts = new FirstExecutions(program);
    }

    /**
     * Recognises the loops, in seconds for ten million events.
     *
     * @throws FindingException if there are too few repeats for the memory that there is
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    static LoopTree tree(ProgramTrace program, Progress progress) throws FindingException {
        TermRows rows = new TermRows(program, progress);
        try {
            LoopRecognizer recognizer = new LoopRecognizer(
                    RecognizerOptions.of(FieldModels.POLYNOMIAL, RecognizerOptions.DEFAULT_MAX_BODY), rows.nests);
            rows.tuples.feed(recognizer, progress);
            recognizer.finish();
        } catch (TooManyTermsException e) {
            throw new FindingException(NLS.bind(Messages.NestSource_tooLong, e.getMessage()), e);
        }
        return rows.tree();
    }

    private LoopTree tree() {
        for (RepeatedNest nest : nests.largest(LoopTree.MOST)) {
            if (listed < LoopTree.MOST) {
                add(nest);
            }
        }
        roots.sort(Comparator.comparingLong(row -> row.first().first()));
        long events = program.trace().eventCount();
        double covered = events == 0 ? 0 : (double) nests.covered() / events;
        return new LoopTree(List.copyOf(roots), listed, nests.loops(), nests.depth(), covered,
                NLS.bind(Messages.LoopTree_terms, new Object[] {CycleText.number(nests.terms()),
                    CycleText.number(nests.loops()), CycleText.number(nests.depth()), CycleText.share(covered)}));
    }

    private void add(RepeatedNest nest) {
        List<TermParts.Part> parts = TermParts.of(nest.first(), tuples.hexadecimal());
        List<LoopRow> around = new ArrayList<>(); // the rows that are open, by depth
        for (TermParts.Part part : parts) {
            progress.checkCancelled();
            RepeatedPart executions = nest.part(part.number());
            if ((part.isLoop() || tuples.areNumbers()) && executions.count() > 0 && listed < LoopTree.MOST
                    && part.depth() <= around.size()) {
                around.subList(part.depth(), around.size()).clear();
                LoopRow row = new LoopRow(part.depth() == 0 ? null : around.get(part.depth() - 1),
                        facts(nest, parts, part, executions));
                listed++;
                around.add(row);
                if (part.depth() == 0) {
                    roots.add(row);
                }
            }
        }
    }

    private LoopRow.Facts facts(RepeatedNest nest, List<TermParts.Part> parts, TermParts.Part part,
            RepeatedPart executions) {
        Execution first = executions.execution(0);
        EventSpan span = new EventSpan(first.start(), first.start() + first.length());
        int symbol = firsts.symbolOf(span);
        boolean hasLines = !tuples.areNumbers() && program.usableImage() != null;
        return new LoopRow.Facts(tuples.areNumbers() ? part.text() : firsts.nameOf(symbol), symbol,
                hasLines ? lines.of(TermParts.labels(parts, part), symbol) : List.of(),
                iterations(nest, part, executions), first.length() / first.iterations(),
                first.length() / first.iterations(), executions.covered() / executions.count(), executions.count(),
                (double) executions.covered() / program.trace().eventCount(),
                firsts.timeEach(span, first.iterations()), span, (later, ignored) -> new Places(executions));
    }

    private static IterationCounts iterations(RepeatedNest nest, TermParts.Part part, RepeatedPart executions) {
        IndexPolynomial bound = part.bound();
        if (bound == null) {
            return IterationCounts.NONE;
        }
        if (part.number() == 0) {
            return IterationCounts.of(nest.counts());
        }
        CountHistogram counts = new CountHistogram();
        if (bound.isConstant()) {
            counts.add(bound.constant() + 1, executions.count());
            return IterationCounts.of(counts);
        }
        for (long i = 0; i < Math.min(MOST_COUNTED, executions.count()); i++) {
            counts.add(executions.execution(i).iterations());
        }
        IterationCounts known = IterationCounts.of(counts);
        return new IterationCounts(bound.plus(1).toString(), known.typical(),
                executions.count() > MOST_COUNTED ? List.of() : known.histogram());
    }

    private record Places(RepeatedPart executions) implements LoopPlaces {

        @Override
        public long count() {
            return executions.count();
        }

        @Override
        public EventSpan span(long index) {
            Execution execution = executions.execution(index);
            return new EventSpan(execution.start(), execution.start() + execution.length());
        }

        @Override
        public long iterations(long index) {
            return executions.execution(index).iterations();
        }

        @Override
        public long before(long position) {
            return executions.before(position);
        }
    }
}
