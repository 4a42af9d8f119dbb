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
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.compare.CyclePair;
import org.refrain.ui.compare.DifferenceStrip;
import org.refrain.ui.cycles.loops.LoopStrip;
import org.refrain.ui.cycles.occurrence.CycleChoice;
import org.refrain.ui.cycles.pie.PieChart;
import org.refrain.ui.cycles.pie.PieSlices;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.cycles.table.CyclesTable;
import org.refrain.ui.cycles.timeline.TimelineChart;
import org.refrain.ui.cycles.timeline.TimelineChoices;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;

/**
 * Table, pie and timeline of one trace's cycles, in step with each other and with the session's selection. Escape in
 * any of them gives up the marked events, and then the choice of cycles.
 */
public final class CyclesPage {

    /** The rest can be a million cycles; more chosen ones than these are of no use to anybody. */
    private static final int MOST_CHOSEN = 1000;
    private static final int[] WEIGHTS = {42, 58};
    private static final double UPRIGHT = 1.1;

    private final SashForm sash;
    private final Composite left;
    private final CyclesTable table;
    private final LoopStrip loops;
    private final DifferenceStrip difference;
    private final PieChart pie;
    private final TimelineChart timeline;
    private @Nullable TraceSession session;
    private @Nullable CycleRanking ranking;

