/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Views of what takes seconds to be found in a trace, such as its calls or its loops.
 *
 * <p>A {@link org.refrain.ui.finding.Finding} is one such thing in one trace: a job finds it while somebody looks, and
 * what was found is kept as long as the trace is open, for all views that show it. How it is found, a
 * {@link org.refrain.ui.finding.Finder} says. {@link org.refrain.ui.finding.FindingView} is a view of a finding of the
 * trace whose editor was used last: it begins the work when it can be seen, says how far that is, and why there is
 * nothing to be seen if there is not. A view of its kind makes its controls, fills them, and has its
 * {@link org.refrain.ui.finding.FindingTexts}. {@link org.refrain.ui.finding.Columns} keeps how the user has arranged
 * the columns of its table or tree, and {@link org.refrain.ui.finding.RowTree} is a tree that is sorted by them.
 */
@NonNullByDefault
package org.refrain.ui.finding;

import org.eclipse.jdt.annotation.NonNullByDefault;
