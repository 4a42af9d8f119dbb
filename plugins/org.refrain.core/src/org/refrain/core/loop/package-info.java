/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Loop nests: the loops that made a trace, one in the other, with their iterations.
 *
 * <pre>
 * trace       a b c b c b c d a b c b c b c d x
 * loop nest   (a (b c)^3 d)^2 x
 * </pre>
 *
 * <p>A {@link org.refrain.core.loop.LoopNest} is a sequence of symbols and loops, whose bodies are such sequences
 * again; equal bodies are shared, so that it is a grammar too. {@link org.refrain.core.loop.LoopNestBuilder} writes one
 * down, {@link org.refrain.core.loop.LoopNestPrinter} prints it in the notation of the paper.
 *
 * <p>Two algorithms find it. {@link org.refrain.core.loop.optimal} takes the outermost loops first, in linear time
 * thanks to {@link org.refrain.core.loop.runs}; it is the one to use. {@link org.refrain.core.loop.greedy} takes the
 * innermost loops first, as a trace of 2010 needed it, and is there to compare with.
 *
 * <pre>
 * RunLengthString string = RunLengthString.of(symbols);
 * LoopNest nest = OptimalNest.find(string, LoopOrder.PERIOD, progress);
 * String text = new LoopNestPrinter(Character::toString, "").toString(nest);
 * </pre>
 *
 * <p>Source: Q. Xu, J. Subhlok, N. Hammen, Efficient Discovery of Loop Nests in Execution Traces (MASCOTS 2010).
 */
@NonNullByDefault
package org.refrain.core.loop;

import org.eclipse.jdt.annotation.NonNullByDefault;
