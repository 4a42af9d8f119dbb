/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String ProgramFinder_noSuchFile = "";
    public static String ProgramFinder_notReadable = "";
    public static String ProgramText_choose = "";
    public static String ProgramText_fit = "";
    public static String ProgramText_newer = "";
    public static String ProgramText_noAddresses = "";
    public static String ProgramText_noneFits = "";
    public static String ProgramText_nothingThere = "";
    public static String ProgramText_notWanted = "";
    public static String ProgramText_notWantedDetails = "";
    public static String ProgramText_otherProgram = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
