/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;
import org.refrain.core.trace.TraceProblem;

/**
 * Shows what the reader found in the Problems view: markers on the trace file, at most {@value #LIMIT}, and one that
 * says how many more there are. Files outside the workspace can have none.
 */
public final class ProblemMarkers {

    /** The markers' type. */
    public static final String TYPE = "org.refrain.ui.traceProblem";

    private static final int LIMIT = 100;

    private ProblemMarkers() {
    }

    /**
     * Replaces the markers of a trace.
     *
     * @param problems worst first; may be fewer than there were
     * @param unread rows that could not be read
     */
    static void update(TraceInput input, List<TraceProblem> problems, long unread) {
        IFile file = input.file();
        if (file != null) {
            new Update(file, problems, Math.max(unread, problems.size())).schedule();
        }
    }

    /** Marks a trace that cannot be read at all. */
    static void failure(TraceInput input, String message) {
        update(input, List.of(new TraceProblem(TraceProblem.Severity.ERROR, 0, 0, message)), 1);
    }

    private static final class Update extends WorkspaceJob {

        private final IFile file;
        private final List<TraceProblem> problems;
        private final long total;

        Update(IFile file, List<TraceProblem> problems, long total) {
            super(NLS.bind(Messages.ProblemMarkers_name, file.getName()));
            this.file = file;
            this.problems = problems;
            this.total = total;
            setSystem(true);
            setRule(file.getWorkspace().getRuleFactory().markerRule(file));
        }

        @Override
        @NonNullByDefault({})
        public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
            if (!file.isAccessible()) {
                return Status.OK_STATUS; // deleted, or its project closed, since the reading began
            }
            file.deleteMarkers(TYPE, true, IResource.DEPTH_ZERO);
            int shown = Math.min(LIMIT, problems.size());
            for (TraceProblem problem : problems.subList(0, shown)) {
                file.createMarker(TYPE, attributes(problem));
            }
            if (total > shown) {
                file.createMarker(TYPE, Map.of(IMarker.SEVERITY, IMarker.SEVERITY_WARNING, IMarker.MESSAGE,
                        NLS.bind(Messages.ProblemMarkers_more, total - shown)));
            }
            return Status.OK_STATUS;
        }

        private static Map<String, Object> attributes(TraceProblem problem) {
            Map<String, Object> attributes = new HashMap<>();
            attributes.put(IMarker.MESSAGE, problem.message());
            attributes.put(IMarker.SEVERITY, switch (problem.severity()) {
                case INFO -> IMarker.SEVERITY_INFO;
                case WARNING -> IMarker.SEVERITY_WARNING;
                case ERROR -> IMarker.SEVERITY_ERROR;
            });
            if (problem.line() > 0) {
                attributes.put(IMarker.LOCATION, NLS.bind(Messages.ProblemMarkers_line, problem.line()));
                if (problem.line() <= Integer.MAX_VALUE) {
                    attributes.put(IMarker.LINE_NUMBER, (int) problem.line());
                }
            }
            return attributes;
        }
    }
}
