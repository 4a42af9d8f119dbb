/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What all ways to find paths have in common.
 *
 * <p>A {@link org.refrain.core.path.match.PathEngine} belongs to one trace and holds what it needs for any question.
 * Asked one, it gives {@link org.refrain.core.path.match.PathMatches}: first occurrence, counts, the k-th, or all of
 * them one after the other by an {@link org.refrain.core.path.match.OccurrenceCursor}.
 *
 * <p>For those that work on the grammar itself:
 * <ul>
 * <li>{@link org.refrain.core.path.match.PlainGrammar} takes exponents apart into rules, and long bodies into trees of
 * sections, so that all else needs to know neither;</li>
 * <li>{@link org.refrain.core.path.match.FrameShapes} knows how many frames each rule closes and opens;</li>
 * <li>{@link org.refrain.core.path.match.FrameIndex} finds the frame that an event belongs to, anywhere in the
 * trace;</li>
 * <li>{@link org.refrain.core.path.match.EntryStack} knows the open frames' entries while one goes over the trace;</li>
 * <li>{@link org.refrain.core.path.match.Descent} goes over the trace and enters only rules that hold an
 * occurrence.</li>
 * </ul>
 */
@NonNullByDefault
package org.refrain.core.path.match;

import org.eclipse.jdt.annotation.NonNullByDefault;
