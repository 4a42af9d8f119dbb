/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.refrain.core.calls.FlameBox;
import org.refrain.ui.cycles.timeline.TimelineScale;

/**
 * Mouse and keys in a flame chart. The wheel zooms around the pointer, with Shift it moves along the trace; dragging
 * moves too, with Shift it marks events; a click chooses an event, a double click shows a call as large as possible and
 * marks it. Keys: + - 0 zoom, arrows, Page Up, Page Down, Home and End move, Enter marks the call around the selected
 * event and then those around it, Escape none.
 */
final class FlameInput {

    private static final int DRAG = 4;
    private static final double ZOOM = 1.5;
    private static final int WHEEL_PIXELS = 60;
    private static final int STEPS_PER_WIDTH = 10;

    private final FlameCanvas chart;
    private boolean pressed;
    private boolean dragged;
    private boolean marking;
    private int pressedX;
    private int pressedY;
    private int pressedTop;
    private TimelineScale pressedScale;

    FlameInput(FlameCanvas chart) {
        this.chart = chart;
        pressedScale = chart.scale();
        chart.addMouseListener(MouseListener.mouseDownAdapter(this::down));
        chart.addMouseListener(MouseListener.mouseUpAdapter(this::up));
        chart.addMouseListener(MouseListener.mouseDoubleClickAdapter(this::doubleClick));
        chart.addMouseMoveListener(this::move);
        chart.addListener(SWT.MouseVerticalWheel, event -> {
            event.doit = false;
            wheel(event.x, event.count, (event.stateMask & SWT.SHIFT) != 0);
        });
        chart.addListener(SWT.MouseHorizontalWheel, event -> {
            event.doit = false;
            wheel(event.x, event.count, true);
        });
        chart.addKeyListener(KeyListener.keyPressedAdapter(this::key));
        chart.addTraverseListener(event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT
                || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
    }

    private void down(MouseEvent event) {
        chart.setFocus();
        if (event.button == 1) {
            pressed = true;
            dragged = false;
            pressedX = event.x;
            pressedY = event.y;
            pressedTop = chart.top();
            pressedScale = chart.scale();
            marking = (event.stateMask & SWT.SHIFT) != 0;
            chart.setSelecting(marking);
        }
    }

    private void up(MouseEvent event) {
        if (pressed && !dragged && event.button == 1) {
            chart.choose(event.x);
        }
        release();
    }

    private void release() {
        pressed = false;
        chart.setSelecting(false);
    }

    private void doubleClick(MouseEvent event) {
        FlameBox box = chart.boxAt(event.x, event.y);
        if (box != null) {
            chart.open(box);
        }
        release();
    }

    private void move(MouseEvent event) {
        if (!pressed) {
            chart.tip(chart.tipAt(event.x, event.y));
        } else if (dragged || Math.abs(event.x - pressedX) >= DRAG || Math.abs(event.y - pressedY) >= DRAG) {
            dragged = true;
            drag(event);
        }
    }

    private void drag(MouseEvent event) {
        if (marking) {
            chart.chooseSpan(pressedX, event.x);
        } else {
            chart.show(pressedScale.withWidth(chart.scale().width()).pan(pressedX - event.x));
            chart.scrollTo(pressedTop + (pressedY - event.y) / chart.parts().rowHeight());
        }
    }

    private void wheel(int x, int count, boolean along) {
        TimelineScale scale = chart.scale();
        int pixel = Math.max(0, Math.min(scale.width() - 1, x));
        double factor = Math.pow(ZOOM, Math.max(-3, Math.min(3, count / 3.0)));
        chart.show(along ? scale.pan(-WHEEL_PIXELS * Integer.signum(count)) : scale.zoom(pixel, factor));
    }

    private void key(KeyEvent event) {
        int width = chart.scale().width();
        int step = Math.max(1, width / STEPS_PER_WIDTH);
        switch (event.keyCode) {
            case SWT.ARROW_LEFT -> pan(-step);
            case SWT.ARROW_RIGHT -> pan(step);
            case SWT.PAGE_UP -> pan(step - width);
            case SWT.PAGE_DOWN -> pan(width - step);
            case SWT.ARROW_UP -> chart.scrollTo(chart.top() - 1);
            case SWT.ARROW_DOWN -> chart.scrollTo(chart.top() + 1);
            case SWT.HOME -> begin(0);
            case SWT.END -> begin(chart.scale().total());
            case SWT.KEYPAD_ADD -> chart.zoom(ZOOM);
            case SWT.KEYPAD_SUBTRACT -> chart.zoom(1 / ZOOM);
            case SWT.CR, SWT.KEYPAD_CR -> chart.chooseCall();
            case SWT.ESC -> chart.chooseNothing();
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

    private void pan(int pixels) {
        chart.show(chart.scale().pan(pixels));
    }

    private void begin(long start) {
        TimelineScale scale = chart.scale();
        chart.show(new TimelineScale(scale.total(), start, scale.span(), scale.width()));
    }
}
