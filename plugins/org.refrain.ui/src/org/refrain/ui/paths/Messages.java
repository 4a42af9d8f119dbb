/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String AskHandler_noLines = "";
    public static String AskedLines_lines = "";
    public static String CycleAnswers_class = "";
    public static String CycleAnswers_cycle = "";
    public static String CycleAnswers_noCycles = "";
    public static String CycleAnswers_none = "";
    public static String ExecutionAnswers_inlined = "";
    public static String ExecutionAnswers_moved = "";
    public static String ExecutionAnswers_noCode = "";
    public static String ExecutionAnswers_notRun = "";
    public static String MatchedLines_job = "";
    public static String Question_cycles = "";
    public static String Question_executions = "";
    public static String Question_path = "";
    public static String Question_ways = "";
    public static String ResultContent_more = "";
    public static String ResultLabels_count = "";
    public static String ResultLabels_cycle = "";
    public static String ResultLabels_remark = "";
    public static String ResultLabels_row = "";
    public static String ResultLabels_time = "";
    public static String TraceQuery_changed = "";
    public static String TraceQuery_noProgram = "";
    public static String TraceQuery_notInProgram = "";
    public static String TraceQuery_notOpen = "";
    public static String TraceResult_label = "";
    public static String WayAnswers_cut = "";
    public static String WayAnswers_entry = "";
    public static String WayAnswers_exit = "";
    public static String WayAnswers_guessed = "";
    public static String WayAnswers_loop = "";
    public static String WayAnswers_neverRan = "";
    public static String WayAnswers_noCode = "";
    public static String WayAnswers_notTaken = "";
    public static String WayAnswers_separator = "";
    public static String WayAnswers_way = "";
    public static String WayAnswers_wayThrough = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
