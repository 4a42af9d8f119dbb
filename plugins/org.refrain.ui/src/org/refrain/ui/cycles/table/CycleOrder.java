/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

/**
 * How the table is sorted.
 *
 * @param column by what
 * @param descending whether the largest value comes first
 */
public record CycleOrder(CycleColumn column, boolean descending) {

    /** The most frequent cycle first. */
    public static final CycleOrder DEFAULT = new CycleOrder(CycleColumn.COUNT, true);

    /** The order after a click on a column's title: the other way round if sorted by it already. */
    public CycleOrder clicked(CycleColumn clicked) {
        return clicked == column ? new CycleOrder(column, !descending)
                : new CycleOrder(clicked, clicked.largestFirst());
    }
}
