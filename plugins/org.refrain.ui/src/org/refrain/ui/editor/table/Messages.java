/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor.table;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String RowReader_cell = "";
    public static String RowReader_marked = "";
    public static String RowReader_note = "";
    public static String RowReader_nothing = "";
    public static String RowTexts_cycle = "";
    public static String RowTexts_partial = "";
    public static String RowTexts_prologue = "";
    public static String TraceColumn_address = "";
    public static String TraceColumn_cycle = "";
    public static String TraceColumn_delta = "";
    public static String TraceColumn_function = "";
    public static String TraceColumn_instruction = "";
    public static String TraceColumn_row = "";
    public static String TraceColumn_time = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
