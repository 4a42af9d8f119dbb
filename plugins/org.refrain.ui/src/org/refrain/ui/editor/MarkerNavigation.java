/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import org.eclipse.core.resources.IMarker;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.ide.IGotoMarker;
import org.refrain.ui.bookmarks.TraceBookmark;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessionListener;

/** Goes from a problem in the Problems view or a bookmark in the Bookmarks view to its place in the trace. */
final class MarkerNavigation implements IGotoMarker {

    private final TraceSession session;
    private final IWorkbenchPart part;

    /** @param part which tells when a place is not there */
    MarkerNavigation(TraceSession session, IWorkbenchPart part) {
        this.session = session;
        this.part = part;
    }

    @Override
    @NonNullByDefault({})
    public void gotoMarker(IMarker marker) {
        long position = TraceBookmark.positionOf(marker);
        int line = marker.getAttribute(IMarker.LINE_NUMBER, 0);
        if (position >= 0) {
            select(position);
        } else if (line > 0) {
            new LineLookup(session, line).schedule();
        }
    }

    /** Selects an event: at once, or when it is known that there is one. */
    private void select(long position) {
        if (session.index() != null) {
            selectKnown(position);
        } else {
            session.addListener(new TraceSessionListener() {
                @Override
                public void indexChanged(TraceSession changed) {
                    if (changed.index() != null) {
                        changed.removeListener(this);
                        selectKnown(position);
                    }
                }
            });
        }
    }

    private void selectKnown(long position) {
        var rows = session.rows();
        long count = rows == null ? 0 : rows.eventCount();
        if (position < count) {
            session.select(position, this);
            StatusText.show(part, "");
        } else {
            StatusText.show(part, NLS.bind(Messages.MarkerNavigation_shorter, CycleText.number(position),
                    CycleText.number(count)));
        }
    }
}
