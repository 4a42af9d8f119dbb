/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.occurrence;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String StepHandler_anyCycle = "";
    public static String StepHandler_chosenCycles = "";
    public static String StepHandler_noCycles = "";
    public static String StepHandler_noNext = "";
    public static String StepHandler_noPrevious = "";
    public static String StepHandler_oneClass = "";
    public static String StepHandler_oneCycle = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
