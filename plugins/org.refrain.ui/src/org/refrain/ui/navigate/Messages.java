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

    static String CopyRowsHandler_copied = "";
    static String CopyRowsHandler_limited = "";
    static String Feedback_beyondEnd = "";
    static String Feedback_notFound = "";
    static String GoToTarget_address = "";
    static String GoToTarget_addressPrompt = "";
    static String GoToTarget_beforeFirstTime = "";
    static String GoToTarget_cycle = "";
    static String GoToTarget_cyclePrompt = "";
    static String GoToTarget_noAddress = "";
    static String GoToTarget_noCycles = "";
    static String GoToTarget_noNumber = "";
    static String GoToTarget_noRows = "";
    static String GoToTarget_noTime = "";
    static String GoToTarget_noTimes = "";
    static String GoToTarget_notRead = "";
    static String GoToTarget_outOfRange = "";
    static String GoToTarget_row = "";
    static String GoToTarget_rowPrompt = "";
    static String GoToTarget_time = "";
    static String GoToTarget_timePrompt = "";
    static String GoToTarget_unknownAddress = "";
    static String SameAddressHandler_name = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
