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
 *
 * <p>A {@link org.refrain.ui.loops.LoopRow} stands for all loops in one surrounding row whose bodies are equal once
 * numbers of iterations are left out, in the body itself and in the loops in it: a wait for hardware is one row, with
 * the distribution of its iterations, however often it ran and however many bodies it gave to the loops around it. With
 * cycles, classes, functions or the skeleton as elements it is the same: iterations are counted of bodies of those
 * elements, and loops within one element are no rows.
 *
 * <p>The rows are made by NestRows of the loops that equal events make, and by TermRows of the nests that nested loop
 * recognition finds, whose numbers of iterations are functions of indexes; BodyLines knows the source lines of a body.
 * {@link org.refrain.ui.loops.LoopDetails} shows what is to be said of the selected row, and LoopSteps goes from one of
 * its executions to the next.
 *
 * <p>The whole nest can be as large as the trace: NestSource keeps it only while there is memory for it, finds it again
 * when somebody steps through executions, and answers from its compressed form.
 */
@NonNullByDefault
package org.refrain.ui.loops;

import org.eclipse.jdt.annotation.NonNullByDefault;
