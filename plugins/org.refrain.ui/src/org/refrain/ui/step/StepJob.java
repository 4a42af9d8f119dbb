/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.step;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.progress.Progress;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.JobProgress;
import org.refrain.ui.session.TraceSession;

/** Finds out where a step leads, and selects that. The user's next step replaces one that is still under way. */
public final class StepJob extends Job {

    private final TraceSession session;
    private final IndexLease lease;
    private final Search search;
    private final Consumer<String> feedback;

    /** Finds out where a step leads, in the background. */
    @FunctionalInterface
    public interface Search {
        /**
         * Looks for the target.
         *
         * @throws IOException if the trace cannot be read
         */
        Target find(IndexedTrace index, Progress progress) throws IOException;
    }

    /**
     * Where a step leads.
     *
     * @param position the event; -1 when it leads nowhere
     * @param message what to tell the user; may be empty
     */
    public record Target(long position, String message) {

        /** It leads nowhere. */
        public static Target none(String message) {
            return new Target(-1, message);
        }
    }

    private StepJob(String name, TraceSession session, IndexLease lease, Search search, Consumer<String> feedback) {
        super(name);
        this.session = session;
        this.lease = lease;
        this.search = search;
        this.feedback = feedback;
        setPriority(INTERACTIVE);
    }

    /**
     * Starts a step; does nothing while there is no index. Call on the user interface's thread.
     *
     * @param feedback takes the message, on the user interface's thread, after the event has been selected
     */
    public static void start(String name, TraceSession session, Search search, Consumer<String> feedback) {
        IndexLease lease = session.lease();
        if (lease != null) {
            Job.getJobManager().cancel(session);
            new StepJob(name, session, lease, search, feedback).schedule();
        }
    }

    @Override
    public boolean belongsTo(@Nullable Object family) {
        return family == session;
    }

    @Override
    @NonNullByDefault({})
    protected IStatus run(IProgressMonitor monitor) {
        Display display = Display.getDefault();
        try (IndexLease used = lease) {
            Target target = search.find(used.index(), new JobProgress(monitor, getName(), words -> {
                // the monitor tells
            }));
            if (!monitor.isCanceled()) {
                display.asyncExec(() -> tell(target));
            }
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        } catch (IOException e) {
            display.asyncExec(() -> session.damaged(new UncheckedIOException(e)));
        } catch (UncheckedIOException e) {
            display.asyncExec(() -> session.damaged(e));
        }
        return Status.OK_STATUS;
    }

    private void tell(Target target) {
        if (target.position() >= 0) {
            session.select(target.position(), this);
        }
        feedback.accept(target.message());
    }
}
