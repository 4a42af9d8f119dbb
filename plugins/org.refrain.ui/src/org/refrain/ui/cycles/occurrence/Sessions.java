/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.occurrence;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.ui.session.ShownTrace;
import org.refrain.ui.session.TraceSession;

/** Finds the session that a command is about. */
public final class Sessions {

    private Sessions() {
    }

    /**
     * The session of the active part, such as the Cycles view; else the trace that its window is about; null when none.
     */
    public static @Nullable TraceSession of(ExecutionEvent event) {
        IWorkbenchPart part = HandlerUtil.getActivePart(event);
        TraceSession session = of(part);
        return session != null || part == null ? session : ShownTrace.of(part.getSite().getPage());
    }

    private static @Nullable TraceSession of(@Nullable IWorkbenchPart part) {
        return Adapters.adapt(part, TraceSession.class);
    }
}
