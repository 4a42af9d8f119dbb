/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.step;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String StepHandler_job = "";
    public static String StepHandler_noLines = "";
    public static String StepHandler_notRead = "";
    public static String Step_noCaller = "";
    public static String Step_noNextCall = "";
    public static String Step_noNextEvent = "";
    public static String Step_noNextLine = "";
    public static String Step_noPreviousCall = "";
    public static String Step_noPreviousEvent = "";
    public static String Step_noPreviousLine = "";
    public static String Step_noReturn = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
