/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String CyclesActions_all = "";
    public static String CyclesActions_allTip = "";
    public static String CyclesActions_events = "";
    public static String CyclesActions_group = "";
    public static String CyclesActions_groupTip = "";
    public static String CyclesActions_time = "";
    public static String CyclesActions_whole = "";
    public static String CyclesActions_zoomIn = "";
    public static String CyclesActions_zoomOut = "";
    public static String CyclesView_ranking = "";
    public static String MessagePage_again = "";
    public static String MessagePage_chooseHeader = "";
    public static String MessagePage_failed = "";
    public static String MessagePage_noTrace = "";
    public static String MessagePage_percent = "";
    public static String MessagePage_readAll = "";
    public static String MessagePage_reading = "";
    public static String MessagePage_stop = "";
    public static String MessagePage_stopped = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
