/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.trace;

import java.util.Locale;

/** What the elements of a trace's loops are. */
public enum LoopLevel {

    /** Executed instructions, or the tokens of a symbol file: every event. */
    INSTRUCTIONS,

    /** Functions, each time that the program goes from one to another. */
    FUNCTIONS,

    /** Complete cycles of the main loop; equal ones are distinct cycles. */
    CYCLES,

    /** Complete cycles of the main loop; those that differ only in iterations of inner loops are one class. */
    CLASSES,

    /** Events, with one element for all iterations of each loop whose number of iterations varies. */
    SKELETON;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
