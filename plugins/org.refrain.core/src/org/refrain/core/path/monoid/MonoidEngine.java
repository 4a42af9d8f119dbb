/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.monoid;

import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.path.frames.PathIndex;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;

/**
 * Finds any paths on the compressed trace by the monoid of frame functions: "auto".
 *
 * <p>Each rule of the grammar is summarized once, and only if something may happen in it in the functions asked for.
 * From then on counting is a walk over the start rule, and finding a place is a descent. When paths of a function are
 * counted again, what its frames executed is taken out of the trace, once ({@link
 * org.refrain.core.path.frames.FramePieces}); counting is a matter of microseconds then.
 */
public final class MonoidEngine implements PathEngine {

    private final PathIndex index;
    private final PiecesCache pieces;

    public MonoidEngine(PathIndex index) {
        this.index = index;
        pieces = new PiecesCache(index);
    }

    @Override
    public String scheme() {
        return "auto";
    }

    @Override
    public ControlFlowTrace trace() {
        return index.trace();
    }

    @Override
    public PathMatches match(PathQuery query, Progress progress) {
        return new MonoidMatches(index, pieces, query, progress);
    }
}
