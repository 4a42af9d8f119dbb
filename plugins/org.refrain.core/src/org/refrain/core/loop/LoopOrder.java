/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop;

import java.util.Locale;

/** Which one of several possible loops is taken first; the others get what is left. */
public enum LoopOrder {

    /** The longest period; of equal ones the first in the trace. Gives the results that the paper prints. */
    PERIOD,

    /** Most symbols in all iterations; of equal ones the first in the trace, then the shortest period. */
    COVERAGE;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
