/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import java.io.UncheckedIOException;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.background.LatestWork;
import org.refrain.ui.bookmarks.TraceBookmarks;
import org.refrain.ui.cycles.chart.ChartSpeech;
import org.refrain.ui.cycles.ranking.CycleGroups;
import org.refrain.ui.cycles.ranking.CycleRanking;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.WindowLink;

/**
 * Shows when some distinct cycles or classes ran: a lane for each, one for all other cycles, and below them the whole
 * trace in small. What it shows is computed in the background; until that is ready the picture before it stays.
 */
public final class TimelineChart extends Canvas {

    private static final Point PREFERRED = new Point(400, 180);

    private final TimelineChoices chooser;
    private final ChartSpeech speech;
    private final LatestWork<TimelinePicture> work;
    private final WindowLink link = new WindowLink(this::showWindow);
    private @Nullable Model model;
    private TimelineAxis.Kind kind = TimelineAxis.Kind.EVENTS;
    private List<Integer> lanes = List.of();
    private TimelineScale scale = TimelineScale.whole(1, 1);
    private long position = -1;
    private EventSpan span = EventSpan.NONE;
    private @Nullable TraceBookmarks bookmarks;
    private TimelineMarks marks = TimelineMarks.NONE;
    private boolean selecting;
    private @Nullable TimelinePicture picture;

    /** What is shown; valid until the session's index changes. */
    private record Model(TraceSession session, IndexedTrace index, CycleRanking ranking) {
    }

    /** @param chooser told what the user chooses */
    public TimelineChart(Composite parent, TimelineChoices chooser) {
        super(parent, SWT.DOUBLE_BUFFERED);
        this.chooser = chooser;
        speech = new ChartSpeech(this, Messages.TimelineChart_name, this::text);
        work = new LatestWork<>(Messages.TimelineChart_name, getDisplay(), this::damaged);
        new TimelineMouse(this);
        new TimelineKeys(this);
        addPaintListener(this::paint);
        addListener(SWT.Resize, event -> resized());
        addListener(SWT.FocusIn, event -> redraw());
        addListener(SWT.FocusOut, event -> redraw());
        addDisposeListener(event -> {
            work.cancel();
            link.follow(null);
            followBookmarks(null);
        });
    }

    /** Shows the cycles of a session's index, or nothing. To be called again before that index is closed. */
    public void setRanking(@Nullable TraceSession session, @Nullable CycleRanking ranking) {
        work.cancel();
        IndexedTrace index = session == null ? null : session.index();
        model = session == null || ranking == null || index == null ? null : new Model(session, index, ranking);
        TraceSession shown = model == null ? null : session;
        lanes = List.of();
        position = shown == null ? -1 : shown.selection().position();
        span = shown == null ? EventSpan.NONE : shown.selection().span();
        followBookmarks(shown);
        picture = null;
        setToolTipText(null);
        showWindow(EventSpan.NONE);
        link.follow(shown);
        redraw();
    }

    private void followBookmarks(@Nullable TraceSession session) {
        TraceBookmarks old = bookmarks;
        if (old != null) {
            old.dispose();
        }
        bookmarks = session == null ? null : new TraceBookmarks(session.input().file(), this::bookmarksChanged);
        marks = TimelineMarks.NONE;
        bookmarksChanged();
    }

    private void bookmarksChanged() {
        updateMarks(true);
        redraw();
    }

    /** Goes with the other charts of the trace, or not. */
    public WindowLink link() {
        return link;
    }

    /** Shows these distinct cycles or classes, each in a lane of its own. */
    public void setLanes(List<Integer> ids) {
        if (!ids.equals(lanes)) {
            lanes = List.copyOf(ids);
            refresh();
            speech.changed(text());
        }
    }

    /** The distinct cycles or classes that have a lane. */
    public List<Integer> lanes() {
        return lanes;
    }

    /** Marks an event and the occurrence around it, and brings them into sight; -1 marks nothing. */
    public void setPosition(long newPosition) {
        if (newPosition == position) {
            return;
        }
        position = newPosition;
        updateMarks(false);
        TimelineMark newMark = marks.selected();
        if (newMark != null && !selecting) {
            boolean fits = newMark.end() - newMark.start() <= scale.span();
            show(fits ? scale.show(newMark.start(), newMark.end()) : scale.reveal(newMark.at()));
        }
        speech.changed(text());
        redraw();
    }

