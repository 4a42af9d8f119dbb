/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What can be asked about paths, and how it is written.
 *
 * <p>A path is a sequence of basic blocks of one function, executed one after the other within one frame. The language:
 *
 * <pre>
 * 1 2 3        block 1, then 2, then 3; functions called in between do not matter
 * 1 2 .. 5     any blocks between 2 and 5, or none
 * 1 ..-3-4 5   any blocks but 3 and 4 between 1 and 5: the search from 1 ends there
 * 1 (2|3 4) 5  alternatives; each is a sequence of its own
 * 1 {g} 2      g is called between 1 and 2; other calls do not matter
 * 1 {*} 2      anything is called there
 * 1 ! 2        nothing is called between 1 and 2
 * 1 ! .. 5     any blocks between 1 and 5, but no call
 * </pre>
 *
 * A path is complete at the event that ends it: its last block, or the entry of the function called when it ends with a
 * call. Each such event is one occurrence, however many ways lead to it, and occurrences may overlap.
 *
 * <p>{@link org.refrain.core.path.query.PathPattern} reads the text; a {@link org.refrain.core.path.query.PathQuery}
 * puts paths and functions together and holds one {@link org.refrain.core.path.query.PathAutomaton} for all of them:
 *
 * <pre>
 * PathQuery query = PathQuery.of(trace.alphabet(), "f", "1 2 3", "1 (2|4) .. 5");
 * </pre>
 */
@NonNullByDefault
package org.refrain.core.path.query;

import org.eclipse.jdt.annotation.NonNullByDefault;
