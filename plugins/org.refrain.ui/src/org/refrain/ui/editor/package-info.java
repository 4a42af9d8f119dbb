/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The trace editor: a line that tells how far the trace is known, the table of its rows, and a bar to search in it; or,
 * when the file cannot be read, a page that says why and what to do.
 *
 * <p>{@link org.refrain.ui.editor.TraceEditor} connects a {@link org.refrain.ui.session.TraceSession} with these parts.
 * A row that the user selects becomes the session's selection, and a selection from elsewhere makes its row visible.
 */
@NonNullByDefault
package org.refrain.ui.editor;

import org.eclipse.jdt.annotation.NonNullByDefault;
