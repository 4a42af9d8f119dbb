/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.path.query.PathException;

/**
 * Finds occurrences one after the other, in the order of their positions; where several paths are complete at one
 * event, in the order of their numbers. Nothing is looked for before it is asked for. Not safe for threads.
 */
@FunctionalInterface
public interface OccurrenceCursor {

    /**
     * The next occurrence, or null when there is none any more.
     *
     * @throws PathException if the trace cannot be followed any further
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    @Nullable
    Occurrence next() throws PathException;
}
