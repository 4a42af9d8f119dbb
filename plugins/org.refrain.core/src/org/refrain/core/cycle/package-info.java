/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Cycles of the main loop: finding the loop header, cutting the trace at it, compressing cycle by cycle, and asking
 * which cycle ran when.
 *
 * <p>{@link org.refrain.core.cycle.LoopHeaderFinder} reads a trace and names the loops that hold most of it, the best
 * {@link org.refrain.core.cycle.LoopHeader} first. {@link org.refrain.core.cycle.Cyclitur} cuts the trace there: equal
 * cycles get one id, new ones go into one grammar. Its {@link org.refrain.core.cycle.CycleGrammar} holds the grammar of
 * the whole trace and that of the sequence of ids; {@link org.refrain.core.cycle.CycleGrammarVerifier} proves both
 * right. {@link org.refrain.core.cycle.CycleTable}, answered by {@link org.refrain.core.cycle.GrammarCycleTable} from
 * the grammar of ids, is what tables, pie charts and timelines are drawn from.
 *
 * <p>Cycles that only waited longer are told apart as distinct ones, and a person does not want to see them all.
 * {@link org.refrain.core.cycle.CycleClassifier} groups them: {@link org.refrain.core.cycle.CycleClasses} tells which
 * distinct cycles are of one {@link org.refrain.core.cycle.CycleClass}, and in which
 * {@link org.refrain.core.cycle.VaryingLoop loops} they differ.
 */
@NonNullByDefault
package org.refrain.core.cycle;

import org.eclipse.jdt.annotation.NonNullByDefault;
