/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

import java.util.Comparator;

/**
 * A column of a {@link RowTree}, as a rule the constant of an enumeration.
 *
 * @param <R> what the rows are
 */
public interface TreeColumn<R> {

    /** What the column is called in a memento. */
    String name();

    String title();

    /** What the title means. */
    String explanation();

    /** The width that it has at least, in pixels, until the user chooses another. */
    int width();

    /** Whether numbers stand in it, the ends of which are aligned. */
    boolean isNumber();

    /** Whether rows are sorted from the largest on at first. */
    boolean isLargestFirst();

    /** What stands in a cell. */
    String text(R row);

    /** From the smallest on. */
    Comparator<R> order();
}
