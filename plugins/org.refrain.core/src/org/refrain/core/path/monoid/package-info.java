/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The default engine: any paths, on the compressed trace, without expanding it.
 *
 * <p>Two things make it fast. {@code FrameFunctions}: what a piece of a frame does is a function from states of the
 * path automaton to states, with a count; there are few different functions, so they are interned, and to put two
 * together is to look into a table. Summaries of sections over them form a monoid: bracketing does not matter, A^n
 * takes log n steps, and a rule is summarized once for all its uses. {@code RuleFunctions}: for each rule it is known
 * in which functions anything happens; rules without those asked for are passed over by their shape alone. This does
 * not depend on the question and is made once for a trace.
 *
 * <p>Around that, {@code MonoidMatches} takes the shortest way to each answer: {@code NearScan} looks for a first
 * occurrence in the next few microseconds' worth of events before any table is made, and {@code PiecesCache} keeps what
 * the frames of a function executed once it is asked about again.
 *
 * <p>Measured on one core, matching only, against scheme 1 on symbols expanded before ({@code releng/bench --paths}):
 * to count the paths of a function that runs everywhere, 2 to 20 times faster the first time and 5 to 1000 times from
 * then on; of one that runs in half of the trace or less, more. A first occurrence takes 1 to 100 microseconds on
 * traces of up to 80 million events.
 */
@NonNullByDefault
package org.refrain.core.path.monoid;

import org.eclipse.jdt.annotation.NonNullByDefault;
