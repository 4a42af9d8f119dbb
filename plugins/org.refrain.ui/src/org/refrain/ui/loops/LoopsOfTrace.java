/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.io.UncheckedIOException;
import java.util.HashMap;
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
import org.refrain.core.loop.runs.StringTooLongException;
import org.refrain.core.loop.trace.MissingLevelException;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.JobProgress;
import org.refrain.ui.session.TraceSession;

/**
 * The loops of one trace with certain settings, found in a job and kept as long as the trace is open. Belongs to the
 * user interface's thread.
 */
final class LoopsOfTrace {

    private static final Map<ProgramTrace, @Nullable Map<LoopSettings, @Nullable LoopsOfTrace>> KNOWN =
            new WeakHashMap<>();

    private final LoopSettings settings;
    private Runnable listener = () -> {
    };
    private @Nullable LoopTree tree;
    private @Nullable String failure;
    private @Nullable Work work;
    private int percent;

    private LoopsOfTrace(LoopSettings settings) {
        this.settings = settings;
    }

    /** What is known of the loops of a trace; nothing is done before {@link #find}. */
    static LoopsOfTrace of(ProgramTrace program, LoopSettings settings) {
        Map<LoopSettings, @Nullable LoopsOfTrace> ofProgram = KNOWN.get(program);
        if (ofProgram == null) {
            ofProgram = new HashMap<>();
            KNOWN.put(program, ofProgram);
        }
        LoopsOfTrace known = ofProgram.get(settings);
        if (known == null) {
            known = new LoopsOfTrace(settings);
            ofProgram.put(settings, known);
        }
        return known;
    }

    LoopSettings settings() {
        return settings;
    }

    /** The loops; null while they are not known. */
    @Nullable
    LoopTree tree() {
        return tree;
    }

    /** Why the loops cannot be known, or null. */
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

    /** @param newListener told of every change, on the user interface's thread; the one before is forgotten */
    void setListener(Runnable newListener) {
        listener = newListener;
    }

    /** Finds the loops, unless they are known or being found. */
    void find(TraceSession session) {
        ProgramTrace program = session.program();
        IndexLease lease = tree != null || failure != null || work != null || program == null ? null
                : session.lease();
        if (lease != null && program != null) {
            Work newWork = new Work(session, program, lease);
            work = newWork;
            percent = 0;
            newWork.schedule();
            listener.run();
        }
    }

    /** Stops the work; it can be begun again. */
    void stop() {
        Work current = work;
        work = null;
        if (current != null) {
            current.cancel();
            listener.run();
        }
    }

    private final class Work extends Job {

        private final TraceSession session;
        private final ProgramTrace program;

        /** @param lease given back when the job has ended, even if it was stopped before it began */
        Work(TraceSession session, ProgramTrace program, IndexLease lease) {
            super(NLS.bind(Messages.LoopsOfTrace_job, session.name()));
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
                LoopTree found = LoopTree.of(program, settings, new JobProgress(monitor, getName(),
                        progress -> tell(progress.percent())));
                end(() -> tree = found);
            } catch (CancellationException e) {
                return Status.CANCEL_STATUS;
            } catch (StringTooLongException e) {
                end(() -> failure = NLS.bind(Messages.LoopsOfTrace_tooLong, e.getMessage()));
            } catch (MissingLevelException e) {
                end(() -> failure = NLS.bind(Messages.LoopsOfTrace_missing, e.getMessage()));
            } catch (UncheckedIOException e) {
                end(() -> session.damaged(e));
            }
            return Status.OK_STATUS;
        }

        private void tell(int now) {
            Display.getDefault().asyncExec(() -> {
                if (work == this && now > percent) {
                    percent = now;
                    listener.run();
                }
            });
        }

        private void end(Runnable result) {
            Display.getDefault().asyncExec(() -> {
                if (work == this) {
                    work = null;
                    result.run();
                    listener.run();
                }
            });
        }
    }
}
