/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String IterationCounts_range = "";
    public static String LineOpener_ambiguous = "";
    public static String LineOpener_job = "";
    public static String LineOpener_missing = "";
    public static String LineRange_inFunctions = "";
    public static String LoopChoice_covering = "";
    public static String LoopChoice_inner = "";
    public static String LoopChoice_longest = "";
    public static String LoopChoice_nested = "";
    public static String LoopColumn_executions = "";
    public static String LoopColumn_executionsTip = "";
    public static String LoopColumn_function = "";
    public static String LoopColumn_functionTip = "";
    public static String LoopColumn_iterations = "";
    public static String LoopColumn_iterationsTip = "";
    public static String LoopColumn_length = "";
    public static String LoopColumn_lengthTip = "";
    public static String LoopColumn_lines = "";
    public static String LoopColumn_linesTip = "";
    public static String LoopColumn_moreLines = "";
    public static String LoopColumn_period = "";
    public static String LoopColumn_periodTip = "";
    public static String LoopColumn_range = "";
    public static String LoopColumn_row = "";
    public static String LoopColumn_rowTip = "";
    public static String LoopColumn_share = "";
    public static String LoopColumn_shareTip = "";
    public static String LoopColumn_time = "";
    public static String LoopColumn_timeTip = "";
    public static String LoopDetails_lines = "";
    public static String LoopDetails_more = "";
    public static String LoopLevel_classes = "";
    public static String LoopLevel_cycles = "";
    public static String LoopLevel_functions = "";
    public static String LoopLevel_instructions = "";
    public static String LoopLevel_ofClasses = "";
    public static String LoopLevel_ofCycles = "";
    public static String LoopLevel_ofFunctions = "";
    public static String LoopLevel_ofInstructions = "";
    public static String LoopLevel_ofSkeleton = "";
    public static String LoopLevel_skeleton = "";
    public static String LoopSteps_execution = "";
    public static String LoopSteps_job = "";
    public static String LoopSteps_noNext = "";
    public static String LoopSteps_noPrevious = "";
    public static String LoopSteps_selectLoop = "";
    public static String LoopSteps_tuple = "";
    public static String LoopTree_summary = "";
    public static String LoopTree_terms = "";
    public static String LoopsOfTrace_job = "";
    public static String LoopsView_expand = "";
    public static String LoopsView_find = "";
    public static String LoopsView_finding = "";
    public static String LoopsView_instructions = "";
    public static String LoopsView_level = "";
    public static String LoopsView_name = "";
    public static String LoopsView_nested = "";
    public static String LoopsView_noTrace = "";
    public static String LoopsView_none = "";
    public static String LoopsView_notFound = "";
    public static String LoopsView_of = "";
    public static String LoopsView_oneLevel = "";
    public static String LoopsView_openLines = "";
    public static String LoopsView_reading = "";
    public static String LoopsView_some = "";
    public static String LoopsView_stopped = "";
    public static String LoopsView_where = "";
    public static String NestSource_missing = "";
    public static String NestSource_tooLong = "";
    public static String TraceTuples_work = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
