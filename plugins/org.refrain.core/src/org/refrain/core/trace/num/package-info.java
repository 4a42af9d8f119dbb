/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Files of numbers rather than of instructions: {@code .num} and {@code .din}.
 *
 * <p>{@link org.refrain.core.trace.num.TupleFormat} names the format by the file's name and reads it, line by line;
 * each line is a tuple for nested loop recognition ({@code org.refrain.core.nlr}).
 *
 * <p>{@link org.refrain.core.trace.num.TupleTraceReader} reads such a file as a trace like any other, whose events are
 * its lines; {@link org.refrain.core.trace.num.TupleParser} makes numbers of their texts again.
 */
@NonNullByDefault
package org.refrain.core.trace.num;

import org.eclipse.jdt.annotation.NonNullByDefault;
