/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bookmarks;

import java.util.Map;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.ide.IDE;

/** A note on one event of a trace: a marker on the trace's file, whose message is the note. */
public final class TraceBookmark {

    /** The markers' type. */
    public static final String TYPE = "org.refrain.ui.bookmark";

    /** The event, from 0, in decimal digits: an event's number may be too large for a marker's integers. */
    private static final String POSITION = "org.refrain.ui.position";

    /** The trace editor's id. The file may have been opened as a text last, which knows no events. */
    private static final String EDITOR = "org.refrain.ui.editor.trace";

    private TraceBookmark() {
    }

    /** Adds a bookmark in the background; the file may be in use. */
    static void add(IFile file, long position, String note) {
        Map<String, Object> attributes = Map.of(IMarker.MESSAGE, note, POSITION, Long.toString(position),
                IMarker.LOCATION, NLS.bind(Messages.TraceBookmark_row, Long.toString(position)),
                IDE.EDITOR_ID_ATTR, EDITOR);
        new Addition(file, attributes).schedule();
    }

    /** The event that a marker is about; -1 when it tells none, as a marker of another type does. */
    public static long positionOf(IMarker marker) {
        try {
            return Long.parseLong(marker.getAttribute(POSITION, "-1"));
        } catch (NumberFormatException e) {
            return -1; // written by somebody else
        }
    }

    private static final class Addition extends WorkspaceJob {

        private final IFile file;
        private final Map<String, Object> attributes;

        Addition(IFile file, Map<String, Object> attributes) {
            super(NLS.bind(Messages.TraceBookmark_job, file.getName()));
            this.file = file;
            this.attributes = attributes;
            setRule(file.getWorkspace().getRuleFactory().markerRule(file));
        }

        @Override
        @NonNullByDefault({})
        public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
            if (file.isAccessible()) { // not deleted, nor its project closed, since the note was asked for
                file.createMarker(TYPE, attributes);
            }
            return Status.OK_STATUS;
        }
    }
}
