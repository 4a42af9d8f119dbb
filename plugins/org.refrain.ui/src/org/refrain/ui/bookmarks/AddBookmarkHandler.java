/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bookmarks;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.ui.cycles.occurrence.Sessions;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.session.TraceSession;

/** Asks for a note on the selected event; in the Cycles view, on the beginning of the cycle that holds it. */
public final class AddBookmarkHandler extends AbstractHandler {

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) {
        TraceSession session = Sessions.of(event);
        IWorkbenchPart part = HandlerUtil.getActivePart(event);
        if (session != null && part != null) {
            StatusText.show(part, "");
            long position = position(session, part);
            if (position < 0) {
                StatusText.show(part, Messages.AddBookmarkHandler_select);
            } else {
                ask(session, position, part.getSite().getShell());
            }
        }
        return null;
    }

    private static long position(TraceSession session, IWorkbenchPart part) {
        long selected = session.selection().position();
        CycleGroups cycles = cyclesShownBy(part);
        long k = cycles == null || selected < 0 ? -1 : cycles.occurrenceAt(selected);
        return cycles == null || k < 0 || k >= cycles.count() ? selected : cycles.startOf(k);
    }

    private static @Nullable CycleGroups cyclesShownBy(IWorkbenchPart part) {
        return Adapters.adapt(part, CycleGroups.class);
    }

    private static void ask(TraceSession session, long position, Shell shell) {
        IFile file = session.input().file();
        if (file == null) {
            MessageDialog.openInformation(shell, Messages.AddBookmarkHandler_title,
                    NLS.bind(Messages.AddBookmarkHandler_outside, session.name()));
            return;
        }
        InputDialog dialog = new InputDialog(shell, Messages.AddBookmarkHandler_title,
                NLS.bind(Messages.AddBookmarkHandler_prompt, Long.toString(position)),
                ProposedNote.of(session, position), text -> text.isBlank() ? "" : null);
        String note = dialog.open() == Window.OK ? dialog.getValue() : null;
        if (note != null) {
            TraceBookmark.add(file, position, note.strip());
        }
    }
}
