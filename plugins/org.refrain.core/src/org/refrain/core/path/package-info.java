/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Paths in control-flow traces: was this way through a function ever taken, how often, and where?
 *
 * <p>The trace is a string of function entries, block numbers and exits ({@link
 * org.refrain.core.controlflow.ControlFlowTrace}), compressed as a grammar. A path is a sequence of blocks of one
 * function F. It occurs at the event that completes it within one frame of F; functions called on the way have frames
 * of their own and do not matter, unless the path says so; occurrences may overlap. Blocks whose frame the trace does
 * not know belong to no function.
 *
 * <pre>
 * PathEngine engine = PathEngines.open(PathEngines.AUTO, trace, Progress.NONE);
 * PathQuery query = PathQuery.of(trace.alphabet(), "f", "1 2 .. 5");
 * PathMatches matches = engine.match(query, Progress.NONE);
 * matches.first();                   // where, and in which frame; null if never
 * matches.count();                   // how often
 * matches.occurrence(0, 999);        // the thousandth
 * matches.counts(from, to);          // how often between two positions
 * matches.occurrences();             // all, found as they are asked for
 * </pre>
 *
 * <p>The capabilities:
 * <ul>
 * <li>{@code query}: the language of paths, and the automaton that a question becomes;</li>
 * <li>{@code match}: what engines, answers and occurrences are; how frames are found on a grammar;</li>
 * <li>{@code frames}: summaries of what a section of a trace does to a stack of frames, over any algebra of
 * frames;</li>
 * <li>{@code monoid}: the default engine "auto";</li>
 * <li>{@code scheme}: the four published schemes;</li>
 * <li>{@code ways}: the ways that were taken through a function, and its coverage.</li>
 * </ul>
 */
@NonNullByDefault
package org.refrain.core.path;

import org.eclipse.jdt.annotation.NonNullByDefault;
