/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Control-flow traces: which functions were entered and left, and which of their basic blocks were executed.
 *
 * <p>A control-flow trace is a string of four kinds of symbols ({@link org.refrain.core.controlflow.ControlFlowKind}):
 *
 * <pre>
 * &gt;main 1 &gt;f 1 2 &gt;f 1 3 &lt; 3 &lt; 2 &lt;
 * </pre>
 *
 * {@code >f} enters function f and opens a frame, a number is a basic block of the function whose frame is innermost,
 * {@code <} leaves it. Blocks are numbered per function, from 0 on in the order of their addresses, so block 1 of main
 * and block 1 of f are one symbol. The fourth, {@code ~}, is a discontinuity: all frames are lost, and the blocks
 * behind it belong to no known function until one is entered. So do blocks at the start of a trace that begins in
 * mid-air; an exit that no entry matches closes such an unknown frame.
 *
 * <p>{@link org.refrain.core.controlflow.ControlFlowAlphabetBuilder} numbers the tokens,
 * {@link org.refrain.core.controlflow.ControlFlowAlphabet} tells what a number means, and
 * {@link org.refrain.core.controlflow.ControlFlowTrace} holds it together with the compressed trace:
 *
 * <pre>
 * ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
 * ReSequitur builder = new ReSequitur(true);
 * builder.append(tokens.entry("main"));
 * builder.append(tokens.block(1));
 * builder.append(tokens.exit());
 * ControlFlowTrace trace = new ControlFlowTrace(tokens.build(), builder.build());
 * </pre>
 *
 * As text such traces are files named {@code .cft}, read and written by {@code org.refrain.core.trace.cft}; tokens are
 * {@link org.refrain.core.controlflow.ControlFlowText}s.
 */
@NonNullByDefault
package org.refrain.core.controlflow;

import org.eclipse.jdt.annotation.NonNullByDefault;
