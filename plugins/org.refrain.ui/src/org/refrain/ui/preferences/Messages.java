/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.preferences;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String TracePreferencePage_clear = "";
    public static String TracePreferencePage_description = "";
    public static String TracePreferencePage_folder = "";
    public static String TracePreferencePage_megabytes = "";
    public static String TracePreferencePage_notCleared = "";
    public static String TracePreferencePage_size = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
