/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.nio.file.Path;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.program.FoundProgram;
import org.refrain.ui.program.FoundProgram.Outcome;
import org.refrain.ui.program.ProgramChoice;

/** The program of one session: what was found, and the trace seen with it once that has been read. */
final class SessionProgram {

    private final Path path;
    private final Runnable changed;
    private ProgramChoice choice;
    private FoundProgram found = FoundProgram.UNKNOWN;
    private @Nullable ProgramTrace trace;
    private @Nullable ProgramJob job;

    /**
     * @param path the trace's file
     * @param changed called after each change
     */
    SessionProgram(Path path, Runnable changed) {
        this.path = path;
        this.changed = changed;
        this.choice = ChosenPrograms.of(path);
    }

    ProgramChoice choice() {
        return choice;
    }

    void choose(ProgramChoice newChoice) {
        choice = newChoice;
        ChosenPrograms.remember(path, newChoice);
    }

    FoundProgram found() {
        return found;
    }

    @Nullable
    ProgramTrace trace() {
        return trace;
    }

    /** Forgets everything but the choice, because the trace is read again. */
    void drop() {
        job = null; // it goes on to its end, but nobody listens
        boolean known = found != FoundProgram.UNKNOWN;
        found = FoundProgram.UNKNOWN;
        trace = null;
        if (known) {
            changed.run();
        }
    }

    /**
     * Begins to read a program.
     *
     * @param lease of the session's index; given back when that is done
     */
    void read(FoundProgram newFound, IndexLease lease) {
        found = newFound;
        if (newFound.outcome() == Outcome.FOUND && !newFound.chosen()
                && choice.kind() == ProgramChoice.Kind.AUTOMATIC) {
            choose(ProgramChoice.automatic(newFound.path()));
        }
        changed.run();
        ProgramJob newJob = new ProgramJob(newFound, lease, this::done);
        job = newJob;
        newJob.schedule();
    }

    private void done(ProgramJob from, FoundProgram newFound, @Nullable ProgramTrace newTrace) {
        if (from == job) {
            job = null;
            found = newFound;
            trace = newTrace;
            changed.run();
        }
    }
}
