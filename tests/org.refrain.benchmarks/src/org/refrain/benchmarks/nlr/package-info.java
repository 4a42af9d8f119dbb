/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Nested loop recognition measured as in its paper: {@link org.refrain.benchmarks.nlr.AccessSizes} makes the rows of
 * table 1 and figure 1 for the data accesses there are, {@link org.refrain.benchmarks.nlr.FlowSpeed} times the forms of
 * the algorithm on control flow. {@link org.refrain.benchmarks.nlr.NlrBench} prints both, as tables or as JSON.
 */
@NonNullByDefault
package org.refrain.benchmarks.nlr;

import org.eclipse.jdt.annotation.NonNullByDefault;
