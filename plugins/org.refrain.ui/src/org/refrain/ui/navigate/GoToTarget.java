/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

import java.text.NumberFormat;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TraceRows;
import org.refrain.core.trace.InstructionRow;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.text.AddressFormat;
import org.refrain.ui.text.TimeFormat;

/** What users can go to, and how they write it. */
enum GoToTarget {

    /** A row by its number. */
    ROW(Messages.GoToTarget_row) {
        @Override
        Place find(TraceSession session, String text) throws UnknownPlaceException {
            return Place.row(number(text, rows(session).eventCount()));
        }

        @Override
        String prompt(TraceSession session) throws UnknownPlaceException {
            return NLS.bind(Messages.GoToTarget_rowPrompt, grouped(rows(session).eventCount() - 1));
        }
    },

    /** The last timed row at or before a time. */
    TIME(Messages.GoToTarget_time) {
        @Override
        Place find(TraceSession session, String text) throws UnknownPlaceException {
            long time;
            try {
                time = TimeFormat.parse(text);
            } catch (NumberFormatException e) {
                throw new UnknownPlaceException(Messages.GoToTarget_noTime);
            }
            IndexedTrace index = index(session);
            long position = index.positionAtTime(time);
            if (position < 0) {
                throw new UnknownPlaceException(NLS.bind(Messages.GoToTarget_beforeFirstTime,
                        TimeFormat.seconds(index.firstTime())));
            }
            return Place.row(position);
        }

        @Override
        String prompt(TraceSession session) throws UnknownPlaceException {
            IndexedTrace index = index(session);
            if (index.firstTime() == InstructionRow.NO_TIME) {
                throw new UnknownPlaceException(Messages.GoToTarget_noTimes);
            }
            return NLS.bind(Messages.GoToTarget_timePrompt, TimeFormat.seconds(index.firstTime()),
                    TimeFormat.seconds(index.lastTime()));
        }
    },

    /** The next row with an instruction at an address. */
    ADDRESS(Messages.GoToTarget_address) {
        @Override
        Place find(TraceSession session, String text) throws UnknownPlaceException {
            long address;
            try {
                address = AddressFormat.parse(text);
            } catch (NumberFormatException e) {
                throw new UnknownPlaceException(Messages.GoToTarget_noAddress);
            }
            int symbol = rows(session).symbols().symbolAt(address);
            if (symbol < 0) {
                throw new UnknownPlaceException(NLS.bind(Messages.GoToTarget_unknownAddress,
                        AddressFormat.format(address)));
            }
            return Place.nextOf(symbol);
        }

        @Override
        String prompt(TraceSession session) throws UnknownPlaceException {
            rows(session);
            return Messages.GoToTarget_addressPrompt;
        }
    },

    /** The first row of a cycle by its number. */
    CYCLE(Messages.GoToTarget_cycle) {
        @Override
        Place find(TraceSession session, String text) throws UnknownPlaceException {
            CycleTable cycles = cycles(session);
            return Place.row(cycles.startOf(number(text, cycles.count())));
        }

        @Override
        String prompt(TraceSession session) throws UnknownPlaceException {
            return NLS.bind(Messages.GoToTarget_cyclePrompt, grouped(cycles(session).count() - 1));
        }
    };

    private final String title;

    GoToTarget(String title) {
        this.title = title;
    }

    /** The dialog's title. */
    String title() {
        return title;
    }

    /** Reads what the user wrote. */
    abstract Place find(TraceSession session, String text) throws UnknownPlaceException;

    /**
     * What to ask the user for.
     *
     * @throws UnknownPlaceException if the trace has nothing of the kind, or not yet
     */
    abstract String prompt(TraceSession session) throws UnknownPlaceException;

    private static TraceRows rows(TraceSession session) throws UnknownPlaceException {
        TraceRows rows = session.rows();
        if (rows == null || rows.eventCount() == 0) {
            throw new UnknownPlaceException(Messages.GoToTarget_noRows);
        }
        return rows;
    }

    private static IndexedTrace index(TraceSession session) throws UnknownPlaceException {
        IndexedTrace index = session.index();
        if (index == null) {
            throw new UnknownPlaceException(Messages.GoToTarget_notRead);
        }
        return index;
    }

    private static CycleTable cycles(TraceSession session) throws UnknownPlaceException {
        CycleTable cycles = index(session).cycles();
        if (cycles == null || cycles.count() == 0) {
            throw new UnknownPlaceException(Messages.GoToTarget_noCycles);
        }
        return cycles;
    }

    /** A number from 0 to count - 1; digits may be grouped. */
    private static long number(String text, long count) throws UnknownPlaceException {
        long number;
        try {
            number = Long.parseLong(text.replaceAll("[\\s\u00a0\u202f,.'\u2019_]", ""));
        } catch (NumberFormatException e) {
            throw new UnknownPlaceException(Messages.GoToTarget_noNumber);
        }
        if (number < 0 || number >= count) {
            throw new UnknownPlaceException(NLS.bind(Messages.GoToTarget_outOfRange, grouped(count - 1)));
        }
        return number;
    }

    private static String grouped(long number) {
        return NumberFormat.getIntegerInstance().format(number);
    }
}
