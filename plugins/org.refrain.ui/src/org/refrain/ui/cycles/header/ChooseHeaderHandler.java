/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.header;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.cycles.occurrence.Sessions;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.session.TraceSession;

/** Lets the user choose another loop header for the active trace. */
public final class ChooseHeaderHandler extends AbstractHandler {

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) {
        TraceSession session = Sessions.of(event);
        IWorkbenchPart part = HandlerUtil.getActivePart(event);
        if (session != null && part != null) {
            StatusText.show(part, choose(session, HandlerUtil.getActiveShell(event)));
        }
        return null;
    }

    /**
     * Asks, and cuts the cycles anew if the user chose another header.
     *
     * @return why nothing could be asked; empty when it was
     */
    public static String choose(TraceSession session, Shell shell) {
        IndexedTrace index = session.index();
        if (session.input().isIndex()) {
            return Messages.ChooseHeaderHandler_indexOnly;
        }
        if (index == null) {
            return Messages.ChooseHeaderHandler_notYet;
        }
        ChooseHeaderDialog dialog = new ChooseHeaderDialog(shell, index, session.header());
        if (dialog.open() == Window.OK && !dialog.chosen().equals(session.header())) {
            session.reindex(dialog.chosen());
        }
        return "";
    }
}
