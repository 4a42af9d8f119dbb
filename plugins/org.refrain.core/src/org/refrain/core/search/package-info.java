/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Looking for events in a trace of any length by their symbols.
 *
 * <p>What is wanted, a text, an address, a source line, becomes a set of symbols first: it is compared with some
 * thousand instructions, not with a billion events. {@link org.refrain.core.search.GrammarSearch} then finds the next,
 * the previous or the n-th such event, and counts them, on the grammar. {@link org.refrain.core.search.CycleHits} tells
 * which cycles hold one.
 */
@NonNullByDefault
package org.refrain.core.search;

import org.eclipse.jdt.annotation.NonNullByDefault;
