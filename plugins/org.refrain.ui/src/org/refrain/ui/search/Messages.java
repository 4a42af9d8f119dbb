/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.search;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String FindBar_beyondEnd = "";
    public static String FindBar_caseSensitive = "";
    public static String FindBar_close = "";
    public static String FindBar_jobName = "";
    public static String FindBar_label = "";
    public static String FindBar_message = "";
    public static String FindBar_next = "";
    public static String FindBar_notFound = "";
    public static String FindBar_previous = "";
    public static String FindBar_searching = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
