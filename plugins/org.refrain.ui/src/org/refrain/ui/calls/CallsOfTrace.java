/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.IJobChangeEvent;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.core.runtime.jobs.JobChangeAdapter;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.refrain.core.calls.CallTreeException;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.IndexingProgress;
import org.refrain.ui.session.JobProgress;
import org.refrain.ui.session.TraceSession;

/**
 * The calls of one trace, found once for all views that show them. Belongs to the user interface's thread; the work is
 * done in a job, which ends when no view wants its result any more.
 */
final class CallsOfTrace {

    private static final Map<ProgramTrace, @Nullable CallsOfTrace> KNOWN = new WeakHashMap<>();

    private final List<Runnable> listeners = new ArrayList<>();
    private @Nullable CallAnalysis analysis;
    private @Nullable String failure;
    private @Nullable Work work;
    private int percent;

    private CallsOfTrace() {
    }

    /** What is known of the calls of a trace; nothing is done before somebody listens. */
    static CallsOfTrace of(ProgramTrace program) {
        CallsOfTrace known = KNOWN.get(program);
        if (known == null) {
            known = new CallsOfTrace();
            KNOWN.put(program, known);
        }
        return known;
    }

    /** The calls; null while they are not known. */
    @Nullable
    CallAnalysis analysis() {
        return analysis;
    }

    /** Why the calls cannot be known, or null. */
    @Nullable
    String failure() {
        return failure;
    }

    /** Whether they are being found. */
    boolean isWorking() {
        return work != null;
    }

    /** How far that is. */
    int percent() {
        return percent;
    }

    /** @param listener told of every change, on the user interface's thread */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Stops the work with its last listener. */
    void removeListener(Runnable listener) {
        listeners.remove(listener);
        if (listeners.isEmpty()) {
            stop();
        }
    }

    /** Finds the calls, unless they are known or being found. */
    void find(TraceSession session) {
        ProgramTrace program = session.program();
        IndexLease lease = analysis != null || failure != null || work != null || program == null ? null
                : session.lease();
        if (lease != null && program != null) {
            Work newWork = new Work(session, program, lease);
            work = newWork;
            percent = 0;
            newWork.schedule();
            tell();
        }
    }

    /** Stops the work; it can be begun again. */
    void stop() {
        Work current = work;
        work = null;
        if (current != null) {
            current.cancel();
            tell();
        }
    }

    private void tell() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    private final class Work extends Job {

        private final TraceSession session;
        private final ProgramTrace program;

        /** @param lease given back when the job has ended, even if it was stopped before it began */
        Work(TraceSession session, ProgramTrace program, IndexLease lease) {
            super(NLS.bind(Messages.CallsOfTrace_job, session.name()));
            this.session = session;
            this.program = program;
            addJobChangeListener(new JobChangeAdapter() {
                @Override
                @NonNullByDefault({})
                public void done(IJobChangeEvent event) {
                    lease.close();
                    end(() -> {
                        // without a result it can be begun again
                    });
                }
            });
        }

        @Override
        @NonNullByDefault({})
        protected IStatus run(IProgressMonitor monitor) {
            try {
                CallAnalysis found = CallAnalysis.of(program, new JobProgress(monitor, getName(), this::progress));
                end(() -> analysis = found);
            } catch (CancellationException e) {
                return Status.CANCEL_STATUS;
            } catch (CallTreeException e) {
                end(() -> failure = e.getMessage());
            } catch (IOException e) {
                damaged(new UncheckedIOException(e));
            } catch (UncheckedIOException e) {
                damaged(e);
            }
            return Status.OK_STATUS;
        }

        private void progress(IndexingProgress progress) {
            int now = progress.percent();
            Display.getDefault().asyncExec(() -> {
                if (work == this && now > percent) {
                    percent = now;
                    tell();
                }
            });
        }

        private void damaged(UncheckedIOException damage) {
            end(() -> session.damaged(damage));
        }

        private void end(Runnable result) {
            Display.getDefault().asyncExec(() -> {
                if (work == this) {
                    work = null;
                    result.run();
                    tell();
                }
            });
        }
    }
}
