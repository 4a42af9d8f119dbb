/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What tells two executions apart: which instructions only one of them has, and where.
 *
 * <p>{@link org.refrain.core.diff.CycleDiff} compares two distinct cycles of a trace, or any two stretches of traces
 * with the same symbols. The result is a list of {@link org.refrain.core.diff.Hunk}s, in positions from the beginning
 * of the cycle, ready to be shown side by side; and the instructions that only one of the two executed at all, which is
 * what a person wants to read first.
 *
 * <pre>
 * int usual = CycleDiff.mostFrequent(cycles);
 * CycleDiff diff = CycleDiff.of(trace, cycles, abnormal, usual, progress);
 * for (Hunk hunk : diff.hunks()) { ... }       // only in the abnormal cycle, only in the usual one
 * diff.onlyInA();                              // symbols that the usual cycle never executes
 * </pre>
 *
 * <h2>How it is done</h2>
 * {@link org.refrain.core.diff.SequenceDiff} asks Myers for the shortest edit script, which costs the product of length
 * and difference. When a loop waited 50,000 times longer, that is too much. Then LoopFolding makes one token of all
 * iterations of a loop, again and again for loops around loops, and FoldedAlignment aligns what is left, no matter how
 * often each loop went around, and looks closer only where that fails.
 */
@NonNullByDefault
package org.refrain.core.diff;

import org.eclipse.jdt.annotation.NonNullByDefault;
