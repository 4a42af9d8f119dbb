/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Grammars that expand to exactly one string: building them online, proving them right, printing, expanding, and
 * reaching any position without expanding.
 *
 * <p><b>The result.</b> {@link org.refrain.core.grammar.RGrammar} is immutable; everything else works on it. An element
 * is an int: a terminal t is t, a use of rule r is {@code ~r}. Each element has an exponent.
 *
 * <p><b>Building.</b> A {@link org.refrain.core.grammar.GrammarBuilder} takes symbols one by one:
 *
 * <pre>
 * GrammarBuilder builder = new ReSequitur();
 * for (int symbol : "cabcabcabcabcad".chars().toArray()) {
 *     builder.append(symbol);
 * }
 * RGrammar grammar = builder.build();
 * GrammarPrinter printer = new GrammarPrinter(Character::toString, GrammarPrinter::letter);
 * printer.toString(grammar);                            // S -&gt; A^4 B d, A -&gt; B b, B -&gt; c a
 * new GrammarAccess(grammar).symbol(12);                // c
 * GrammarVerifier.verifyProperties(grammar, GrammarProperty.RESEQUITUR);    // empty: nothing is violated
 * </pre>
 *
 * {@link org.refrain.core.grammar.Sequitur} gives the grammars of the published algorithm,
 * {@link org.refrain.core.grammar.ReSequitur} adds exponents, {@link org.refrain.core.grammar.ReSequiturSet} compresses
 * several strings with rules in common. {@link org.refrain.core.grammar.RGrammarAssembler} and
 * {@link org.refrain.core.grammar.RuleOrder} are for those who have rules from elsewhere.
 *
 * <p><b>How builders work</b>, from the bottom: {@code RuleNodes} holds the rules under construction as linked nodes
 * in one int array; {@code DigramIndex} finds where a pair of neighbours stands; {@code GrammarMachine} replaces pairs
 * that occur twice, with a worklist instead of recursion; {@code SequiturMachine} and {@code ReSequiturMachine} differ
 * in how they look at a pair; {@code LeftoverRules} tidies up and {@code MachineSnapshot} copies the result.
 *
 * <p><b>Improving.</b> {@link org.refrain.core.grammar.RePair} makes a finished grammar smaller, for files that are
 * kept: {@code RePairUnrolling} writes out what is short, {@code RePairString} replaces the most frequent pair again
 * and again ({@code RePairPairs} knows which it is), {@code RePairPruning} takes out the rules that do not pay.
 *
 * <p><b>Reading.</b> {@link org.refrain.core.grammar.GrammarAccess} (any position, O(depth log n)),
 * {@link org.refrain.core.grammar.GrammarCursor} (on from there), {@link org.refrain.core.grammar.GrammarExpander} (a
 * whole rule or section into a sink), {@link org.refrain.core.grammar.WeightedGrammar} (sums over prefixes).
 *
 * <p><b>Proof.</b> {@link org.refrain.core.grammar.GrammarVerifier} takes nothing from the builders.
 */
@NonNullByDefault
package org.refrain.core.grammar;

import org.eclipse.jdt.annotation.NonNullByDefault;
