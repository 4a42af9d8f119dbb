/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.pin;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PartInitException;
import org.refrain.ui.editor.TraceEditor;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.session.ActiveTrace;
import org.refrain.ui.session.TraceInput;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessions;

/**
 * The trace that a view shows: that of the trace editor used last or, while the view is pinned, always the same as long
 * as it is open in an editor. On the user interface's thread.
 */
public final class ViewTrace {

    private static final String PINNED = "pinnedTrace";

    private final IViewSite site;
    private final Consumer<String> title;
    private final Consumer<@Nullable TraceSession> listener;
    private final IPartListener2 editors = new Editors();
    private final PinActions actions;
    private final ActiveTrace active;
    /** In use here as well, so that it stays open until the view has let go of it. */
    private @Nullable TraceSession pinned;

    /**
     * Begins to follow. The listener is called at once, and again after every change.
     *
     * @param title sets the view's title
     * @param memento what {@link #saveState} wrote, or null
     * @param listener takes the session to be shown, or null when there is none
     */
    public ViewTrace(IViewSite site, Consumer<String> title, @Nullable IMemento memento,
            Consumer<@Nullable TraceSession> listener) {
        this.site = site;
        this.title = title;
        this.listener = listener;
        actions = new PinActions(site, this);
        pinned = saved(memento);
        active = new ActiveTrace(site.getPage(), session -> {
            if (pinned == null) {
                tell(session);
            }
        });
        site.getPage().addPartListener(editors);
        if (pinned != null) {
            tell(pinned);
        }
    }

    /** The session that is shown, or null. */
    public @Nullable TraceSession session() {
        TraceSession current = pinned;
        return current == null ? active.session() : current;
    }

    public boolean isPinned() {
        return pinned != null;
    }

    /** Stays with the trace that is shown, or follows the trace editors again. Does nothing while there is no trace. */
    public void setPinned(boolean newPinned) {
        TraceSession current = session();
        if (newPinned && !isPinned() && current != null) {
            pinned = TraceSessions.acquire(current.input());
        } else if (!newPinned) {
            unpin();
        }
        tell(session());
    }

    /** Keeps the trace that the view is pinned to for the next start of the workbench. */
    public void saveState(IMemento memento) {
        TraceSession current = pinned;
        if (current != null) {
            memento.putString(PINNED, current.input().path().toString());
        }
    }

    /** Ends following; the listener is not called any more. */
    public void dispose() {
        site.getPage().removePartListener(editors);
        active.dispose();
        TraceSession current = pinned;
        pinned = null;
        if (current != null) {
            TraceSessions.release(current);
        }
    }

    private void tell(@Nullable TraceSession session) {
        String name = site.getRegisteredName();
        title.accept(session == null || !isPinned() ? name : NLS.bind(Messages.ViewTrace_pinned, name, session.name()));
        actions.update(session != null, isPinned());
        listener.accept(session);
    }

    /** The trace is released when the view has let go of it. */
    private void unpin() {
        TraceSession old = pinned;
        pinned = null;
        if (old != null) {
            tell(session());
            TraceSessions.release(old);
        }
    }

    /** The trace of an earlier start of the workbench, if it is still there and open in an editor. */
    private @Nullable TraceSession saved(@Nullable IMemento memento) {
        String path = memento == null ? null : memento.getString(PINNED);
        TraceInput input = path == null ? null : openInput(path, null);
        return input == null || !Files.isRegularFile(input.path()) ? null : TraceSessions.acquire(input);
    }

    /** What a trace editor shows of a path; it may not have been seen yet since the start. Null when none does. */
    private @Nullable TraceInput openInput(String path, @Nullable IWorkbenchPartReference except) {
        for (IEditorReference reference : site.getPage().getEditorReferences()) {
            if (reference != except && TraceEditor.ID.equals(reference.getId())) {
                TraceInput input = inputOf(reference);
                if (input != null && input.path().equals(pathOf(path))) {
                    return input;
                }
            }
        }
        return null;
    }

    private static @Nullable Path pathOf(String path) {
        try {
            return Path.of(path);
        } catch (InvalidPathException e) {
            return null; // written by somebody else
        }
    }

    private static @Nullable TraceInput inputOf(IEditorReference reference) {
        try {
            return TraceInput.of(reference.getEditorInput());
        } catch (PartInitException e) {
            return null; // its editor says so when it is seen
        }
    }

    private void editorClosed(IWorkbenchPartReference closed) {
        TraceSession current = pinned;
        if (current != null && openInput(current.input().path().toString(), closed) == null) {
            unpin();
            IWorkbenchPage page = site.getPage();
            site.getShell().getDisplay().asyncExec(() -> say(page, NLS.bind(Messages.ViewTrace_closed,
                    current.name(), site.getRegisteredName())));
        }
    }

    /** Where the user looks once the editor is gone. */
    private static void say(IWorkbenchPage page, String message) {
        IWorkbenchPart part = page.getActivePart();
        if (part != null) {
            StatusText.show(part, message);
        }
    }

    @NonNullByDefault({})
    private final class Editors implements IPartListener2 {

        @Override
        public void partClosed(IWorkbenchPartReference reference) {
            if (reference instanceof IEditorReference) {
                editorClosed(reference);
            }
        }
    }
}
