/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bookmarks;

import java.io.UncheckedIOException;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.line.SourcePlace;
import org.refrain.ui.session.TraceSession;

/** What a note says before the user changes it: the event's source line, or its row, and its cycle. */
final class ProposedNote {

    private ProposedNote() {
    }

    /** A note on an event, from 0. On the user interface's thread: one event is looked up. */
    static String of(TraceSession session, long position) {
        String place = placeOf(session, position);
        CycleTable cycles = session.cycles();
        long k = cycles == null ? -1 : cycles.occurrenceAt(position);
        return cycles == null || k < 0 || k >= cycles.count() ? place
                : NLS.bind(Messages.ProposedNote_inCycle, place, Long.toString(k));
    }

    private static String placeOf(TraceSession session, long position) {
        SourcePlace place = null;
        IndexedTrace index = session.index();
        ProgramTrace program = session.program();
        if (index != null && program != null && program.usableImage() != null) {
            place = lookUp(session, index, program, position);
        }
        return place == null ? NLS.bind(Messages.ProposedNote_row, Long.toString(position))
                : NLS.bind(Messages.ProposedNote_line, place.fileName(), Integer.toString(place.line()));
    }

    private static @Nullable SourcePlace lookUp(TraceSession session, IndexedTrace index, ProgramTrace program,
            long position) {
        int[] symbol = new int[1];
        try {
            return index.symbols(position, symbol, 1) == 0 ? null : program.placeOf(symbol[0]);
        } catch (UncheckedIOException e) {
            session.damaged(e);
            return null;
        }
    }
}
