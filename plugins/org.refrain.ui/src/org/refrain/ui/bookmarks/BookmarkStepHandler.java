/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bookmarks;

import java.util.Map;
import java.util.NavigableMap;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.ui.cycles.occurrence.Sessions;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.navigate.DirectedHandler;
import org.refrain.ui.session.TraceSession;

/**
 * Selects the next event that has a bookmark, as the same command goes to the next annotation of a text. The direction
 * is the parameter of its class in plugin.xml: {@code next} or {@code previous}.
 */
public final class BookmarkStepHandler extends DirectedHandler {

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) {
        TraceSession session = Sessions.of(event);
        IWorkbenchPart part = HandlerUtil.getActivePart(event);
        if (session != null && part != null) {
            step(session, part);
        }
        return null;
    }

    private void step(TraceSession session, IWorkbenchPart part) {
        var rows = session.rows();
        NavigableMap<Long, String> notes = TraceBookmarks.of(session.input().file());
        if (rows != null) {
            notes = notes.headMap(rows.eventCount(), false); // the rest was lost with the end of the file
        }
        long position = session.selection().position();
        Map.Entry<Long, String> note = isForward() ? notes.higherEntry(position)
                : position < 0 ? notes.lastEntry() : notes.lowerEntry(position);
        if (note != null) {
            session.select(note.getKey(), this);
            StatusText.show(part, NLS.bind(Messages.BookmarkStepHandler_note, note.getValue().replace('\n', ' ')));
        } else {
            StatusText.show(part, notes.isEmpty() ? Messages.BookmarkStepHandler_none
                    : isForward() ? Messages.BookmarkStepHandler_noNext : Messages.BookmarkStepHandler_noPrevious);
        }
    }
}
