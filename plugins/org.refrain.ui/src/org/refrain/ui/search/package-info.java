/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Looking for instructions in a trace of any length.
 *
 * <p>What is wanted becomes a set of symbols first ({@link org.refrain.ui.search.SymbolSet}): a text is compared with
 * some thousand instructions, not with a billion rows. The nearest event with such a symbol is then found in the
 * grammar ({@link org.refrain.core.search.GrammarSearch}), in a job ({@link org.refrain.ui.search.SearchJob}), and
 * selected. {@link org.refrain.ui.search.FindBar} is where the user types.
 */
@NonNullByDefault
package org.refrain.ui.search;

import org.eclipse.jdt.annotation.NonNullByDefault;
