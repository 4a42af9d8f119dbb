/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Commands of the trace editor: they move to a row, time, address or cycle, to the next event of the same address, to
 * the next instruction that contains a text, and take rows out of the trace.
 *
 * <p>A handler takes the active trace editor, reads what the user wants ({@link org.refrain.ui.navigate.GoToTarget}),
 * and selects the position in the session; the editor then shows it. What takes longer than a glance runs in a job.
 * Handlers that go to the next or the previous of something, here and elsewhere, are
 * {@link org.refrain.ui.navigate.DirectedHandler}s.
 */
@NonNullByDefault
package org.refrain.ui.navigate;

import org.eclipse.jdt.annotation.NonNullByDefault;
