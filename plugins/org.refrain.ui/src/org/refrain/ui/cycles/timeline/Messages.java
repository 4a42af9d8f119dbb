/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.timeline;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String SpanText_row = "";
    public static String SpanText_rows = "";
    public static String SpanText_time = "";
    public static String TimelineChart_name = "";
    public static String TimelineChart_others = "";
    public static String TimelineChart_rows = "";
    public static String TimelineChart_time = "";
    public static String TimelineText_cycle = "";
    public static String TimelineText_none = "";
    public static String TimelineText_partial = "";
    public static String TimelineText_prologue = "";
    public static String TimelineText_span = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
