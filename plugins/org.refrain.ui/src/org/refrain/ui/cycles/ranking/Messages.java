/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.ranking;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String CycleNames_class = "";
    public static String CycleNames_classOf = "";
    public static String CycleNames_classWith = "";
    public static String CycleNames_cycle = "";
    public static String CycleNames_longCycle = "";
    public static String CycleText_about = "";
    public static String CycleText_aboutClass = "";
    public static String CycleText_aboutEqualClass = "";
    public static String CycleText_occurrence = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
