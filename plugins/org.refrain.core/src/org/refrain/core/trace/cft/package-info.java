/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Control-flow text ({@code .cft}): {@code >main 1 >f 2 3 < 4 <}, what a program did as function entries, block numbers
 * and exits.
 *
 * <p>{@link org.refrain.core.trace.cft.CftReader} hands out its tokens as rows, like any other reader of traces;
 * {@link org.refrain.core.controlflow.ControlFlowAlphabet} then knows what they mean.
 * {@link org.refrain.core.trace.cft.CftWriter} writes them.
 */
@NonNullByDefault
package org.refrain.core.trace.cft;

import org.eclipse.jdt.annotation.NonNullByDefault;
