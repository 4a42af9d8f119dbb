/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String AccessColumn_access = "";
    public static String AccessColumn_accesses = "";
    public static String AccessColumn_accessesTip = "";
    public static String AccessColumn_accessTip = "";
    public static String AccessColumn_function = "";
    public static String AccessColumn_functionTip = "";
    public static String AccessColumn_line = "";
    public static String AccessColumn_lineTip = "";
    public static String AccessColumn_passes = "";
    public static String AccessColumn_passesTip = "";
    public static String AccessColumn_pattern = "";
    public static String AccessColumn_patternTip = "";
    public static String AccessColumn_row = "";
    public static String AccessColumn_rowTip = "";
    public static String AccessColumn_share = "";
    public static String AccessColumn_shareTip = "";
    public static String AccessesOfLineHandler_noLine = "";
    public static String AccessesOfTrace_job = "";
    public static String AccessesPage_filter = "";
    public static String AccessesPage_instructions = "";
    public static String AccessesPage_left = "";
    public static String AccessesPage_lines = "";
    public static String AccessesPage_name = "";
    public static String AccessesPage_noMatch = "";
    public static String AccessesPage_noProgram = "";
    public static String AccessesPage_summary = "";
    public static String AccessesPage_unread = "";
    public static String AccessesView_find = "";
    public static String AccessesView_finding = "";
    public static String AccessesView_goToFirst = "";
    public static String AccessesView_noAddresses = "";
    public static String AccessesView_none = "";
    public static String AccessesView_notFound = "";
    public static String AccessesView_noTrace = "";
    public static String AccessesView_open = "";
    public static String AccessesView_reading = "";
    public static String AccessesView_stopped = "";
    public static String AccessTree_byte = "";
    public static String AccessTree_bytes = "";
    public static String AccessTree_further = "";
    public static String AccessTree_load = "";
    public static String AccessTree_loads = "";
    public static String AccessTree_loadsAndStores = "";
    public static String AccessTree_more = "";
    public static String AccessTree_moreUnlisted = "";
    public static String AccessTree_none = "";
    public static String AccessTree_others = "";
    public static String AccessTree_pattern = "";
    public static String AccessTree_places = "";
    public static String AccessTree_single = "";
    public static String AccessTree_store = "";
    public static String AccessTree_stores = "";
    public static String AccessTree_unknownInstruction = "";
    public static String AccessTree_unpredictable = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
