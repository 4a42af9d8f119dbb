/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.util.function.Consumer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;

/**
 * Which trace the views of a workbench page show: that of the trace editor used last, as long as it is open. Opening
 * another kind of editor, such as a source file, changes nothing.
 *
 * <p>An editor is a trace editor when it adapts to {@link TraceSession}. Use on the user interface's thread.
 */
public final class ActiveTrace {

    private final IWorkbenchPage page;
    private final Consumer<@Nullable TraceSession> listener;
    private final IPartListener2 parts = new PartListener();
    private @Nullable IEditorPart editor;
    private @Nullable TraceSession session;

    /**
     * Begins to follow a page. The listener is called at once, and again after every change.
     *
     * @param listener takes the session to be shown, or null when there is none
     */
    public ActiveTrace(IWorkbenchPage page, Consumer<@Nullable TraceSession> listener) {
        this.page = page;
        this.listener = listener;
        page.addPartListener(parts);
        editor = anyTraceEditor(null);
        session = editor == null ? null : sessionOf(editor);
        listener.accept(session);
    }

    /** The session that is shown, or null. */
    public @Nullable TraceSession session() {
        return session;
    }

    /** The trace editor used last, or null when none is open. */
    public @Nullable IEditorPart editor() {
        return editor;
    }

    /** Ends following; the listener is not called any more. */
    public void dispose() {
        page.removePartListener(parts);
    }

    private void use(@Nullable IEditorPart newEditor) {
        TraceSession newSession = newEditor == null ? null : sessionOf(newEditor);
        editor = newEditor;
        if (newSession != session) {
            session = newSession;
            listener.accept(newSession);
        }
    }

    private @Nullable IEditorPart anyTraceEditor(@Nullable IEditorPart except) {
        IEditorPart active = page.getActiveEditor();
        if (active != null && active != except && sessionOf(active) != null) {
            return active;
        }
        for (IEditorReference reference : page.getEditorReferences()) {
            IEditorPart part = reference.getEditor(false);
            if (part != null && part != except && sessionOf(part) != null) {
                return part;
            }
        }
        return null;
    }

    private static @Nullable TraceSession sessionOf(IEditorPart part) {
        return part.getAdapter(TraceSession.class);
    }

    @NonNullByDefault({})
    private final class PartListener implements IPartListener2 {

        @Override
        public void partActivated(IWorkbenchPartReference reference) {
            partBroughtToTop(reference);
        }

        @Override
        public void partBroughtToTop(IWorkbenchPartReference reference) {
            if (reference.getPart(false) instanceof IEditorPart part && sessionOf(part) != null) {
                use(part);
            }
        }

        @Override
        public void partInputChanged(IWorkbenchPartReference reference) {
            partBroughtToTop(reference);
        }

        @Override
        public void partClosed(IWorkbenchPartReference reference) {
            if (editor != null && reference.getPart(false) == editor) {
                use(anyTraceEditor(editor));
            }
        }
    }
}
