/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.loops;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String LoopStrip_name = "";
    public static String LoopText_at = "";
    public static String LoopText_bar = "";
    public static String LoopText_brief = "";
    public static String LoopText_briefest = "";
    public static String LoopText_count = "";
    public static String LoopText_from = "";
    public static String LoopText_in = "";
    public static String LoopText_more = "";
    public static String LoopText_range = "";
    public static String LoopText_summary = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
