/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * How fast loop nests are found: {@code releng/bench --loops}.
 *
 * <p>{@link org.refrain.benchmarks.loops.LoopBench} measures two kinds of strings. {@code PaperTrace} rebuilds the
 * seven traces of the paper by Q. Xu, J. Subhlok and N. Hammen (MASCOTS 2010): LU exactly, from its Table I; the others
 * with the length and the loops that Table III prints. The same workloads as in the benchmark of grammars follow,
 * recorded traces among them, each in a virtual machine of its own ({@code LoopRun}).
 */
@NonNullByDefault
package org.refrain.benchmarks.loops;

import org.eclipse.jdt.annotation.NonNullByDefault;
