/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Layout;

/**
 * Gives a pie chart the square it needs and a timeline all else: beside each other where there is more width than
 * height, otherwise one above the other.
 */
@NonNullByDefault({})
final class ChartsLayout extends Layout {

    private static final int LARGEST_PIE = 260;
    private static final double BESIDE = 1.6;
    private static final double MOST_WIDTH = 0.42;
    private static final double MOST_HEIGHT = 0.5;

    private final Control pie;
    private final Control timeline;

    ChartsLayout(Control pie, Control timeline) {
        this.pie = pie;
        this.timeline = timeline;
    }

    @Override
    protected Point computeSize(Composite parent, int widthHint, int heightHint, boolean flushCache) {
        Point left = pie.computeSize(-1, -1, flushCache);
        Point right = timeline.computeSize(-1, -1, flushCache);
        return new Point(widthHint >= 0 ? widthHint : left.x + right.x,
                heightHint >= 0 ? heightHint : Math.max(left.y, right.y));
    }

    @Override
    protected void layout(Composite parent, boolean flushCache) {
        Rectangle area = parent.getClientArea();
        if (area.width >= BESIDE * area.height) {
            int side = Math.min(Math.min(area.height, LARGEST_PIE), (int) (area.width * MOST_WIDTH));
            pie.setBounds(area.x, area.y, side, area.height);
            timeline.setBounds(area.x + side, area.y, area.width - side, area.height);
        } else {
            int side = Math.min(Math.min(area.width, LARGEST_PIE), (int) (area.height * MOST_HEIGHT));
            pie.setBounds(area.x, area.y, area.width, side);
            timeline.setBounds(area.x, area.y + side, area.width, area.height - side);
        }
    }
}
