/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String CopyRowsHandler_copied = "";
    public static String CopyRowsHandler_limited = "";
    public static String Feedback_beyondEnd = "";
    public static String Feedback_notFound = "";
    public static String GoToTarget_address = "";
    public static String GoToTarget_addressPrompt = "";
    public static String GoToTarget_beforeFirstTime = "";
    public static String GoToTarget_cycle = "";
    public static String GoToTarget_cyclePrompt = "";
    public static String GoToTarget_noAddress = "";
    public static String GoToTarget_noCycles = "";
    public static String GoToTarget_noNumber = "";
    public static String GoToTarget_noRows = "";
    public static String GoToTarget_noTime = "";
    public static String GoToTarget_noTimes = "";
    public static String GoToTarget_notRead = "";
    public static String GoToTarget_outOfRange = "";
    public static String GoToTarget_row = "";
    public static String GoToTarget_rowPrompt = "";
    public static String GoToTarget_time = "";
    public static String GoToTarget_timePrompt = "";
    public static String GoToTarget_unknownAddress = "";
    public static String SameAddressHandler_name = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
