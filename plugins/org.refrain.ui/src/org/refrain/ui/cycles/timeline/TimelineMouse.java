/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;

/**
 * The mouse on a timeline: a click chooses an occurrence or a note's event, dragging moves along the trace, dragging
 * with Shift marks events, the wheel zooms (with Shift it moves along), and in the overview a click or drag brings that
 * part of the trace into sight.
 */
final class TimelineMouse {

    private static final int DRAG = 4;
    private static final int WHEEL_PIXELS = 40;

    private final TimelineChart chart;
    private boolean pressed;
    private boolean dragged;
    private boolean inOverview;
    private boolean marking;
    private int pressedX;
    private TimelineScale pressedScale;

    TimelineMouse(TimelineChart chart) {
        this.chart = chart;
        pressedScale = chart.scale();
        chart.addMouseListener(MouseListener.mouseDownAdapter(this::down));
        chart.addMouseListener(MouseListener.mouseUpAdapter(this::up));
        chart.addMouseMoveListener(this::move);
        chart.addListener(SWT.MouseVerticalWheel, event -> {
            event.doit = false;
            wheel(event.x, event.count, (event.stateMask & SWT.SHIFT) != 0);
        });
        chart.addListener(SWT.MouseHorizontalWheel, event -> {
            event.doit = false;
            wheel(event.x, event.count, true);
        });
    }

    private void down(MouseEvent event) {
        chart.setFocus();
        if (event.button != 1) {
            return;
        }
        pressed = true;
        dragged = false;
        pressedX = event.x;
        pressedScale = chart.scale();
        marking = (event.stateMask & SWT.SHIFT) != 0;
        inOverview = !marking && chart.parts().inOverview(event.x, event.y);
        chart.setSelecting(marking);
        if (inOverview) {
            centre(event.x);
        }
    }

    private void up(MouseEvent event) {
        if (pressed && !dragged && !inOverview && !marking && event.button == 1) {
            chart.chooseAt(event.x, event.y);
        }
        pressed = false;
        chart.setSelecting(false);
    }

    private void move(MouseEvent event) {
        if (!pressed) {
            tip(chart.tipAt(event.x, event.y));
        } else if (inOverview) {
            centre(event.x);
        } else if (dragged || Math.abs(event.x - pressedX) >= DRAG) {
            dragged = true;
            drag(event.x);
        }
    }

    private void drag(int x) {
        if (marking) {
            chart.chooseSpan(pressedX, x);
        } else {
            chart.show(pressedScale.withWidth(chart.scale().width()).pan(pressedX - x));
        }
    }

    private void tip(@Nullable String tip) {
        if (!Objects.equals(tip, chart.getToolTipText())) {
            chart.setToolTipText(tip);
        }
    }

    private void centre(int x) {
        TimelineScale scale = chart.scale();
        TimelineScale whole = TimelineScale.whole(scale.total(), scale.width());
        long unit = whole.unitAt(x - chart.parts().plotX());
        chart.show(new TimelineScale(scale.total(), unit - scale.span() / 2, scale.span(), scale.width()));
    }

    private void wheel(int x, int count, boolean along) {
        TimelineScale scale = chart.scale();
        int pixel = Math.max(0, Math.min(scale.width() - 1, x - chart.parts().plotX()));
        double factor = Math.pow(TimelineKeys.ZOOM, Math.max(-3, Math.min(3, count / 3.0)));
        chart.show(along ? scale.pan(-WHEEL_PIXELS * Integer.signum(count)) : scale.zoom(pixel, factor));
    }
}
