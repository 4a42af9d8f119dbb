/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Nested loop recognition: which loops made a sequence of numbers.
 *
 * <p>The sequence may be the addresses that a load instruction reads, or any tuples of numbers. What comes out is a
 * program that yields it again, and says how it is made:
 *
 * <pre>
 * 3 10 17 24 31 38   5 12 19 26 33 40 47 54 61   7 14 21 ...        for i0 = 0 to 2
 *                                                                     for i1 = 0 to 5 + 3*i0
 *                                                                       val 3 + 2*i0 + 7*i1
 * </pre>
 *
 * <p>{@link org.refrain.core.nlr.LoopRecognizer} takes the tuples and gives
 * {@link org.refrain.core.nlr.TermSequence}, each a {@link org.refrain.core.nlr.NestTerm}.
 * {@link org.refrain.core.nlr.SmallestTerms} does so in two ways and takes the better one.
 * {@link org.refrain.core.nlr.NestRun} runs a term, {@link org.refrain.core.nlr.NestPrinter} writes its text.
 *
 * <pre>
 * LoopRecognizer recognizer = new LoopRecognizer(RecognizerOptions.of(FieldModels.POLYNOMIAL, 100));
 * for (long address : addresses) {
 *     recognizer.tuple(0, new long[] {address}, 1);
 * }
 * recognizer.finish().toList().forEach(System.out::println);
 * </pre>
 *
 * <p>{@link org.refrain.core.nlr.PartExecutions} tells where a loop or a tuple in a nest runs, and
 * {@link org.refrain.core.nlr.NestBody} which nests differ in nothing but how often the outermost loop runs.
 * {@link org.refrain.core.nlr.RepeatedNests} collects such loops with all their occurrences, those that cover most.
 *
 * <p>{@link org.refrain.core.nlr.Predictor} foresees how a sequence goes on while it arrives, and
 * {@link org.refrain.core.nlr.PredictionScore} measures how often it is right.
 *
 * <p>Two equal iterations are no loop here, because three are needed to tell a step from a coincidence: {@code x y x y}
 * stays four terms. A last pass that looks for repetitions among the terms would find these, and loops with more than K
 * terms; it was measured and left out. For numbers it gains nothing: 4 of 7,302 nodes of a matrix multiplication. For
 * events it gains less than {@link org.refrain.core.loop.optimal.OptimalNest}, which looks for nothing else: of the
 * sample's 393,855 terms it leaves 220,878, where the optimal nest has 181,165 events. The sample needs so many because
 * its cycles differ in how often they poll, and nothing is shared between terms.
 *
 * <p>{@link org.refrain.core.nlr.FieldModel} says what a number may become; a number that is a name belongs into the
 * label, which must be equal. Everything is computed in 64 bits, and what does not fit is not folded.
 */
@NonNullByDefault
package org.refrain.core.nlr;

import org.eclipse.jdt.annotation.NonNullByDefault;