    CyclesPage(Composite parent) {
        sash = new SashForm(parent, SWT.HORIZONTAL | SWT.SMOOTH);
        left = new Composite(sash, 0);
        GridLayout layout = new GridLayout();
        layout.marginWidth = 0;
        layout.marginHeight = 0;
        layout.verticalSpacing = 0;
        left.setLayout(layout);
        table = new CyclesTable(left, this::chooseGroups);
        table.control().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
        loops = new LoopStrip(left);
        loops.setLayoutData(new GridData(SWT.FILL, SWT.BOTTOM, true, false));
        difference = new DifferenceStrip(left, this::layOutStrips);
        difference.setLayoutData(new GridData(SWT.FILL, SWT.BOTTOM, true, false));
        showLoops(List.of());
        Composite charts = new Composite(sash, 0);
        pie = new PieChart(charts, this::chooseSlice);
        timeline = new TimelineChart(charts, new TimelineChooser());
        charts.setLayout(new ChartsLayout(pie, timeline));
        sash.setWeights(WEIGHTS);
        sash.addListener(SWT.Resize, event -> turn());
        for (Control control : menuControls()) {
            control.addKeyListener(KeyListener.keyPressedAdapter(event -> {
                if (event.keyCode == SWT.ESC) {
                    giveUp();
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

    /** What the cycles of the selected class differ in. */
    public LoopStrip loops() {
        return loops;
    }

    /** What tells the selected cycle or class from the most frequent one. */
    public DifferenceStrip difference() {
        return difference;
    }

    /** What is shown: distinct cycles or classes; null when there is nothing. */
    @Nullable
    CycleGroups groups() {
        CycleRanking shown = ranking;
        return shown == null ? null : shown.table();
    }

    /** The controls that a context menu belongs to. */
    List<Control> menuControls() {
        return List.of(table.widget(), loops, pie, timeline);
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
        } else {
            showLoops(List.of());
            difference.show(null, null);
        }
    }

    /** Shows a selection; tells nobody. */
    void show(TraceSelection selection) {
        CycleRanking shown = ranking;
        if (shown != null) {
            List<Integer> ids = CycleChoice.shown(shown.table(), selection);
            CycleGroups groups = shown.table();
            table.select(selection.cycleIds().isEmpty() ? withCycle(groups, ids, selection.position()) : ids);
            List<Integer> classes = ids.stream().map(groups::classOf).distinct().toList();
            pie.select(classes);
            showLoops(classes);
            difference.show(session, CyclePair.of(groups, ids));
            timeline.setLanes(CycleChoice.lanes(shown, selection, PieSlices.MOST));
            timeline.setSpan(selection.span());
            timeline.setPosition(selection.position());
        }
    }

    /** The class around an event, and its distinct cycle, which has a row of its own when the class is open. */
    private static List<Integer> withCycle(CycleGroups groups, List<Integer> ids, long position) {
        return ids.isEmpty() || !groups.isGrouped() ? ids
                : List.of(ids.get(0), groups.groupOf(groups.cycles().idOf(groups.occurrenceAt(position))));
    }

    /** Shows what the cycles of a class differ in, if there is just one class. */
    private void showLoops(List<Integer> classes) {
        CycleRanking shown = ranking;
        TraceSession current = session;
        IndexedTrace index = current == null ? null : current.index();
        List<VaryingLoop> differing = shown == null || classes.size() != 1 ? List.of()
                : shown.table().loops(classes.get(0));
        loops.setLoops(differing, index == null ? null : index.symbols());
        layOutStrips();
    }

    /** Gives the strips below the table room while they have something to say. */
    private void layOutStrips() {
        show(loops, !loops.isEmpty());
        show(difference, !difference.isEmpty());
        int height = table.widget().getSize().y;
        left.layout();
        if (table.widget().getSize().y < height && table.widget().getSelectionCount() > 0) {
            table.widget().showSelection(); // which the strips may cover now
        }
    }

    private static void show(Control strip, boolean visible) {
        ((GridData) strip.getLayoutData()).exclude = !visible;
        strip.setVisible(visible);
    }

    /** Shows the selection anew, now that lines can be told. */
    void programChanged() {
        TraceSession current = session;
        if (current != null) {
            show(current.selection());
        }
    }

    /** The part that has the focus, in words; the table when none has. */
    String text() {
        if (pie.isFocusControl()) {
            return pie.text();
        }
        if (loops.isFocusControl()) {
            return loops.text();
        }
        if (difference.widget().isFocusControl()) {
            String chosen = difference.widget().getSelectionText();
            return chosen.isEmpty() ? difference.text() : chosen;
        }
        return timeline.isFocusControl() ? timeline.text() : table.text();
    }

    /** Paints everything in the theme's colours as they are now. */
    void refreshColors() {
        table.refreshColors();
        loops.redraw();
        pie.redraw();
        timeline.redraw();
    }

    /** Chooses distinct cycles, as the user does; none to look at all of them. */
    public void choose(List<Integer> cycles) {
        CycleRanking shown = ranking;
        if (shown != null) {
            chooseGroups(shown.table().groupsOf(cycles));
        }
    }

    /** Chooses distinct cycles or classes. */
    private void chooseGroups(List<Integer> ids) {
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
            chooseGroups(Collections.singletonList(id));
            return;
        }
        List<Integer> rest = new ArrayList<>();
        for (int rank = PieSlices.MOST; rank < shown.size() && rest.size() < MOST_CHOSEN; rank++) {
            rest.add(shown.idAt(rank));
        }
        chooseGroups(rest);
    }

    /** Table and charts beside each other, or one above the other where the view is higher than wide. */
    private void turn() {
        Point size = sash.getSize();
        int orientation = size.y > size.x * UPRIGHT ? SWT.VERTICAL : SWT.HORIZONTAL;
        if (size.x > 0 && sash.getOrientation() != orientation) {
            sash.setOrientation(orientation);
        }
    }

    /** Escape: marks no events any more, and when none are marked, chooses no cycles. */
    private void giveUp() {
        TraceSession current = session;
        if (current == null || current.selection().span().isEmpty()) {
            choose(List.of());
        } else {
            current.select(EventSpan.NONE, this);
        }
    }

    /** Selects what the user chooses in the timeline. */
    private final class TimelineChooser implements TimelineChoices {

        @Override
        public void occurrence(long k) {
            TraceSession current = session;
            CycleRanking shown = ranking;
            if (current != null && shown != null) {
                CycleGroups groups = shown.table();
                List<Integer> chosen = groups.groupsOf(current.selection().cycleIds());
                boolean stays = chosen.isEmpty() || chosen.stream().anyMatch(id -> groups.holds(id, k));
                current.select(new TraceSelection(groups.startOf(k), stays ? current.selection().cycleIds()
                        : groups.cyclesOf(List.of(groups.idOf(k)))), CyclesPage.this);
            }
        }

        @Override
        public void event(long position) {
            TraceSession current = session;
            if (current != null) {
                current.select(position, CyclesPage.this);
            }
        }

        @Override
        public void span(EventSpan events) {
            TraceSession current = session;
            if (current != null) {
                current.move(current.selection().with(events), CyclesPage.this);
            }
        }
    }
}
