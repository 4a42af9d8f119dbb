/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.ways;

import java.util.List;

import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.path.frames.FramePieces;
import org.refrain.core.path.frames.PathIndex;
import org.refrain.core.path.query.PathException;
import org.refrain.core.progress.Progress;

/**
 * The ways that were taken through a function.
 *
 * @param function the function's name
 * @param coverage which blocks and edges were executed
 * @param ways the distinct acyclic ways, the most frequent one first
 */
public record FunctionWays(String function, Coverage coverage, List<Way> ways) {

    /**
     * Finds the ways on the compressed trace, in time linear in the number of elements of rules that concern the
     * function.
     *
     * @throws UnknownFunctionException if the trace never enters the function
     * @throws PathException if its frames differ too much, or more are open than can be followed
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static FunctionWays of(PathIndex index, String function, Progress progress)
            throws UnknownFunctionException, PathException {
        int number = index.trace().alphabet().function(function);
        FramePieces pieces = FramePieces.of(index, number, progress);
        FrameGraph graph = new FrameGraph(pieces);
        return new FunctionWays(function, graph.coverage(), new WayCounter(pieces, graph).ways());
    }
}
