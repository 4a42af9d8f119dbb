/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPart;
import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.background.LatestWork;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.finding.FindingException;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;

/**
 * Goes from one execution of a loop to the next or the previous one, wherever in the trace that is. Where a loop runs
 * is found in the background, and kept until another loop is asked about. Use on the user interface's thread.
 */
final class LoopSteps {

    private final IWorkbenchPart part;
    private final LatestWork<Answer> work;
    private volatile @Nullable Known known;

    /** Where a loop runs. */
    private record Known(LoopRow row, LoopPlaces places) {
    }

    /**
     * What was found.
     *
     * @param span of the execution; empty when there is none
     * @param message about it
     */
    private record Answer(EventSpan span, String message) {
    }

    LoopSteps(IWorkbenchPart part, Consumer<UncheckedIOException> damage) {
        this.part = part;
        work = new LatestWork<>(Messages.LoopSteps_job, Display.getCurrent(), damage);
    }

    /**
     * Marks an execution in the trace, and tells about it in the status line.
     *
     * @param row the loop, or null when none is selected
     */
    void step(@Nullable TraceSession session, @Nullable LoopRow row, boolean forward) {
        ProgramTrace program = session == null ? null : session.program();
        if (session == null || program == null || row == null) {
            tell(Messages.LoopSteps_selectLoop);
            return;
        }
        IndexLease lease = session.lease();
        if (lease != null) {
            long from = position(session.selection());
            work.ask(lease, (index, cancelled) -> find(program, row, from, forward, cancelled),
                    answer -> show(session, answer));
        }
    }

    /** Steps begin where the marked span does, so that loops in it are not skipped. */
    private static long position(TraceSelection selection) {
        return selection.span().isEmpty() ? selection.position() : selection.span().first();
    }

    private @Nullable Answer find(ProgramTrace program, LoopRow row, long from, boolean forward,
            BooleanSupplier cancelled) {
        try {
            LoopPlaces places = places(program, row, cancelled);
            long index = forward ? places.before(from + 1) : places.before(Math.max(0, from)) - 1;
            if (index < 0 || index >= places.count()) {
                return new Answer(EventSpan.NONE, forward ? Messages.LoopSteps_noNext : Messages.LoopSteps_noPrevious);
            }
            EventSpan span = places.span(index);
            return new Answer(span, NLS.bind(places.iterations(index) > 1 ? Messages.LoopSteps_execution
                    : Messages.LoopSteps_tuple, new Object[] {CycleText.number(index + 1),
                        CycleText.number(places.count()), CycleText.number(places.iterations(index)),
                        CycleText.number(span.first()), CycleText.number(span.end() - 1)}));
        } catch (CancellationException e) {
            return null;
        } catch (FindingException e) {
            return new Answer(EventSpan.NONE, e.getMessage());
        }
    }

    private LoopPlaces places(ProgramTrace program, LoopRow row, BooleanSupplier cancelled) throws FindingException {
        Known last = known;
        if (last == null || last.row != row) {
            last = new Known(row, row.facts().places().find(program, new Watched(cancelled)));
            known = last;
        }
        return last.places;
    }

    private void show(TraceSession session, Answer answer) {
        if (!answer.span.isEmpty()) {
            session.select(answer.span, part);
        }
        tell(answer.message);
    }

    /** The command works in any part. */
    private void tell(String message) {
        IWorkbenchPart active = part.getSite().getPage().getActivePart();
        StatusText.show(active == null ? part : active, message);
    }

    /** Forgets where the loop runs that was asked about last, when others are shown. */
    void forget() {
        known = null;
    }

    void dispose() {
        work.cancel();
        forget();
    }

    /** Work whose progress nobody sees. */
    private record Watched(BooleanSupplier cancelled) implements Progress {

        @Override
        public void report(String task, long done, long total) {
            // it takes no time that can be felt, unless the loops must be found again
        }

        @Override
        public boolean isCancelled() {
            return cancelled.getAsBoolean();
        }
    }
}
