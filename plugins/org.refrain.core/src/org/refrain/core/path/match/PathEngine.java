/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;

/**
 * A way to find paths in one trace, with whatever index it needs. All ways give the same answers. Immutable, safe for
 * threads.
 */
public interface PathEngine {

    /** The name that a user selects it by: "auto", or "1" to "4" for the published schemes. */
    String scheme();

    /** The trace. */
    ControlFlowTrace trace();

    /**
     * Asks for paths.
     *
     * @throws UnsupportedPathException if this scheme cannot match such paths
     */
    PathMatches match(PathQuery query, Progress progress) throws PathException;

    /** Bytes that the published index would take in a file: 0 for schemes without one. */
    default long indexBytes() {
        return 0;
    }
}
