/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * From lines of C to what a trace says about them: the commands of a source editor's context menu.
 *
 * <p>{@link org.refrain.ui.paths.AskHandler} takes the lines that are selected in an editor and the trace that is open
 * ({@link org.refrain.ui.paths.AskedLines}), and starts a search: a {@link org.refrain.ui.paths.TraceQuery} asks one
 * {@link org.refrain.ui.paths.Question} in the background. The {@link org.refrain.ui.paths.Answer} is a list of
 * {@link org.refrain.ui.paths.Group}s, ways or functions or cycle classes, each with a count and its first
 * {@link org.refrain.ui.paths.Hit}s: events of the trace. A way is named by its lines
 * ({@link org.refrain.ui.paths.WayLines}), and its hits are where it begins ({@link org.refrain.ui.paths.WayBegin}).
 *
 * <p>Search's own view shows the answer ({@link org.refrain.ui.paths.TraceResultPage}), keeps it, asks again, and goes
 * from hit to hit; {@link org.refrain.ui.paths.HitOpener} goes to the event. {@link org.refrain.ui.paths.MatchedLines}
 * marks the lines in their editors while the result is shown.
 */
@NonNullByDefault
package org.refrain.ui.paths;

import org.eclipse.jdt.annotation.NonNullByDefault;
