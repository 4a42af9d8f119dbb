/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What tells cycles apart, in the words of the source.
 *
 * <p>{@link org.refrain.ui.compare.CyclePair} says which two distinct cycles stand for the two rows that are compared,
 * usually one row and the most frequent one. {@link org.refrain.ui.compare.CodePlaces} turns events into source lines,
 * or into instructions where there is no program. From both there come two views of the same thing:
 *
 * <ul>
 * <li>{@link org.refrain.ui.compare.CycleDifference}: which lines only one of the cycles runs, and which loops iterated
 * another number of times; {@link org.refrain.ui.compare.DifferenceStrip} says so under the table of the Cycles view.
 * <li>{@link org.refrain.ui.compare.CycleListing}: the whole cycle as a text, line by line or instruction by
 * instruction, repetitions written once. {@link org.refrain.ui.compare.CompareCyclesHandler} has two such texts made in
 * the background ({@link org.refrain.ui.compare.CompareJob}) and opens them side by side in the platform's compare
 * editor ({@link org.refrain.ui.compare.ComparedCycles}).
 * </ul>
 */
@NonNullByDefault
package org.refrain.ui.compare;

import org.eclipse.jdt.annotation.NonNullByDefault;
