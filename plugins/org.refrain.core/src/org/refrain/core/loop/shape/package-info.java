/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Loops that differ in nothing but numbers of iterations, taken together.
 *
 * <pre>
 * (a(bc)^3)^2 x (a(bc)^5)^9        one group of 2 executions with 2 and 9 iterations
 *                                    in it one group of 11 executions with 3 or 5 iterations
 * </pre>
 *
 * <p>A source loop that waits for hardware runs now 2 times, now 7, and so does not only itself appear as several
 * loops of a nest: each loop around it has several bodies. {@link org.refrain.core.loop.shape.LoopShapes} finds bodies
 * that are equal once counts are left out, {@link org.refrain.core.loop.shape.LoopGroups} makes a tree of
 * {@link org.refrain.core.loop.shape.LoopGroup}, and {@link org.refrain.core.loop.shape.LoopExecutions} tells where the
 * loops of a group run, first to last, without expanding anything.
 */
@NonNullByDefault
package org.refrain.core.loop.shape;

import org.eclipse.jdt.annotation.NonNullByDefault;
