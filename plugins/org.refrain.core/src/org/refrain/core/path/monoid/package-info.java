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
 * <p>Measured on a laptop core, matching only, against scheme 1 on symbols expanded before: 5 to 40 times faster on 80
 * million events of a compressor (2 million elements), 8 to 140 times on 30 million of an interpreter (80,000).
 */
@NonNullByDefault
package org.refrain.core.path.monoid;

import org.eclipse.jdt.annotation.NonNullByDefault;
