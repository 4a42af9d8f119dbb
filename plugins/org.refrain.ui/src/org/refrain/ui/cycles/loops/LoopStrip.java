/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.loops;

import java.util.List;
import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ScrollBar;
import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.ui.cycles.chart.ChartSpeech;

/**
 * What the cycles of a class differ in: a line for each loop whose number of iterations varies, and a small histogram
 * beside it. Where there is room, the histogram's numbers stand below the line. It takes no more than a third of the
 * height of what it is in; then it scrolls.
 */
public final class LoopStrip extends Canvas {

    /** From this height of the surroundings on, each loop gets two lines. */
    private static final int ROOMY = 260;
    private static final int MOST_PART = 3;
    private static final int PAD = 4;
    private static final int LINE_GAP = 4;

    private final ChartSpeech speech;
    private List<VaryingLoop> loops = List.of();
    private @Nullable SymbolTable symbols;

    public LoopStrip(Composite parent) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.V_SCROLL);
        speech = new ChartSpeech(this, Messages.LoopStrip_name, this::text);
        addPaintListener(this::paint);
        addMouseMoveListener(this::tip);
        addListener(SWT.Resize, event -> updateScrollBar());
        addListener(SWT.FocusIn, event -> redraw());
        addListener(SWT.FocusOut, event -> redraw());
        addListener(SWT.MouseDown, event -> setFocus());
        addListener(SWT.KeyDown, event -> {
            if (event.keyCode == SWT.ARROW_UP || event.keyCode == SWT.ARROW_DOWN) {
                scroll(event.keyCode == SWT.ARROW_UP ? -rowHeight() : rowHeight());
            }
        });
        addTraverseListener(event -> event.doit = event.detail == SWT.TRAVERSE_TAB_NEXT
                || event.detail == SWT.TRAVERSE_TAB_PREVIOUS);
        getVerticalBar().addListener(SWT.Selection, event -> redraw());
    }

    /** Shows some loops; the strip's size may change. */
    public void setLoops(List<VaryingLoop> newLoops, @Nullable SymbolTable newSymbols) {
        if (!newLoops.equals(loops) || newSymbols != symbols) {
            loops = List.copyOf(newLoops);
            symbols = newSymbols;
            getVerticalBar().setSelection(0);
            setToolTipText(null);
            speech.changed(text());
            redraw();
        }
    }

    public boolean isEmpty() {
        return loops.isEmpty();
    }

    /** What is shown, in words: two lines for each loop. */
    public String text() {
        SymbolTable names = symbols;
        return names == null ? "" : LoopText.of(loops, names);
    }

    @Override
    public Point computeSize(int widthHint, int heightHint, boolean changed) {
        int wanted = 2 * PAD + loops.size() * rowHeight();
        int most = Math.max(2 * PAD + rowHeight(), getParent().getClientArea().height / MOST_PART);
        return new Point(widthHint == SWT.DEFAULT ? 200 : widthHint,
                heightHint == SWT.DEFAULT ? Math.min(wanted, most) : heightHint);
    }

    private boolean roomy() {
        return getParent().getClientArea().height >= ROOMY;
    }

    private int lineHeight() {
        GC gc = new GC(this);
        try {
            return gc.getFontMetrics().getHeight();
        } finally {
            gc.dispose();
        }
    }

    private int rowHeight() {
        return (roomy() ? 2 : 1) * lineHeight() + LINE_GAP;
    }

    private void updateScrollBar() {
        ScrollBar bar = getVerticalBar();
        int page = Math.max(1, getClientArea().height - 2 * PAD);
        int all = Math.max(1, loops.size() * rowHeight());
        bar.setVisible(all > page);
        bar.setValues(Math.min(bar.getSelection(), Math.max(0, all - page)), 0, Math.max(all, page), page, rowHeight(),
                page);
        redraw();
    }

    private void scroll(int pixels) {
        getVerticalBar().setSelection(getVerticalBar().getSelection() + pixels);
        redraw();
    }

    private int top() {
        return PAD - (getVerticalBar().getVisible() ? getVerticalBar().getSelection() : 0);
    }

    private void paint(PaintEvent event) {
        SymbolTable names = symbols;
        Rectangle area = getClientArea();
        if (names == null) {
            return;
        }
        LoopPainter painter = new LoopPainter(event.gc, area.width - 2 * PAD, rowHeight() - LINE_GAP, roomy());
        int y = top();
        for (VaryingLoop loop : loops) {
            if (y + rowHeight() > 0 && y < area.height) {
                painter.paint(loop, names, PAD, y);
            }
            y += rowHeight();
        }
        if (isFocusControl()) {
            event.gc.drawFocus(0, 0, area.width, area.height);
        }
    }

    /** Says in full what may have been cut, and what a bar stands for. */
    private void tip(MouseEvent event) {
        SymbolTable names = symbols;
        int row = Math.floorDiv(event.y - top(), rowHeight());
        String tip = null;
        if (names != null && row >= 0 && row < loops.size()) {
            VaryingLoop loop = loops.get(row);
            int width = getClientArea().width - 2 * PAD;
            LoopBars bars = LoopPainter.bars(loop, width);
            int bar = LoopPainter.barAt(bars, width, event.x - PAD);
            tip = bar >= 0 ? LoopText.bar(bars, bar) : LoopText.of(List.of(loop), names);
        }
        if (!Objects.equals(tip, getToolTipText())) {
            setToolTipText(tip);
        }
    }
}
