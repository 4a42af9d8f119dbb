/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.refrain.ui.cycles.occurrence.CycleChoice;
import org.refrain.ui.cycles.pie.PieChart;
import org.refrain.ui.cycles.pie.PieSlices;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.cycles.table.CyclesTable;
import org.refrain.ui.cycles.timeline.TimelineChart;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;

/**
 * Table, pie and timeline of one trace's cycles, in step with each other and with the session's selection. Escape in any
 * of them gives the choice of cycles up.
 */
public final class CyclesPage {

    /** The rest can be a million cycles; more chosen ones than these are of no use to anybody. */
    private static final int MOST_CHOSEN = 1000;
    private static final int[] WEIGHTS = {40, 60};
    private static final double UPRIGHT = 1.1;

    private final SashForm sash;
    private final CyclesTable table;
    private final PieChart pie;
    private final TimelineChart timeline;
    private @Nullable TraceSession session;
    private @Nullable CycleRanking ranking;

    CyclesPage(Composite parent) {
        sash = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        table = new CyclesTable(sash, this::choose);
        Composite charts = new Composite(sash, 0);
        pie = new PieChart(charts, this::chooseSlice);
        timeline = new TimelineChart(charts, this::chooseOccurrence);
        charts.setLayout(new ChartsLayout(pie, timeline));
        sash.setWeights(WEIGHTS);
        sash.addListener(SWT.Resize, event -> turn());
        for (Control control : List.of(table.widget(), pie, timeline)) {
            control.addKeyListener(KeyListener.keyPressedAdapter(event -> {
                if (event.keyCode == SWT.ESC) {
                    choose(List.of());
                }
            }));
        }
    }

    Control control() {
        return sash;
    }

    public CyclesTable table() {
        return table;
    }

    public PieChart pie() {
        return pie;
    }

    public TimelineChart timeline() {
        return timeline;
    }

    /** The controls that a context menu belongs to. */
    List<Control> menuControls() {
        return List.of(table.widget(), pie, timeline);
    }

    /** Shows the cycles of a session's index, or nothing. To be called again before that index is closed. */
    void setRanking(@Nullable TraceSession newSession, @Nullable CycleRanking newRanking) {
        session = newSession;
        ranking = newRanking;
        table.setRanking(newSession, newRanking);
        pie.setRanking(newRanking);
        timeline.setRanking(newSession, newRanking);
        if (newSession != null) {
            show(newSession.selection());
        }
    }

    /** Shows a selection; tells nobody. */
    void show(TraceSelection selection) {
        CycleRanking shown = ranking;
        if (shown != null) {
            List<Integer> ids = CycleChoice.shown(shown.table(), selection);
            table.select(ids);
            pie.select(ids);
            timeline.setLanes(CycleChoice.lanes(shown, selection, PieSlices.MOST));
            timeline.setPosition(selection.position());
        }
    }

    /** The part that has the focus, in words; the table when none has. */
    String text() {
        if (pie.isFocusControl()) {
            return pie.text();
        }
        return timeline.isFocusControl() ? timeline.text() : table.text();
    }

    /** Paints everything in the theme's colours as they are now. */
    void refreshColors() {
        table.refreshColors();
        pie.redraw();
        timeline.redraw();
    }

    /** Chooses distinct cycles, as the user does; none to look at all of them. */
    public void choose(List<Integer> ids) {
        TraceSession current = session;
        CycleRanking shown = ranking;
        if (current != null && shown != null) {
            List<Integer> chosen = new ArrayList<>(ids.subList(0, Math.min(MOST_CHOSEN, ids.size())));
            chosen.sort(Comparator.comparingInt(shown::rankOf));
            current.select(CycleChoice.choose(shown.table(), current.selection(), chosen), this);
        }
    }

    private void chooseSlice(int id) {
        CycleRanking shown = ranking;
        if (id != PieSlices.REST || shown == null) {
            choose(Collections.singletonList(id));
            return;
        }
        List<Integer> rest = new ArrayList<>();
        for (int rank = PieSlices.MOST; rank < shown.size() && rest.size() < MOST_CHOSEN; rank++) {
            rest.add(shown.idAt(rank));
        }
        choose(rest);
    }

    private void chooseOccurrence(long k) {
        TraceSession current = session;
        CycleRanking shown = ranking;
        if (current != null && shown != null) {
            current.select(shown.table().startOf(k), this);
        }
    }

    /** Table and charts beside each other, or one above the other where the view is higher than wide. */
    private void turn() {
        Point size = sash.getSize();
        int orientation = size.y > size.x * UPRIGHT ? SWT.VERTICAL : SWT.HORIZONTAL;
        if (size.x > 0 && sash.getOrientation() != orientation) {
            sash.setOrientation(orientation);
        }
    }
}
