/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String LineExecutionHandler_executions = "";
    public static String LineExecutionHandler_name = "";
    public static String LineExecutionHandler_noCode = "";
    public static String LineExecutionHandler_noNext = "";
    public static String LineExecutionHandler_noPrevious = "";
    public static String LineExecutionHandler_notInProgram = "";
    public static String LineExecutionHandler_notRun = "";
    public static String LineExecutionHandler_noProgram = "";
    public static String ProgramWatch_name = "";
    public static String SelectedLine_text = "";
    public static String SourceFollower_name = "";
    public static String SourceNote_ambiguous = "";
    public static String SourceNote_beyond = "";
    public static String SourceNote_changed = "";
    public static String SourceNote_missing = "";
    public static String SourceNote_noLines = "";
    public static String SourceNote_rebuilt = "";
    public static String SourceNote_unsaved = "";
    public static String SourceQuestions_choose = "";
    public static String SourceQuestions_chooseTitle = "";
    public static String SourceQuestions_locateTitle = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
