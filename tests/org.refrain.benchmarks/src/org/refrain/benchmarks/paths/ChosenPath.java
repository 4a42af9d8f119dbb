/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

/**
 * A path to ask for.
 *
 * @param frequency how often functions like this one run
 * @param function the function's name
 * @param blocks the path, as it is written in a question
 * @param occurrences how often it occurs
 * @param coverage in how many chunks the function executes anything
 */
record ChosenPath(Frequency frequency, String function, String blocks, long occurrences, int coverage) {

    /** The paper's three types of paths. */
    enum Frequency {
        /** Of a function that runs in few chunks: type 1. */
        RARE,
        /** Of a function that runs in about half of the chunks: type 2. */
        MIDDLE,
        /** Of a function that runs nearly everywhere: type 3. */
        FREQUENT
    }
}
