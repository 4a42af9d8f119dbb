/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * How often each instruction was executed: in the whole trace, between two positions, in some of its cycles.
 *
 * <p>{@link org.refrain.core.count.SymbolCounts} counts on the grammar. A range of the trace is taken apart into a few
 * whole rules and a few single elements along its two ends; the rules' uses are then carried down, each rule once.
 *
 * <pre>
 * SymbolCounts counts = new SymbolCounts(trace.grammar(), trace.symbols().size());
 * long[] everywhere = counts.whole();
 * long[] inOneSecond = counts.range(from, to);
 * long[] inAClass = counts.cycles(trace.cycles(), cycleClass.cycles());
 * </pre>
 *
 * Line counts are the largest count among a line's first instructions; which these are, the program's line table knows.
 */
@NonNullByDefault
package org.refrain.core.count;

import org.eclipse.jdt.annotation.NonNullByDefault;
