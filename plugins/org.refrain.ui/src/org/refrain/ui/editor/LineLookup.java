/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import java.io.IOException;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.Discontinuity;
import org.refrain.core.trace.InstructionRow;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceMark;
import org.refrain.core.trace.TraceProblem;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceReceiver;
import org.refrain.core.trace.TraceSource;
import org.refrain.ui.session.TraceSession;

/**
 * Finds the event at or behind a line of the file, and selects it. An index keeps no line numbers, so the file is read
 * up to that line.
 */
final class LineLookup extends Job {

    private final TraceSession session;
    private final long line;

    LineLookup(TraceSession session, long line) {
        super(NLS.bind(Messages.LineLookup_name, Long.toString(line), session.name()));
        this.session = session;
        this.line = line;
    }

    @Override
    @NonNullByDefault({})
    protected IStatus run(IProgressMonitor monitor) {
        Counter counter = new Counter(line);
        try {
            TraceSource source = TraceSource.of(session.input().path());
            TraceReaders.detect(source).read(source, counter, new Until(counter, monitor));
        } catch (CancellationException e) {
            if (monitor.isCanceled()) {
                return Status.CANCEL_STATUS;
            }
        } catch (IOException | TraceFormatException e) {
            return Status.OK_STATUS; // the session tells about it
        }
        long position = counter.events;
        Display.getDefault().asyncExec(() -> select(position));
        return Status.OK_STATUS;
    }

    private void select(long position) {
        var rows = session.rows();
        if (rows != null && rows.eventCount() > 0) {
            session.select(Math.min(position, rows.eventCount() - 1), this);
        }
    }

    /** Counts the events before a line. */
    private static final class Counter implements TraceReceiver {

        private final long line;
        private long events;
        private boolean reached;

        Counter(long line) {
            this.line = line;
        }

        private void event(long eventLine) {
            reached |= eventLine >= line;
            if (!reached) {
                events++;
            }
        }

        @Override
        public void instruction(InstructionRow row) {
            event(row.line);
        }

        @Override
        public void discontinuity(Discontinuity discontinuity) {
            event(discontinuity.line());
        }

        @Override
        public void mark(TraceMark mark) {
            reached |= mark.line() >= line;
        }

        @Override
        public void problem(TraceProblem problem) {
            reached |= problem.line() >= line;
        }
    }

    /** Ends the reading when the line has been reached. */
    private record Until(Counter counter, IProgressMonitor monitor) implements Progress {

        @Override
        public void report(String task, long done, long total) {
            // short enough without
        }

        @Override
        public boolean isCancelled() {
            return counter.reached || monitor.isCanceled();
        }
    }
}
