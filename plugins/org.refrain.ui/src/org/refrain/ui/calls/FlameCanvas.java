/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ScrollBar;
import org.refrain.core.calls.FlameBox;
import org.refrain.core.calls.FlameChart;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.progress.Progress;
import org.refrain.ui.background.LatestWork;
import org.refrain.ui.cycles.chart.ChartSpeech;
import org.refrain.ui.cycles.timeline.SpanText;
import org.refrain.ui.cycles.timeline.TimelineScale;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.WindowLink;

/**
 * Shows calls over time: a row for each level, outermost calls above. What it shows is computed in the background;
 * until that is ready the picture before it is painted where it belongs now.
 */
public final class FlameCanvas extends Canvas {

    private static final int AXIS_PAD = 6;
    private static final int ROW_PAD = 5;

    private static final int MOST_OPEN = 1000;

    private final FlameChoices chooser;
    private final ChartSpeech speech;
    private final LatestWork<FlamePicture> work;
    private final WindowLink link = new WindowLink(this::showWindow);
    private @Nullable Model model;
    private TimelineScale scale = TimelineScale.whole(1, 1);
    private long position = -1;
    private EventSpan span = EventSpan.NONE;
    private boolean selecting;
    private int top;
    private @Nullable FlamePicture picture;

    /** What is shown; valid until the session's index changes. */
    private record Model(TraceSession session, IndexedTrace index, CallAnalysis analysis) {
    }

