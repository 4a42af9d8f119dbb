/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import org.eclipse.osgi.util.NLS;

/** Texts of this package, from messages.properties. */
final class Messages extends NLS {

    public static String CompareCyclesHandler_choose = "";
    public static String CompareCyclesHandler_noCycles = "";
    public static String CompareCyclesHandler_usual = "";
    public static String CompareJob_instructions = "";
    public static String CompareJob_lines = "";
    public static String CompareJob_name = "";
    public static String CycleListing_cut = "";
    public static String CycleListing_repeated = "";
    public static String CycleListing_repeatedRows = "";
    public static String DifferenceStrip_comparing = "";
    public static String DifferenceStrip_name = "";
    public static String DifferenceText_alone = "";
    public static String DifferenceText_cut = "";
    public static String DifferenceText_equal = "";
    public static String DifferenceText_in = "";
    public static String DifferenceText_loop = "";
    public static String DifferenceText_more = "";
    public static String DifferenceText_order = "";
    public static String DifferenceText_otherwise = "";
    public static String DifferenceText_runs = "";
    public static String DifferenceText_skips = "";
    public static String DifferenceText_unlike = "";

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {
    }
}
