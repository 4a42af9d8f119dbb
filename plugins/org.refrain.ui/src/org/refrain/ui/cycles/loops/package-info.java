/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What the cycles of a class differ in: {@link org.refrain.ui.cycles.loops.LoopStrip} shows a line for each loop whose
 * number of iterations varies, with a histogram ({@link org.refrain.ui.cycles.loops.LoopBars});
 * {@link org.refrain.ui.cycles.loops.LoopText} says the same in words, and
 * {@link org.refrain.ui.cycles.loops.LoopCounts} how often they iterated in one distinct cycle.
 */
@NonNullByDefault
package org.refrain.ui.cycles.loops;

import org.eclipse.jdt.annotation.NonNullByDefault;
