/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Runs: everything in a string that repeats at once.
 *
 * <p>A run is a part of a string with a period p that is at least 2 p long and cannot be made longer on either side:
 * in {@code x abcabcab y} it is {@code abcabcab}, with period 3. Each loop of a trace lies in one run, so the runs are
 * all that has to be known about a trace to nest its loops.
 *
 * <p>{@link org.refrain.core.loop.runs.RunLengthStringBuilder} takes the symbols, and makes a
 * {@link org.refrain.core.loop.runs.RunLengthString}; {@link org.refrain.core.loop.runs.RunFinder} finds its
 * {@link org.refrain.core.loop.runs.Runs} in linear time: fewer than the string has symbols, in fact.
 *
 * <pre>
 * RunLengthStringBuilder builder = new RunLengthStringBuilder();
 * trace.forEach(builder::accept);
 * Runs runs = RunFinder.find(builder.build(), progress);
 * </pre>
 */
@NonNullByDefault
package org.refrain.core.loop.runs;

import org.eclipse.jdt.annotation.NonNullByDefault;
