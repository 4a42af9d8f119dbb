/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What the order of instructions tells about the program: which instructions call and return, which jumps stay in a
 * function, which loops there are.
 *
 * <p>A trace's plain transition graph mixes up callers: a function called from two places joins them. So
 * {@link org.refrain.core.flow.FlowKinds} first says what each symbol does (from its instruction text, or from how it
 * behaves in the trace), {@link org.refrain.core.flow.CallTracker} then follows the trace with a stack and reports
 * transitions <em>within</em> one function activation only, {@link org.refrain.core.flow.FlowGraph} collects them, and
 * {@link org.refrain.core.flow.Components} finds its strongly connected components: the loops.
 */
@NonNullByDefault
package org.refrain.core.flow;

import org.eclipse.jdt.annotation.NonNullByDefault;
