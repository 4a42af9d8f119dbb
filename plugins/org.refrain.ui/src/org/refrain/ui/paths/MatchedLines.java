/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.statushandlers.StatusManager;

/**
 * Marks of the lines that an answer is about, in the ruler and the overview of whichever editor shows the file. They go
 * with the answer and are not kept over a restart. Safe for threads.
 */
final class MatchedLines {

    /** The marks' type. */
    static final String TYPE = "org.refrain.ui.matchedLine";

    private @Nullable IFile marked;
    private @Nullable String mark;

    /** Marks these lines instead of those before. */
    synchronized void show(@Nullable IFile file, List<Integer> lines, String message) {
        clear();
        if (file != null && !lines.isEmpty()) {
            marked = file;
            String name = message;
            mark = name;
            change(file, monitor -> {
                for (int line : lines) {
                    IMarker marker = file.createMarker(TYPE);
                    marker.setAttribute(IMarker.LINE_NUMBER, line);
                    marker.setAttribute(IMarker.MESSAGE, name);
                    marker.setAttribute(IMarker.TRANSIENT, true);
                }
            });
        }
    }

    /** Takes the marks away. */
    synchronized void clear() {
        IFile file = marked;
        String name = mark;
        marked = null;
        mark = null;
        if (file != null && name != null) {
            change(file, monitor -> {
                for (IMarker marker : file.findMarkers(TYPE, false, 0)) {
                    if (name.equals(marker.getAttribute(IMarker.MESSAGE, ""))) {
                        marker.delete();
                    }
                }
            });
        }
    }

    private static void change(IFile file, ICoreRunnable change) {
        IWorkspace workspace = file.getWorkspace();
        ICoreRunnable all = monitor -> {
            if (file.isAccessible()) {
                workspace.run(change, file, IWorkspace.AVOID_UPDATE, monitor);
            }
        };
        Job job = Job.createSystem(Messages.MatchedLines_job, monitor -> {
            try {
                all.run(monitor);
            } catch (CoreException e) {
                // the file went meanwhile; the answer is none the worse
                StatusManager.getManager().handle(e.getStatus(), StatusManager.LOG);
            }
        });
        job.setRule(file);
        job.schedule();
    }
}