    public long position() {
        return position;
    }

    /** Marks a span of events; an empty one marks nothing. */
    public void setSpan(EventSpan newSpan) {
        if (!newSpan.equals(span)) {
            span = newSpan;
            updateMarks(false);
            speech.changed(text());
            redraw();
        }
    }

    /** The events that are marked. */
    public EventSpan span() {
        return span;
    }

    /** The user begins, or ends, to choose a span with the mouse; until then everything stays where it is. */
    void setSelecting(boolean newSelecting) {
        selecting = newSelecting;
    }

    /** Chooses the events from one pixel of this chart to another, as the user does. */
    void chooseSpan(int fromX, int toX) {
        Model shown = model;
        if (shown != null) {
            int left = Math.min(fromX, toX) - parts().plotX();
            int right = Math.max(fromX, toX) - parts().plotX();
            mark(span(shown, scale.unitAt(Math.max(0, left)), scale.unitAt(Math.min(scale.width(), right))));
        }
    }

    /** Marks events, as the user does. */
    void mark(EventSpan events) {
        chooser.span(events);
    }

    /** The events between two units; one at the least, and none when the index is damaged. */
    private EventSpan span(Model shown, long fromUnit, long toUnit) {
        try {
            TimelineAxis axis = TimelineView.axis(kind, shown.index);
            long first = Math.min(axis.positionAt(fromUnit), shown.index.eventCount() - 1);
            return new EventSpan(first, Math.max(first + 1, axis.positionAt(toUnit)));
        } catch (UncheckedIOException e) {
            damaged(e);
            return EventSpan.NONE;
        }
    }

    /** Lets the horizontal direction be something else; the same events stay in sight. */
    public void setKind(TimelineAxis.Kind newKind) {
        if (newKind != kind) {
            EventSpan window = window();
            kind = newKind;
            updateMarks(true);
            showWindow(window);
        }
    }

    /** Shows the whole trace. */
    public void showWhole() {
        show(TimelineScale.whole(scale.total(), scale.width()));
    }

    /** The events in sight; empty for the whole trace. */
    private EventSpan window() {
        Model shown = model;
        return shown == null || scale.isWhole() ? EventSpan.NONE : span(shown, scale.start(), scale.end());
    }

    /** Brings events into sight, and tells nobody; the whole trace when there are none. */
    private void showWindow(EventSpan window) {
        Model shown = model;
        int width = parts().plotWidth();
        scale = TimelineScale.whole(1, width);
        if (shown != null) {
            try {
                TimelineAxis axis = TimelineView.axis(kind, shown.index);
                long first = axis.unitAt(window.first());
                scale = window.isEmpty() ? TimelineScale.whole(axis.total(), width)
                        : new TimelineScale(axis.total(), first, axis.unitAt(window.end()) - first, width);
            } catch (UncheckedIOException e) {
                damaged(e);
            }
        }
        refresh();
    }

    /** Zooms around the marked event, or around the middle when that is out of sight. */
    public void zoom(double factor) {
        TimelineMark shown = marks.selected();
        int pixel = shown == null ? -1 : scale.pixelOf(shown.at());
        show(scale.zoom(pixel >= 0 && pixel < scale.width() ? pixel : scale.width() / 2, factor));
    }

    /** The part of the trace in sight. */
    public TimelineScale scale() {
        return scale;
    }

    /** Brings a part of the trace into sight, here and in the charts that go along. */
    void show(TimelineScale newScale) {
        if (!newScale.equals(scale)) {
            scale = newScale;
            refresh();
            link.shown(window());
        }
    }

    /** The picture that is shown, or null while the first one is computed. */
    public @Nullable TimelinePicture picture() {
        return picture;
    }

    /** Whether what is shown is what was asked for last. */
    public boolean isUpToDate() {
        TimelinePicture shown = picture;
        return model == null || shown != null && shown.view().equals(new TimelineView(kind, lanes, scale));
    }

    /** The shown cycles in words: for each its count, its first row, and its next one. */
    public String text() {
        Model shown = model;
        return shown == null ? "" : TimelineText.of(shown.ranking, lanes, position, SpanText.of(span, shown.index));
    }

