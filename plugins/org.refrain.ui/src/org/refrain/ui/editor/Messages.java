/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String FailurePage_openAsText = "";
    public static String FailurePage_retry = "";
    public static String FailurePage_title = "";
    public static String LineLookup_name = "";
    public static String MarkerNavigation_shorter = "";
    public static String StatusLine_cycles = "";
    public static String StatusLine_damage = "";
    public static String StatusLine_events = "";
    public static String StatusLine_firstRows = "";
    public static String StatusLine_gaps = "";
    public static String StatusLine_noCycles = "";
    public static String StatusLine_opening = "";
    public static String StatusLine_readAll = "";
    public static String StatusLine_reading = "";
    public static String StatusLine_separator = "";
    public static String StatusLine_stop = "";
    public static String StatusLine_stopped = "";
    public static String StatusLine_unread = "";
    public static String StatusLine_unreadMarked = "";
    public static String TraceEditor_notLocal = "";
    public static String TraceLocation_row = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
