/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.header;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String ChooseHeaderDialog_address = "";
    public static String ChooseHeaderDialog_automatic = "";
    public static String ChooseHeaderDialog_empty = "";
    public static String ChooseHeaderDialog_executions = "";
    public static String ChooseHeaderDialog_function = "";
    public static String ChooseHeaderDialog_message = "";
    public static String ChooseHeaderDialog_other = "";
    public static String ChooseHeaderDialog_reason = "";
    public static String ChooseHeaderDialog_share = "";
    public static String ChooseHeaderDialog_shell = "";
    public static String ChooseHeaderDialog_title = "";
    public static String ChooseHeaderDialog_unknown = "";
    public static String ChooseHeaderHandler_indexOnly = "";
    public static String ChooseHeaderHandler_notYet = "";
    public static String HeaderText_alike = "";
    public static String HeaderText_automatic = "";
    public static String HeaderText_backwardJump = "";
    public static String HeaderText_behindInnerLoop = "";
    public static String HeaderText_chosen = "";
    public static String HeaderText_classes = "";
    public static String HeaderText_different = "";
    public static String HeaderText_entry = "";
    public static String HeaderText_given = "";
    public static String HeaderText_noLoop = "";
    public static String HeaderText_notExecuted = "";
    public static String HeaderText_notWanted = "";
    public static String HeaderText_oneClass = "";
    public static String HeaderText_onlyOnce = "";
    public static String HeaderText_summary = "";
    public static String HeaderText_summaryOf = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
