/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The greedy loop nest: the innermost loops first, each replaced by a symbol.
 *
 * <p>{@link org.refrain.core.loop.greedy.GreedyNest} is what callers use: as published, or with the two rules that the
 * paper only describes ({@link org.refrain.core.loop.greedy.GreedyRule}). {@code Reduction} goes on round by round,
 * each with the shortest period that there is. {@code LoopSearch} finds that: once in the whole string, then in an
 * {@code Excerpt} around what has changed, by {@code ShortRuns} when it is short. {@code ReducedString} is what is
 * left, {@code ReducedLoops} keeps what the new symbols stand for, {@code KnownBodies} finds the rotations of a body.
 */
@NonNullByDefault
package org.refrain.core.loop.greedy;

import org.eclipse.jdt.annotation.NonNullByDefault;
