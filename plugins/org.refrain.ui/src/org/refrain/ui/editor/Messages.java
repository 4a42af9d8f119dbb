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

    static String FailurePage_openAsText = "";
    static String FailurePage_retry = "";
    static String FailurePage_title = "";
    static String LineLookup_name = "";
    static String StatusLine_cycles = "";
    static String StatusLine_events = "";
    static String StatusLine_firstRows = "";
    static String StatusLine_gaps = "";
    static String StatusLine_noCycles = "";
    static String StatusLine_opening = "";
    static String StatusLine_readAll = "";
    static String StatusLine_reading = "";
    static String StatusLine_separator = "";
    static String StatusLine_stop = "";
    static String StatusLine_stopped = "";
    static String StatusLine_unread = "";
    static String TraceEditor_notLocal = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
