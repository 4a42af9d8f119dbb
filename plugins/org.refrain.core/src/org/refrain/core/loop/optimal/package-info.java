/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The optimal loop nest: the outermost loops first, then those in their bodies.
 *
 * <p>{@link org.refrain.core.loop.optimal.OptimalNest} is what callers use. It has all runs of the string found, takes
 * them one by one in the order asked for ({@code LongestPeriodFirst}, {@code LargestCoverageFirst}), and cuts the
 * string at each loop taken ({@code Segments}); a run that a cut goes through has lost symbols, or is gone. The bodies
 * need no runs of their own: theirs are those of the string that lie in the first iteration. What was taken is written
 * down from left to right ({@code NestWriter}).
 */
@NonNullByDefault
package org.refrain.core.loop.optimal;

import org.eclipse.jdt.annotation.NonNullByDefault;
