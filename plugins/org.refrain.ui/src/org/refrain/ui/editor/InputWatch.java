/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.refrain.ui.session.TraceInput;

/**
 * Watches a trace in the workspace while an editor shows it: reads it again when it has changed, closes the editor when
 * it is gone. Files outside the workspace are looked at when their editor is activated.
 */
final class InputWatch implements IResourceChangeListener {

    private final TraceEditor editor;
    private final @Nullable IFile file;

    InputWatch(TraceEditor editor, TraceInput input) {
        this.editor = editor;
        this.file = input.file();
        if (file != null) {
            ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
        }
    }

    void dispose() {
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
    }

    @Override
    @NonNullByDefault({})
    public void resourceChanged(IResourceChangeEvent event) {
        IFile watched = file;
        IResourceDelta delta = watched == null ? null : event.getDelta().findMember(watched.getFullPath());
        if (delta == null) {
            return;
        }
        if (delta.getKind() == IResourceDelta.REMOVED) {
            onUiThread(() -> editor.getSite().getPage().closeEditor(editor, false));
        } else if ((delta.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED)) != 0) {
            onUiThread(() -> editor.session().checkFresh());
        }
    }

    private void onUiThread(Runnable action) {
        Display.getDefault().asyncExec(action);
    }
}
