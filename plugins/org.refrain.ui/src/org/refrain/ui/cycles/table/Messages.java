/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.table;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String CycleColumn_count = "";
    public static String CycleColumn_countTip = "";
    public static String CycleColumn_difference = "";
    public static String CycleColumn_differenceTip = "";
    public static String CycleColumn_first = "";
    public static String CycleColumn_firstRow = "";
    public static String CycleColumn_firstRowTip = "";
    public static String CycleColumn_firstTime = "";
    public static String CycleColumn_firstTimeTip = "";
    public static String CycleColumn_firstTip = "";
    public static String CycleColumn_length = "";
    public static String CycleColumn_lengthTip = "";
    public static String CycleColumn_longest = "";
    public static String CycleColumn_longestTip = "";
    public static String CycleColumn_name = "";
    public static String CycleColumn_nameTip = "";
    public static String CycleColumn_rank = "";
    public static String CycleColumn_rankTip = "";
    public static String CycleColumn_share = "";
    public static String CycleColumn_shareTip = "";
    public static String CycleColumn_shortest = "";
    public static String CycleColumn_shortestTip = "";
    public static String CycleItems_name = "";
    public static String CyclesTable_filter = "";
    public static String CyclesTable_filterTip = "";
    public static String CyclesTable_shown = "";
    public static String CyclesTable_sorting = "";
    public static String LateTexts_name = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