    /**
     * @param chooser told what the user chooses
     * @param damage told when the index turns out to be damaged
     */
    FlameCanvas(Composite parent, FlameChoices chooser, Consumer<UncheckedIOException> damage) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.V_SCROLL);
        this.chooser = chooser;
        speech = new ChartSpeech(this, Messages.FlameCanvas_name, this::text);
        work = new LatestWork<>(Messages.FlameCanvas_name, getDisplay(), damage);
        new FlameInput(this);
        addPaintListener(this::paint);
        addListener(SWT.Resize, event -> resized());
        addListener(SWT.FocusIn, event -> redraw());
        addListener(SWT.FocusOut, event -> redraw());
        getVerticalBar().addListener(SWT.Selection, event -> scrollTo(getVerticalBar().getSelection()));
        addDisposeListener(event -> {
            work.cancel();
            link.follow(null);
        });
    }

    /** Shows the calls of a session's trace, or nothing. To be called again before its index is closed. */
    void setCalls(@Nullable TraceSession session, @Nullable CallAnalysis analysis) {
        work.cancel();
        IndexedTrace index = session == null ? null : session.index();
        model = session == null || analysis == null || index == null ? null : new Model(session, index, analysis);
        picture = null;
        position = -1;
        span = EventSpan.NONE;
        top = 0;
        setToolTipText(null);
        updateBar();
        showWindow(EventSpan.NONE);
        link.follow(model == null ? null : session);
        if (session != null) {
            setSelection(session.selection());
        }
    }

    /** Goes with the other charts of the trace, or not. */
    public WindowLink link() {
        return link;
    }

    /** Marks the selected event and brings it into sight, and marks the selected span. */
    void setSelection(TraceSelection selection) {
        if (selection.position() != position || !selection.span().equals(span)) {
            boolean moved = selection.position() != position;
            position = selection.position();
            span = selection.span();
            if (moved && position >= 0 && !selecting) {
                show(scale.reveal(position));
            }
            speech.changed(text());
            redraw();
        }
    }

    /** The events that are marked. */
    public EventSpan span() {
        return span;
    }

    /** The marked event, or -1. */
    public long position() {
        return position;
    }

    /** The part of the trace in sight. */
    public TimelineScale scale() {
        return scale;
    }

    /** Brings another part of the trace into sight, here and in the charts that go along. */
    public void show(TimelineScale newScale) {
        if (!newScale.equals(scale)) {
            scale = newScale;
            refresh();
            link.shown(scale.isWhole() ? EventSpan.NONE : new EventSpan(scale.start(), scale.end()));
        }
    }

    /** Shows the whole trace. */
    public void showWhole() {
        show(TimelineScale.whole(scale.total(), scale.width()));
    }

    /** Brings events into sight, and tells nobody; the whole trace when there are none. */
    private void showWindow(EventSpan window) {
        Model shown = model;
        long total = Math.max(1, shown == null ? 1 : shown.index.eventCount());
        scale = window.isEmpty() ? TimelineScale.whole(total, width())
                : new TimelineScale(total, window.first(), window.length(), width());
        refresh();
    }

    /** Zooms around the marked event, or around the middle when that is out of sight. */
    public void zoom(double factor) {
        int pixel = position < 0 ? -1 : scale.pixelOf(position);
        show(scale.zoom(pixel >= 0 && pixel < scale.width() ? pixel : scale.width() / 2, factor));
    }

    /** Shows a box as large as possible, and marks it if it is a call. */
    void open(FlameBox box) {
        if (box.kind() != FlameBox.Kind.MERGED) {
            chooser.span(new EventSpan(box.from(), box.to()));
        }
        show(new TimelineScale(scale.total(), box.from(), box.to() - box.from(), scale.width()));
    }

    /** Chooses the event at a pixel, as the user does. */
    void choose(int x) {
        if (model != null) {
            chooser.event(eventAt(x));
        }
    }

    /** The event under a pixel; the scale's own units are those nearest to the pixel's left edge. */
    private long eventAt(int x) {
        long event = scale.start() + (long) Math.floor((x + 0.5) * scale.span() / scale.width());
        return Math.max(0, Math.min(scale.total() - 1, event));
    }

    /** The user begins, or ends, to choose a span with the mouse; until then everything stays where it is. */
    void setSelecting(boolean newSelecting) {
        selecting = newSelecting;
    }

    /** Chooses the events from one pixel to another, as the user does. */
    void chooseSpan(int fromX, int toX) {
        if (model != null) {
            chooser.span(new EventSpan(eventAt(Math.min(fromX, toX)), eventAt(Math.max(fromX, toX)) + 1));
        }
    }

    /** Chooses the call around the selected event; if that call is marked already, the one around it. */
    void chooseCall() {
        Model shown = model;
        FlameChart flame = shown == null ? null : shown.analysis.flame();
        if (flame == null || position < flame.start() || position >= flame.end()) {
            return;
        }
        flame.boxes(position, position + 1, 1, Math.min(MOST_OPEN, flame.depth()), Progress.NONE).stream()
                .filter(box -> box.kind() != FlameBox.Kind.MERGED)
                .map(box -> new EventSpan(box.from(), box.to()))
                .filter(call -> !span.contains(position) || call.length() > span.length())
                .reduce((outer, inner) -> inner).ifPresent(chooser::span);
    }

    /** Marks no events any more. */
    void chooseNothing() {
        chooser.span(EventSpan.NONE);
    }

    /** The first level of calls in sight. */
    int top() {
        return top;
    }

    /** Brings other levels of calls into sight. */
    void scrollTo(int newTop) {
        int limited = parts().withTop(newTop, depth()).top();
        if (limited != top) {
            top = limited;
            getVerticalBar().setSelection(top);
            refresh();
        }
    }

    /** The picture that is shown, or null while the first one is computed. */
    public @Nullable FlamePicture picture() {
        return picture;
    }

    /** Whether what is shown is what was asked for last. */
    public boolean isUpToDate() {
        FlamePicture shown = picture;
        return model == null || shown != null && shown.scale().equals(scale) && shown.depths() >= wantedDepths();
    }

    /** The call at a place of this chart, or null. */
    public @Nullable FlameBox boxAt(int x, int y) {
        FlamePicture shown = picture;
        return shown == null ? null : shown.boxAt(scale, x, parts().depthAt(y));
    }

    /** What is at a place of this chart, in words; null when there is nothing. */
    public @Nullable String tipAt(int x, int y) {
        Model shown = model;
        FlameBox box = boxAt(x, y);
        return shown == null || box == null ? null : FlameText.of(box, shown.analysis, shown.index);
    }

    /** The picture in words. */
    public String text() {
        Model shown = model;
        FlamePicture current = picture;
        return shown == null || current == null ? "" : FlameText.of(current, shown.analysis, position,
                SpanText.of(span, shown.index));
    }

    private int depth() {
        Model shown = model;
        return shown == null ? 0 : shown.analysis.flame().depth();
    }

    private int wantedDepths() {
        return Math.max(1, Math.min(depth(), top + parts().rows() + 1));
    }

    private int width() {
        return Math.max(1, getClientArea().width);
    }

    /** Where things are now. */
    public FlameLayout parts() {
        Rectangle area = getClientArea();
        GC gc = new GC(this);
        try {
            int line = gc.getFontMetrics().getHeight();
            return new FlameLayout(area.width, area.height, line + AXIS_PAD, line + ROW_PAD, top);
        } finally {
            gc.dispose();
        }
    }

    private void resized() {
        updateBar();
        show(scale.withWidth(width()));
        refresh();
    }

    private void updateBar() {
        FlameLayout layout = parts();
        int levels = depth();
        top = layout.withTop(top, levels).top();
        ScrollBar bar = getVerticalBar();
        bar.setVisible(levels > layout.rows());
        bar.setValues(top, 0, Math.max(1, levels), Math.max(1, Math.min(levels, layout.rows())), 1, layout.rows());
    }

    private void refresh() {
        Model shown = model;
        IndexLease lease = shown == null ? null : shown.session.lease();
        if (shown != null && lease != null) {
            TimelineScale wanted = scale;
            int depths = wantedDepths();
            FlameChart flame = shown.analysis.flame();
            work.ask(lease, (index, cancelled) -> FlamePicture.of(flame, index.cycles(), wanted, depths, cancelled),
                    this::shown);
        }
        redraw();
    }

    private void shown(FlamePicture newPicture) {
        if (!isDisposed()) {
            picture = newPicture;
            speech.changed(text());
            redraw();
        }
    }

    /** Shows a tool tip, or none. */
    void tip(@Nullable String tip) {
        if (!Objects.equals(tip, getToolTipText())) {
            setToolTipText(tip);
        }
    }

    private void paint(PaintEvent event) {
        Model shown = model;
        FlamePicture current = picture;
        if (shown != null && current != null) {
            new FlamePainter(event.gc, parts(), scale, shown.analysis).paint(current, span, position, isFocusControl());
        }
    }
}
