/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bookmarks;

import java.util.Collections;
import java.util.NavigableMap;
import java.util.TreeMap;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IMarkerDelta;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;

/** The bookmarks of a trace as they change: which events have notes. On the user interface's thread. */
public final class TraceBookmarks {

    private final @Nullable IFile file;
    private final Runnable listener;
    private final IResourceChangeListener changes = this::resourcesChanged;
    private NavigableMap<Long, String> notes;
    private boolean disposed;

    /**
     * Begins to follow the bookmarks of a file, until {@link #dispose}.
     *
     * @param file null for a trace outside of the workspace, which has none
     * @param listener told of every change
     */
    public TraceBookmarks(@Nullable IFile file, Runnable listener) {
        this.file = file;
        this.listener = listener;
        notes = of(file);
        if (file != null) {
            ResourcesPlugin.getWorkspace().addResourceChangeListener(changes, IResourceChangeEvent.POST_CHANGE);
        }
    }

    /** The notes by their events, from 0. */
    public NavigableMap<Long, String> notes() {
        return notes;
    }

    public void dispose() {
        disposed = true;
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(changes);
    }

    /** The notes of a file as they are now; several ones on an event are put together, a line for each. */
    public static NavigableMap<Long, String> of(@Nullable IFile file) {
        NavigableMap<Long, String> notes = new TreeMap<>();
        try {
            if (file != null && file.isAccessible()) {
                for (IMarker marker : file.findMarkers(TraceBookmark.TYPE, true, IResource.DEPTH_ZERO)) {
                    long position = TraceBookmark.positionOf(marker);
                    if (position >= 0) {
                        notes.merge(position, marker.getAttribute(IMarker.MESSAGE, ""),
                                (one, other) -> one + '\n' + other);
                    }
                }
            }
        } catch (CoreException e) {
            notes.clear(); // deleted meanwhile, and its markers with it
        }
        return Collections.unmodifiableNavigableMap(notes);
    }

    /** Comes in any thread. */
    private void resourcesChanged(IResourceChangeEvent event) {
        for (IMarkerDelta delta : event.findMarkerDeltas(TraceBookmark.TYPE, true)) {
            if (delta.getResource().equals(file)) {
                Display.getDefault().asyncExec(this::update);
                return;
            }
        }
    }

    private void update() {
        NavigableMap<Long, String> now = of(file);
        if (!disposed && !now.equals(notes)) {
            notes = now;
            listener.run();
        }
    }
}
