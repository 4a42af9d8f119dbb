/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Traces as strings whose loops can be found.
 *
 * <p>{@link org.refrain.core.loop.trace.TraceStrings} makes a {@link org.refrain.core.loop.trace.TraceString} of an
 * indexed trace: of its instructions, of the functions that it goes through, of its cycles, or of its skeleton, as
 * {@link org.refrain.core.loop.trace.LoopLevel} says. It knows the name of each element and where it begins in the
 * trace.
 *
 * <pre>
 * TraceString string = TraceStrings.of(trace, LoopLevel.CYCLES, names, Integer.MAX_VALUE, progress);
 * LoopNest nest = OptimalNest.find(string.string(), LoopOrder.PERIOD, progress);
 * for (LoopNest.Loop loop : nest.loopsOfString()) {
 *     select(string.positionOf(loop.start()), string.positionOf(loop.end()));
 * }
 * </pre>
 */
@NonNullByDefault
package org.refrain.core.loop.trace;

import org.eclipse.jdt.annotation.NonNullByDefault;
