/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * How fast paths are found, and how small what they are found in is: {@code releng/bench --paths}.
 *
 * <p>The experiments of Lin, Zhang and Gupta (The Design and Evaluation of Path Matching Schemes on Compressed Control
 * Flow Traces, J. Systems and Software 80, 2007), section 5, on our traces. {@link
 * org.refrain.benchmarks.paths.FlowTraces} reads or makes control-flow traces: the sample and recorded programs, {@link
 * org.refrain.benchmarks.paths.LispProgram} for deep recursion, {@link org.refrain.benchmarks.paths.CompilerProgram}
 * for many functions. {@link org.refrain.benchmarks.paths.PathChooser} picks a rare, a middle and a frequent path of
 * each; {@link org.refrain.benchmarks.paths.PathTimes} asks for its first occurrence, its count and all occurrences by
 * each scheme in turn, several times over; {@link org.refrain.benchmarks.paths.FlowSizes} packs the trace.
 *
 * <p>What is counted as what: <em>decompression</em> is expanding the trace (schemes 1 and 3), <em>matching</em> all
 * the rest from the question's automaton on, <em>index</em> what an engine makes of a trace once, before any question.
 * The default engine learns from the first count about a function: so each question is put to one that has not been
 * asked anything (auto), and to one that has been (auto again).
 */
@NonNullByDefault
package org.refrain.benchmarks.paths;

import org.eclipse.jdt.annotation.NonNullByDefault;
