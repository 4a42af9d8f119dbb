/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The four published schemes to find paths, for comparison.
 *
 * <ol>
 * <li>{@link org.refrain.core.path.scheme.ExpandingEngine}: expand, and run an automaton whose state is a vector with
 * one entry for each open frame ({@code StateVector}).</li>
 * <li>{@link org.refrain.core.path.scheme.FlagEngine}: prefix, suffix and internal flags for every rule of the grammar
 * ({@code PathFlags}, {@code Factors}).</li>
 * <li>{@link org.refrain.core.path.scheme.ChunkEngine}: chunks that are compressed on their own
 * ({@link org.refrain.core.path.scheme.ChunkedTrace}); an index ({@code ChunkIndex}) tells which to expand and how to
 * pass over the others.</li>
 * <li>{@link org.refrain.core.path.scheme.StartRuleEngine}: scheme 2, with the start rule in chunks that have the index
 * of scheme 3.</li>
 * </ol>
 *
 * <p>The texts leave some things open or wrong; what was mended is told where it is done. Schemes 1 and 3 take any
 * question, 2 and 4 one path of plain blocks, as published.
 *
 * <p>Sources: Y. Zhang, R. Gupta, Path Matching in Compressed Control Flow Traces (DCC 2002); Y. Lin, Y. Zhang, R.
 * Gupta, The Design and Evaluation of Path Matching Schemes on Compressed Control Flow Traces (J. Systems and Software
 * 80, 2007).
 */
@NonNullByDefault
package org.refrain.core.path.scheme;

import org.eclipse.jdt.annotation.NonNullByDefault;
