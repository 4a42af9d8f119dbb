/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The Loop Nest view: the loops that made a trace, one in the other.
 *
 * <p>{@link org.refrain.ui.loops.LoopSettings} says of what loops are to be found and which first.
 * {@link org.refrain.ui.loops.LoopsOfTrace} finds them in a job and keeps a {@link org.refrain.ui.loops.LoopTree}, the
 * loops that cover most, with all that {@link org.refrain.ui.loops.LoopColumn} says about each. So
 * {@link org.refrain.ui.loops.LoopsView} never has to compute anything, and there are never more rows than a tree can
 * take.
 */
@NonNullByDefault
package org.refrain.ui.loops;

import org.eclipse.jdt.annotation.NonNullByDefault;
