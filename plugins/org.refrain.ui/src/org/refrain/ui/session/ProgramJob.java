/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.refrain.core.index.IndexedTrace;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.ui.program.FoundProgram;
import org.refrain.ui.program.ProgramFinder;

/**
 * Reads all of a program, its debug information too, and sees the trace with it. Without a program the trace is seen
 * with its own instruction texts alone.
 */
final class ProgramJob extends Job {

    /** Takes the result, on the user interface's thread. */
    interface Receiver {
        void done(ProgramJob job, FoundProgram found, @Nullable ProgramTrace trace);
    }

    private final FoundProgram found;
    private final IndexLease lease;
    private final Receiver receiver;

    /** @param lease closed when the job ends */
    ProgramJob(FoundProgram found, IndexLease lease, Receiver receiver) {
        super(found.name().isEmpty() ? Messages.ProgramJob_noProgram
                : NLS.bind(Messages.ProgramJob_name, found.name()));
        this.found = found;
        this.lease = lease;
        this.receiver = receiver;
        if (found.path() == null) {
            setSystem(true);
        }
    }

    @Override
    public boolean belongsTo(@Nullable Object family) {
        return family == TraceSession.class;
    }

    @Override
    @NonNullByDefault({})
    protected IStatus run(IProgressMonitor monitor) {
        FoundProgram result = found;
        ProgramTrace trace = null;
        try (IndexLease used = lease) {
            Path path = found.program() == null ? null : found.path();
            try {
                trace = of(used.index(), path);
                result = path == null ? found : found.withFit(trace.fit());
            } catch (ElfFormatException e) {
                result = found.withProblem(String.valueOf(e.getMessage()));
            } catch (IOException e) {
                result = found.withProblem(path == null ? String.valueOf(e.getMessage())
                        : ProgramFinder.problem(path, e));
            }
        } catch (UncheckedIOException e) {
            return Status.OK_STATUS; // a damaged index: whoever shows its rows will tell
        }
        FoundProgram told = result;
        ProgramTrace seen = trace;
        Display display = Display.getDefault();
        if (!display.isDisposed()) {
            display.asyncExec(() -> receiver.done(this, told, seen));
        }
        return Status.OK_STATUS;
    }

    private static ProgramTrace of(IndexedTrace index, @Nullable Path program) throws IOException, ElfFormatException {
        return ProgramTrace.of(index, program == null ? null : ProgramImage.open(program));
    }
}
