/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Entropy coding of grammars and sequences: how an archive gets small.
 *
 * <p>{@link org.refrain.core.entropy.RangeEncoder} and {@link org.refrain.core.entropy.RangeDecoder} turn decisions
 * with known probabilities into bytes and back. Both are an {@link org.refrain.core.entropy.EntropyCoder}, so that each
 * model is written once: it hands every decision to the coder, which writes it or reads it.
 * {@link org.refrain.core.entropy.NumberModel} and {@link org.refrain.core.entropy.FrequencyTable} are the building
 * blocks; {@link org.refrain.core.entropy.GrammarModel} knows how the elements of a trace's grammar follow each other;
 * {@link org.refrain.core.entropy.GrammarArchiver} and {@link org.refrain.core.entropy.GrammarUnarchiver} walk a
 * grammar with it. {@link org.refrain.core.entropy.SymbolArchiver} codes a symbol table's columns,
 * {@link org.refrain.core.entropy.SkeletonArchiver} what belongs to a skeleton beside its grammar.
 *
 * <p>{@link org.refrain.core.entropy.SequenceArchiver} is for traces that are no control flow, whose addresses step
 * through memory: in a {@code SequenceModel} each {@code Predictor} says what comes next ({@code ContextPredictor},
 * {@code StridePredictor}, {@code StepPatternPredictor}, {@code MatchPredictor}), and {@code PredictionMixer} weighs
 * what they say. {@code ValueModel} codes the addresses of a symbol table in the same way.
 */
@NonNullByDefault
package org.refrain.core.entropy;

import org.eclipse.jdt.annotation.NonNullByDefault;
