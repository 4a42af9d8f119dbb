/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String CallStackView_function = "";
    public static String CallStackView_handler = "";
    public static String CallStackView_line = "";
    public static String CallStackView_more = "";
    public static String CallStackView_name = "";
    public static String CallStackView_none = "";
    public static String CallStackView_nothing = "";
    public static String CallStackView_row = "";
    public static String CallStackView_time = "";
    public static String CallsOfTrace_job = "";
    public static String CallsView_chooseProgram = "";
    public static String CallsView_find = "";
    public static String CallsView_finding = "";
    public static String CallsView_noTrace = "";
    public static String CallsView_none = "";
    public static String CallsView_notFound = "";
    public static String CallsView_reading = "";
    public static String CallsView_stopped = "";
    public static String FlameCanvas_name = "";
    public static String FlameText_events = "";
    public static String FlameText_handler = "";
    public static String FlameText_marked = "";
    public static String FlameText_merged = "";
    public static String FlameText_mixed = "";
    public static String FlameText_range = "";
    public static String FlameText_selected = "";
    public static String FlameText_unfinished = "";
    public static String FlameView_whole = "";
    public static String FlameView_zoomIn = "";
    public static String FlameView_zoomOut = "";
    public static String FunctionColumn_calls = "";
    public static String FunctionColumn_callsTip = "";
    public static String FunctionColumn_handler = "";
    public static String FunctionColumn_longest = "";
    public static String FunctionColumn_longestTime = "";
    public static String FunctionColumn_longestTimeTip = "";
    public static String FunctionColumn_longestTip = "";
    public static String FunctionColumn_name = "";
    public static String FunctionColumn_nameTip = "";
    public static String FunctionColumn_self = "";
    public static String FunctionColumn_selfShare = "";
    public static String FunctionColumn_selfShareTip = "";
    public static String FunctionColumn_selfTime = "";
    public static String FunctionColumn_selfTimeTip = "";
    public static String FunctionColumn_selfTip = "";
    public static String FunctionColumn_shortest = "";
    public static String FunctionColumn_shortestTime = "";
    public static String FunctionColumn_shortestTimeTip = "";
    public static String FunctionColumn_shortestTip = "";
    public static String FunctionColumn_total = "";
    public static String FunctionColumn_totalShare = "";
    public static String FunctionColumn_totalShareTip = "";
    public static String FunctionColumn_totalTime = "";
    public static String FunctionColumn_totalTimeTip = "";
    public static String FunctionColumn_totalTip = "";
    public static String FunctionsTable_filter = "";
    public static String FunctionsTable_name = "";
    public static String FunctionsView_callees = "";
    public static String FunctionsView_callers = "";
    public static String FunctionsView_edge = "";
    public static String FunctionsView_first = "";
    public static String FunctionsView_reverse = "";
    public static String FunctionsView_sort = "";
    public static String FunctionsView_unfinished = "";
    public static String FunctionsView_unknown = "";
    public static String FunctionsView_untimed = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
