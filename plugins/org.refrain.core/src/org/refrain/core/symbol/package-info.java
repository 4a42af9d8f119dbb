/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Symbols: the dense numbers that the algorithms work on, and what they stand for.
 *
 * <p>A {@link org.refrain.core.symbol.SymbolTableBuilder} numbers addresses, tokens and discontinuities while a trace
 * is read; {@link org.refrain.core.symbol.CompactSymbolTable} is the result, and
 * {@link org.refrain.core.symbol.SymbolTable} what everybody else sees of it. Names of functions can come from the
 * program instead of the trace: {@link org.refrain.core.symbol.FunctionNames}. A whole trace as symbols, to be read
 * more than once, is a {@link org.refrain.core.symbol.SymbolSequence}.
 */
@NonNullByDefault
package org.refrain.core.symbol;

import org.eclipse.jdt.annotation.NonNullByDefault;
