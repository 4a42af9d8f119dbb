/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.util.List;
import java.util.function.Supplier;

import org.refrain.core.path.match.PathEngine;

/**
 * A way to find paths that is measured.
 *
 * @param name for tables
 * @param engine gives the engine that a question is put to
 */
record Contender(String name, Supplier<PathEngine> engine) {

    /** The default, asked about a function for the first time. */
    static final String AUTO = "auto";

    /** The default, asked about a function not for the first time. */
    static final String AGAIN = "auto again";

    /** The published scheme that expands the trace. */
    static final String SCAN = "scheme 1";

    /** Names of all, in the order of the tables. */
    static final List<String> NAMES = List.of(AUTO, AGAIN, SCAN, "scheme 2", "scheme 3", "scheme 4");
}
