/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Skeletons: a trace without the numbers of iterations of its loops.
 *
 * <p>Where a program waits, it polls now 17 times, now 21 times, and to a grammar these have nothing in common: one
 * such loop in the main loop makes every cycle a distinct one and every rule useless. So the numbers are split off:
 *
 * <pre>
 * trace       h a p q p q p q b h a p q p q b h a p q p q p q p q b
 * skeleton    h a L b h a L b h a L b               L stands for (p q)^n
 * counts      3 2 4
 * </pre>
 *
 * <p>The cycles h a L b are equal now: they are one <em>cycle class</em>, and the grammar needs one rule for them.
 *
 * <p>{@link org.refrain.core.skeleton.VaryingLoops} decides in two passes which loops are worth it;
 * {@link org.refrain.core.skeleton.TandemRepeatScanner} finds them. The result is a table,
 * {@link org.refrain.core.skeleton.LoopTokens}. {@link org.refrain.core.skeleton.Skeleton} splits the trace in one more
 * pass; {@link org.refrain.core.skeleton.SkeletonExpander} puts it together again.
 * {@link org.refrain.core.skeleton.SkeletonAccess} reads any part of the trace from a compressed skeleton, with the
 * {@link org.refrain.core.skeleton.SkeletonDirectory} made while splitting.
 * {@link org.refrain.core.skeleton.CountHistogram} tells a person what the numbers were.
 *
 * <pre>
 * LoopTokens loops = VaryingLoops.find(trace, symbols, header, progress);
 * SkeletonDirectory directory = Skeleton.split(trace, loops, sink, progress);
 * </pre>
 *
 * <p>A skeleton is a sequence of symbols: it can be split again, which leaves out loops around the loops left out.
 */
@NonNullByDefault
package org.refrain.core.skeleton;

import org.eclipse.jdt.annotation.NonNullByDefault;
