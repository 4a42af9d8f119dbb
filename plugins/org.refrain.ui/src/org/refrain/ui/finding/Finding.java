/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
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
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.IndexingProgress;
import org.refrain.ui.session.JobProgress;
import org.refrain.ui.session.TraceSession;

/**
 * Something in one trace, found once for all views that show it. Belongs to the user interface's thread; the work is
 * done in a job, which ends when no view wants its result any more.
 *
 * @param <R> type of what is found
 */
public final class Finding<R> {

    private final String jobName;
    private final Finder<R> finder;
    private final List<Runnable> listeners = new ArrayList<>();
    private @Nullable R result;
    private @Nullable String failure;
    private @Nullable Work work;
    private int percent;
    private boolean stopped;

    /**
     * Nothing is done before {@link #find}.
     *
     * @param jobName for the progress view; {0} stands for the trace's name
     */
    public Finding(String jobName, Finder<R> finder) {
        this.jobName = jobName;
        this.finder = finder;
    }

    /** What was found; null while it is not known. */
    public @Nullable R result() {
        return result;
    }

    /** Why it cannot be found, or null. */
    public @Nullable String failure() {
        return failure;
    }

    /** Whether the work is going on. */
    public boolean isWorking() {
        return work != null;
    }

    /** How far the work is. */
    public int percent() {
        return percent;
    }

    /** Whether the user stopped the work. */
    public boolean isStopped() {
        return stopped;
    }

    /** @param listener told of every change, on the user interface's thread */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Ends the work with its last listener. */
    public void removeListener(Runnable listener) {
        listeners.remove(listener);
        if (listeners.isEmpty()) {
            end();
        }
    }

    /** Begins the work, unless it is done or going on. */
    public void find(TraceSession session) {
        ProgramTrace program = session.program();
        IndexLease lease = result != null || failure != null || work != null || program == null ? null
                : session.lease();
        if (lease != null && program != null) {
            Work newWork = new Work(session, program, lease);
            work = newWork;
            percent = 0;
            stopped = false;
            newWork.schedule();
            tell();
        }
    }

    /** Stops the work for the user, who can begin it again. */
    public void stop() {
        stopped = work != null;
        end();
    }

    private void end() {
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
            super(NLS.bind(jobName, session.name()));
            this.session = session;
            this.program = program;
            addJobChangeListener(new JobChangeAdapter() {
                @Override
                @NonNullByDefault({})
                public void done(IJobChangeEvent event) {
                    lease.close();
                    // without a result, as when it was stopped in the progress view
                    end(() -> stopped = true);
                }
            });
        }

        @Override
        @NonNullByDefault({})
        protected IStatus run(IProgressMonitor monitor) {
            try {
                R found = finder.find(program, new JobProgress(monitor, getName(), this::progress));
                end(() -> result = found);
            } catch (CancellationException e) {
                return Status.CANCEL_STATUS;
            } catch (FindingException e) {
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

        private void end(Runnable outcome) {
            Display.getDefault().asyncExec(() -> {
                if (work == this) {
                    work = null;
                    outcome.run();
                    tell();
                }
            });
        }
    }
}
