/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bookmarks;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String AddBookmarkHandler_outside = "";
    public static String AddBookmarkHandler_prompt = "";
    public static String AddBookmarkHandler_select = "";
    public static String AddBookmarkHandler_title = "";
    public static String BookmarkStepHandler_none = "";
    public static String BookmarkStepHandler_noNext = "";
    public static String BookmarkStepHandler_noPrevious = "";
    public static String BookmarkStepHandler_note = "";
    public static String ProposedNote_inCycle = "";
    public static String ProposedNote_line = "";
    public static String ProposedNote_row = "";
    public static String TraceBookmark_job = "";
    public static String TraceBookmark_row = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
