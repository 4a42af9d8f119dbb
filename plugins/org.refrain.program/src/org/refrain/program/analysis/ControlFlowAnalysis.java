/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.path.PathEngines;
import org.refrain.core.path.frames.PathIndex;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.query.PathException;
import org.refrain.core.progress.Progress;
import org.refrain.program.controlflow.ControlFlowReport;

/**
 * The control flow of a trace, compressed, in two orders: of time, and task by task. Without an operating system both
 * are the same. Immutable but for the index of paths, which is made when it is asked for; safe for threads.
 */
public final class ControlFlowAnalysis {

    private final LocatedControlFlow located;
    private final TaskFlow tasks;
    private final ControlFlowReport report;
    private @Nullable PathIndex paths;

    ControlFlowAnalysis(LocatedControlFlow located, TaskFlow tasks, ControlFlowReport report) {
        this.located = located;
        this.tasks = tasks;
        this.report = report;
    }

    /**
     * The events in the order of time, for call stacks and charts. Where an operating system switches tasks, the frames
     * of one task are closed and those of the other opened again, so do not count calls here but in {@link #tasks()}.
     */
    public LocatedControlFlow located() {
        return located;
    }

    /** The events task by task, for paths and for counting calls. */
    public TaskFlow tasks() {
        return tasks;
    }

    /** What was seen while calls and returns were rebuilt, and how sure it is. */
    public ControlFlowReport report() {
        return report;
    }

    /** The index of {@link #tasks()} for questions about paths. The first call takes time linear in the grammar. */
    public synchronized PathIndex paths() {
        PathIndex known = paths;
        if (known == null) {
            known = new PathIndex(tasks.flow().trace());
            paths = known;
        }
        return known;
    }

    /**
     * A way to find paths. Its events are those of {@link #tasks()}, which knows their positions in the trace.
     *
     * @param scheme one of {@link PathEngines#schemes()}
     * @throws IllegalArgumentException if there is no such scheme
     * @throws PathException if the trace leaves more frames open than can be followed
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public PathEngine engine(String scheme, Progress progress) throws PathException {
        return scheme.equals(PathEngines.AUTO) ? PathEngines.open(paths())
                : PathEngines.open(scheme, tasks.flow().trace(), progress);
    }
}
