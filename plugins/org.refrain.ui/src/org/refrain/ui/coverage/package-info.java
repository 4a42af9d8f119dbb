/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What ran, in the editor of a source file: a column beside the text tells how often each line was executed.
 *
 * <p>The command Line Counts ({@link org.refrain.ui.coverage.LineCountsHandler}) shows and hides the column in all text
 * editors ({@link org.refrain.ui.coverage.CountedEditors}). Each editor has its own
 * {@link org.refrain.ui.coverage.LineCountColumn}, which follows the open trace: its program, and the cycles that are
 * selected. Counting ({@link org.refrain.ui.coverage.LineCounts}) goes on in the background, on the compressed trace.
 */
@NonNullByDefault
package org.refrain.ui.coverage;

import org.eclipse.jdt.annotation.NonNullByDefault;
