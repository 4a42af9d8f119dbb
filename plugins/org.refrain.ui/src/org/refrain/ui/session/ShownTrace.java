/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.util.Map;
import java.util.WeakHashMap;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.contexts.IContextActivation;
import org.eclipse.ui.contexts.IContextService;

/**
 * The trace that a workbench page is about, for commands that work in any part: that of the trace editor used last.
 * While there is one, the context {@value #CONTEXT} is active in the page's window, and with it those commands and
 * their keys.
 *
 * <p>Use on the user interface's thread.
 */
public final class ShownTrace {

    /** Active while a trace is open, whatever part is. */
    public static final String CONTEXT = "org.refrain.ui.context.shown";

    private static final Map<IWorkbenchPage, @Nullable ShownTrace> PAGES = new WeakHashMap<>();

    private final IContextService contexts;
    private final ActiveTrace trace;
    private @Nullable IContextActivation activation;

    private ShownTrace(IWorkbenchPage page) {
        contexts = page.getWorkbenchWindow().getService(IContextService.class);
        trace = new ActiveTrace(page, this::show);
    }

    private void show(@Nullable TraceSession session) {
        IContextActivation current = activation;
        if (session == null && current != null) {
            contexts.deactivateContext(current);
            activation = null;
        } else if (session != null && current == null) {
            Display.getDefault().asyncExec(this::activate); // takes a while, and an editor is just being made
        }
    }

    private void activate() {
        if (activation == null && trace.session() != null) {
            activation = contexts.activateContext(CONTEXT);
        }
    }

    /** Begins to follow the traces of a page; each trace editor says so when it is made. */
    public static void follow(IWorkbenchPage page) {
        PAGES.computeIfAbsent(page, ShownTrace::new);
    }

    /** The trace of a page, or null when none is open in it. */
    public static @Nullable TraceSession of(IWorkbenchPage page) {
        ShownTrace shown = PAGES.get(page);
        return shown == null ? null : shown.trace.session();
    }

    /** The trace editor used last in a page, or null when none is open in it. */
    public static @Nullable IEditorPart editor(IWorkbenchPage page) {
        ShownTrace shown = PAGES.get(page);
        return shown == null ? null : shown.trace.editor();
    }
}
