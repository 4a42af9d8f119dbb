/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

/**
 * Where things are in a flame chart: an axis above, and below it a row for each level of calls.
 *
 * @param width of all of it
 * @param height of all of it
 * @param axisHeight of the axis
 * @param rowHeight of a level
 * @param top the first level in sight
 */
public record FlameLayout(int width, int height, int axisHeight, int rowHeight, int top) {

    /** Levels that have room, at least 1. */
    public int rows() {
        return Math.max(1, (height - axisHeight) / rowHeight);
    }

    /** The upper edge of a level. */
    public int y(int depth) {
        return axisHeight + (depth - top) * rowHeight;
    }

    /** The level at a height, or -1 in the axis. */
    public int depthAt(int y) {
        return y < axisHeight ? -1 : top + (y - axisHeight) / rowHeight;
    }

    /** The same with another level on top. */
    public FlameLayout withTop(int newTop, int depth) {
        return new FlameLayout(width, height, axisHeight, rowHeight, Math.max(0, Math.min(newTop, depth - rows())));
    }
}
