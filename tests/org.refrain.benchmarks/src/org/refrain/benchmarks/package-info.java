/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * How fast, how small, and in how much memory.
 *
 * <p>{@link org.refrain.benchmarks.Bench} is behind {@code releng/bench}. It makes or reads the traces
 * ({@code input}), runs every builder on every trace, each in a virtual machine of its own ({@code build},
 * {@code child}), beside a textbook implementation for comparison ({@code baseline}), times reading and opening
 * ({@code reading}), packs
 * the traces in all ways ({@code pack}), and prints tables or JSON together with what the product promises
 * ({@code report}).
 *
 * <p>{@code paths} asks for paths in control-flow traces by every scheme: {@code releng/bench --paths}.
 *
 * <p>{@code loops} finds loop nests, of the paper's traces and of long ones: {@code releng/bench --loops}.
 *
 * <p>{@code nlr} measures nested loop recognition and prediction: {@code releng/bench --nlr}.
 *
 * <p>{@code micro} holds JMH benchmarks of single parts, for the one who makes such a part faster:
 * {@code releng/bench --micro ReSequitur}.
 */
@NonNullByDefault
package org.refrain.benchmarks;

import org.eclipse.jdt.annotation.NonNullByDefault;
