/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What Thumb instructions do to the flow of control, from the bytes of the program and, where there is no program, from
 * the text that a trace gives.
 *
 * <p>{@link org.refrain.program.thumb.ThumbDecoder} tells an instruction's length and
 * {@link org.refrain.program.thumb.BranchKind kind} and where a direct branch goes. It sees one instruction at a time:
 * that an IT instruction makes the next ones conditional is up to who reads them in order.
 * {@link org.refrain.program.thumb.InstructionText} does the same for an instruction that is written out.
 */
@NonNullByDefault
package org.refrain.program.thumb;

import org.eclipse.jdt.annotation.NonNullByDefault;
