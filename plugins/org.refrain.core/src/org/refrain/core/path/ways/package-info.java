/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The ways that were taken through a function, and its coverage, counted on the compressed trace.
 *
 * <p>Of what the frames of a function executed, blocks in their order and calls left out, each frame is cut at back
 * edges: there a loop begins anew. What remains between the cuts are acyclic ways, and there are few of them even where
 * a function loops a million times. A way starts at the entry or at a loop's head, and ends at the exit or where a loop
 * goes back.
 *
 * <pre>
 * &gt;f 1 2 3 2 3 2 4 &lt;      3 to 2 goes back:
 * 1 2 3   from the entry, once
 * 2 3     around the loop, once
 * 2 4     to the exit, once
 * </pre>
 *
 * <p>{@link org.refrain.core.path.ways.FunctionWays} is where to start. It first rewrites the trace's grammar into one
 * of what the function's frames executed ({@link org.refrain.core.path.frames.FramePieces}), so that calls are out of
 * the way; {@code FrameGraph} counts blocks and edges on it and finds those that go back; {@code WayCounter} cuts and
 * counts.
 *
 * <p>Sources: T. Ball, J. Larus, Efficient Path Profiling (MICRO 1996), for the ways; J. Larus, Whole Program Paths
 * (PLDI 1999), for counting on the grammar.
 */
@NonNullByDefault
package org.refrain.core.path.ways;

import org.eclipse.jdt.annotation.NonNullByDefault;