    /** Chooses what is at a place, as the user does: a note's event or an occurrence. */
    void chooseAt(int x, int y) {
        TimelineFlag flag = flagAt(x, y);
        if (flag != null) {
            chooser.event(flag.position());
        } else {
            choose(occurrenceAt(x, y));
        }
    }

    private @Nullable TimelineFlag flagAt(int x, int y) {
        return y < TimelineLayout.TOP ? marks.flagAt(scale, x - parts().plotX()) : null;
    }

    /** Chooses an occurrence, as the user does. */
    void choose(long k) {
        if (k >= 0) {
            chooser.occurrence(k);
        }
    }

    @Nullable
    CycleGroups table() {
        Model shown = model;
        return shown == null ? null : shown.ranking.table();
    }

    /** The occurrence of a lane's cycle at a place of this chart; -1 when there is none. */
    public long occurrenceAt(int x, int y) {
        Model shown = model;
        TimelineLayout layout = parts();
        int lane = layout.laneAt(y);
        if (shown == null || lane < 0 || !layout.inPlot(x, y)) {
            return -1;
        }
        TimelineAxis axis = TimelineView.axis(kind, shown.index);
        CycleGroups table = shown.ranking.table();
        if (lane < lanes.size()) {
            return TimelineHits.nearest(table, axis, scale, lanes.get(lane), x - layout.plotX(), 3);
        }
        long k = table.occurrenceAt(axis.positionAt(scale.unitAt(x - layout.plotX())));
        return k >= 0 && k < table.count() && lanes.stream().noneMatch(id -> table.holds(id, k)) ? k : -1;
    }

    /** What is at a place of this chart, in words; null when there is nothing. */
    @Nullable
    String tipAt(int x, int y) {
        TimelineFlag flag = flagAt(x, y);
        if (flag != null) {
            return flag.note();
        }
        Model shown = model;
        long k = occurrenceAt(x, y);
        return shown == null || k < 0 ? null
                : TimelineText.at(shown.ranking.table(), lanes, shown.ranking.table().startOf(k));
    }

    TimelineLayout parts() {
        return TimelineMeasure.layout(this, table(), lanes);
    }

    @Override
    public Point computeSize(int widthHint, int heightHint, boolean changed) {
        return new Point(widthHint == SWT.DEFAULT ? PREFERRED.x : widthHint,
                heightHint == SWT.DEFAULT ? PREFERRED.y : heightHint);
    }

    private void resized() {
        TimelineScale resized = scale.withWidth(parts().plotWidth());
        if (!resized.equals(scale)) {
            scale = resized;
            refresh();
        }
    }

    /** @param flags whether notes have to be looked up as well */
    private void updateMarks(boolean flags) {
        Model shown = model;
        TraceBookmarks notes = bookmarks;
        if (shown == null || notes == null) {
            marks = TimelineMarks.NONE;
            return;
        }
        try {
            TimelineAxis axis = TimelineView.axis(kind, shown.index);
            marks = TimelineMarks.of(shown.ranking.table(), axis, position, span,
                    flags ? TimelineFlag.of(notes.notes(), axis, shown.index.eventCount()) : marks.flags());
        } catch (UncheckedIOException e) {
            marks = TimelineMarks.NONE;
            damaged(e);
        }
    }

    private void refresh() {
        Model shown = model;
        IndexLease lease = shown == null ? null : shown.session.lease();
        if (shown != null && lease != null) {
            TimelineView view = new TimelineView(kind, lanes, scale);
            TimelinePicture previous = picture;
            CycleGroups groups = shown.ranking.table();
            work.ask(lease, (index, cancelled) -> view.compute(index, groups, previous, cancelled), this::shown);
        }
    }

    private void shown(TimelinePicture newPicture) {
        if (!isDisposed()) {
            picture = newPicture;
            redraw();
        }
    }

    private void damaged(UncheckedIOException damage) {
        Model shown = model;
        if (shown != null) {
            shown.session.damaged(damage);
        }
    }

    private void paint(PaintEvent event) {
        Model shown = model;
        TimelinePicture current = picture;
        if (shown != null && current != null) {
            TimelineLayout parts = TimelineMeasure.layout(this, table(), current.view().lanes());
            boolean sameUnits = current.view().kind() == kind;
            new TimelinePainter(event.gc, parts, current, shown.ranking)
                    .paint(sameUnits ? marks : TimelineMarks.NONE, isFocusControl());
        }
    }
}
