/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String IndexJob_accessDenied = "";
    public static String IndexJob_folder = "";
    public static String IndexJob_internalError = "";
    public static String IndexJob_name = "";
    public static String IndexJob_noSuchFile = "";
    public static String IndexJob_outOfMemory = "";
    public static String ProgramJob_name = "";
    public static String ProgramJob_noProgram = "";
    public static String ProblemMarkers_name = "";
    public static String ProblemMarkers_line = "";
    public static String ProblemMarkers_more = "";
    public static String WindowLinkAction_name = "";
    public static String WindowLinkAction_tip = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
