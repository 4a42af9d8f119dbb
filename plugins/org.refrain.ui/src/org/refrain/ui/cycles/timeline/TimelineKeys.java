/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.refrain.core.cycle.CycleTable;
import org.refrain.ui.cycles.occurrence.OccurrenceSteps;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.session.EventSpan;

/**
 * The keyboard on a timeline: left and right go from occurrence to occurrence of the shown cycles, up and down from
 * lane to lane, Home and End to the first and last occurrence; + and - zoom, 0 shows the whole trace; with Ctrl, left
 * and right move along the trace, as Page Up and Page Down do by a screenful; with Shift, they mark cycle by cycle.
 */
final class TimelineKeys {

    static final double ZOOM = 1.5;
    private static final int PANS_PER_WIDTH = 10;

    private final TimelineChart chart;

    TimelineKeys(TimelineChart chart) {
        this.chart = chart;
        chart.addKeyListener(KeyListener.keyPressedAdapter(this::pressed));
        chart.addTraverseListener(event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT
                || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
    }

    private void pressed(KeyEvent event) {
        int width = chart.scale().width();
        boolean control = (event.stateMask & SWT.MOD1) != 0;
        boolean shift = (event.stateMask & SWT.MOD2) != 0;
        switch (event.keyCode) {
            case SWT.ARROW_LEFT -> {
                if (shift) {
                    mark(false);
                } else {
                    left(control, width);
                }
            }
            case SWT.ARROW_RIGHT -> {
                if (shift) {
                    mark(true);
                } else {
                    right(control, width);
                }
            }
            case SWT.ARROW_UP -> lane(-1);
            case SWT.ARROW_DOWN -> lane(1);
            case SWT.HOME -> edge(true);
            case SWT.END -> edge(false);
            case SWT.PAGE_UP -> chart.show(chart.scale().pan(-width * (PANS_PER_WIDTH - 1) / PANS_PER_WIDTH));
            case SWT.PAGE_DOWN -> chart.show(chart.scale().pan(width * (PANS_PER_WIDTH - 1) / PANS_PER_WIDTH));
            case SWT.KEYPAD_ADD -> chart.zoom(ZOOM);
            case SWT.KEYPAD_SUBTRACT -> chart.zoom(1 / ZOOM);
            default -> typed(event.character);
        }
    }

    private void typed(char character) {
        switch (character) {
            case '+', '=' -> chart.zoom(ZOOM);
            case '-' -> chart.zoom(1 / ZOOM);
            case '0' -> chart.showWhole();
            default -> {
                // not ours
            }
        }
    }

    private void left(boolean control, int width) {
        CycleTable table = chart.table();
        if (control) {
            chart.show(chart.scale().pan(-Math.max(1, width / PANS_PER_WIDTH)));
        } else if (table != null) {
            chart.choose(OccurrenceSteps.previous(table, chart.lanes(), chart.position()));
        }
    }

    private void right(boolean control, int width) {
        CycleTable table = chart.table();
        if (control) {
            chart.show(chart.scale().pan(Math.max(1, width / PANS_PER_WIDTH)));
        } else if (table != null) {
            chart.choose(OccurrenceSteps.next(table, chart.lanes(), chart.position()));
        }
    }

    /** Marks the selected event's cycle, or one cycle more than those that are marked. */
    private void mark(boolean following) {
        CycleTable table = chart.table();
        EventSpan span = chart.span();
        long at = span.isEmpty() ? chart.position() : following ? span.end() : span.first() - 1;
        long k = table == null || at < 0 ? -1 : table.occurrenceAt(at);
        if (table != null && k >= 0 && k < table.count()) {
            long start = table.startOf(k);
            long end = table.startOf(k + 1);
            chart.mark(span.isEmpty() ? new EventSpan(start, end)
                    : new EventSpan(Math.min(start, span.first()), Math.max(end, span.end())));
        }
    }

    private void edge(boolean first) {
        CycleTable table = chart.table();
        if (table != null) {
            chart.choose(first ? OccurrenceSteps.next(table, chart.lanes(), -1)
                    : OccurrenceSteps.previous(table, chart.lanes(), Long.MAX_VALUE));
        }
    }

    private void lane(int step) {
        CycleGroups table = chart.table();
        if (table == null || chart.lanes().isEmpty()) {
            return;
        }
        long k = chart.position() < 0 ? -1 : table.occurrenceAt(chart.position());
        int lane = chart.lanes().size() - 1;
        while (lane >= 0 && !table.holds(chart.lanes().get(lane), k)) {
            lane--;
        }
        int next = Math.max(0, Math.min(chart.lanes().size() - 1, lane + step));
        if (next != lane) {
            chart.choose(OccurrenceSteps.nearest(table, chart.lanes().get(next), chart.position()));
        }
    }
}
