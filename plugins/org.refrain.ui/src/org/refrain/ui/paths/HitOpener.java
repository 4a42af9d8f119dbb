/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.eclipse.ui.part.FileEditorInput;
import org.refrain.ui.editor.TraceEditor;
import org.refrain.ui.session.TraceInput;
import org.refrain.ui.session.TraceSession;

/** Goes to an event in its trace, whose editor is opened if it is not. On the user interface's thread. */
final class HitOpener {

    private HitOpener() {
    }

    /** @param activate whether the trace's editor is to take the keyboard */
    static void open(IWorkbenchPage page, TraceInput trace, long position, boolean activate)
            throws PartInitException {
        IFile file = trace.file();
        IEditorInput input = file != null && file.isAccessible() ? new FileEditorInput(file)
                : new FileStoreEditorInput(EFS.getLocalFileSystem().getStore(trace.path().toUri()));
        IEditorPart part = page.openEditor(input, TraceEditor.ID, activate, IWorkbenchPage.MATCH_ID
                | IWorkbenchPage.MATCH_INPUT);
        TraceSession session = session(part);
        if (session != null) {
            page.bringToTop(part);
            session.select(position, HitOpener.class);
        }
    }

    private static @Nullable TraceSession session(@Nullable IEditorPart part) {
        return part == null ? null : part.getAdapter(TraceSession.class);
    }
}
