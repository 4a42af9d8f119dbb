/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.pie;

import java.util.List;
import java.util.function.IntConsumer;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.events.TraverseEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.refrain.ui.cycles.chart.ChartSpeech;
import org.refrain.ui.cycles.pie.PieSlices.Slice;
import org.refrain.ui.cycles.ranking.CycleRanking;

/**
 * Shows how large a part of all occurrences the most frequent cycles are. A slice is chosen with a click, or with the
 * arrow keys and Enter. Selected slices stand out of the disk.
 */
public final class PieChart extends Canvas {

    private static final int MARGIN = 8;
    private static final Point PREFERRED = new Point(180, 180);

    private final IntConsumer chooser;
    private final ChartSpeech speech;
    private @Nullable CycleRanking ranking;
    private PieSlices pie = new PieSlices(List.of());
    private List<Integer> selectedIds = List.of();
    /** The slice that the keyboard acts on. */
    private int current;
    /** The slice under the mouse, or -1. */
    private int hovered = -1;

    /**
     * @param chooser called when the user chooses a slice: with the id of its distinct cycle, or with
     *        {@link PieSlices#REST}
     */
    public PieChart(Composite parent, IntConsumer chooser) {
        super(parent, SWT.DOUBLE_BUFFERED);
        this.chooser = chooser;
        speech = new ChartSpeech(this, Messages.PieChart_name, this::describe);
        addPaintListener(this::paint);
        addKeyListener(KeyListener.keyPressedAdapter(this::keyPressed));
        addTraverseListener(this::traverse);
        addMouseListener(MouseListener.mouseDownAdapter(this::mouseDown));
        addMouseMoveListener(event -> hover(indexAt(event.x, event.y)));
        addListener(SWT.MouseExit, event -> hover(-1));
        addListener(SWT.FocusIn, event -> redraw());
        addListener(SWT.FocusOut, event -> redraw());
    }

    /** Shows the cycles of a ranking, or nothing. */
    public void setRanking(@Nullable CycleRanking newRanking) {
        ranking = newRanking;
        pie = newRanking == null ? new PieSlices(List.of()) : PieSlices.of(newRanking);
        current = 0;
        hovered = -1;
        setToolTipText(null);
        redraw();
    }

    /** Shows what is selected; tells nobody. */
    public void select(List<Integer> ids) {
        selectedIds = ids;
        if (!ids.isEmpty() && !isSelected(current)) {
            current = Math.max(0, pie.indexOf(ids.get(0)));
        }
        speech.changed(describe());
        redraw();
    }

    /** The slices that are shown. */
    public PieSlices slices() {
        return pie;
    }

    /** The middle of a slice's ring, in this chart's coordinates. */
    public Point centerOf(int slice) {
        PieDisk disk = disk();
        Slice shown = pie.slices().get(slice);
        double angle = shown.start() + shown.sweep() / 2;
        double distance = (disk.radius() + disk.hole()) / 2;
        return new Point((int) disk.x(angle, distance), (int) disk.y(angle, distance));
    }

    /** The chart in words, a line for each slice. */
    public String text() {
        CycleRanking shown = ranking;
        return shown == null ? "" : PieText.of(shown, pie);
    }

    @Override
    public Point computeSize(int widthHint, int heightHint, boolean changed) {
        return new Point(widthHint == SWT.DEFAULT ? PREFERRED.x : widthHint,
                heightHint == SWT.DEFAULT ? PREFERRED.y : heightHint);
    }

    private String describe() {
        CycleRanking shown = ranking;
        if (shown == null || current >= pie.slices().size()) {
            return "";
        }
        return PieText.about(shown, pie.slices().get(current));
    }

    private PieDisk disk() {
        Rectangle area = getClientArea();
        return PieDisk.in(area.width, area.height, MARGIN);
    }

    private int indexAt(int x, int y) {
        PieDisk disk = disk();
        return disk.contains(x, y) ? pie.indexAt(disk.angleOf(x, y)) : -1;
    }

    private boolean isSelected(int slice) {
        return selectedIds.stream().anyMatch(id -> pie.indexOf(id) == slice);
    }

    private void paint(PaintEvent event) {
        CycleRanking shown = ranking;
        if (shown != null) {
            int spoken = hovered >= 0 ? hovered : isFocusControl() || isSelected(current) ? current : -1;
            new PiePainter(this, event.gc, disk(), shown, pie).paint(this::isSelected, spoken,
                    isFocusControl() ? current : -1);
        }
    }

    private void hover(int slice) {
        CycleRanking shown = ranking;
        if (slice != hovered && shown != null) {
            hovered = slice;
            setToolTipText(slice < 0 ? null : PieText.about(shown, pie.slices().get(slice)));
            redraw();
        }
    }

    private void mouseDown(MouseEvent event) {
        setFocus();
        int slice = indexAt(event.x, event.y);
        if (event.button == 1 && slice >= 0) {
            choose(slice);
        }
    }

    private void choose(int slice) {
        current = slice;
        redraw();
        chooser.accept(pie.slices().get(slice).id());
    }

    private void keyPressed(KeyEvent event) {
        int count = pie.slices().size();
        if (count == 0) {
            return;
        }
        switch (event.keyCode) {
            case SWT.ARROW_RIGHT, SWT.ARROW_DOWN -> move((current + 1) % count);
            case SWT.ARROW_LEFT, SWT.ARROW_UP -> move((current + count - 1) % count);
            case SWT.HOME -> move(0);
            case SWT.END -> move(count - 1);
            case SWT.CR, SWT.KEYPAD_CR, ' ' -> choose(current);
            default -> {
                // not ours
            }
        }
    }

    private void move(int slice) {
        current = slice;
        speech.changed(describe());
        redraw();
    }

    /** Tab leaves the chart; arrows and Enter stay. */
    private void traverse(TraverseEvent event) {
        event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS;
    }
}
