/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Open traces and what is selected in them: the model that the editor and the views share.
 *
 * <p>A {@link org.refrain.ui.session.TraceSession} is one open trace file. Editors take it from
 * {@link org.refrain.ui.session.TraceSessions}, which counts its users: two editors on one file share a session, the
 * last one out closes it. The session reads the file in a job ({@link org.refrain.ui.session.IndexJob}) and keeps the
 * index that comes of it in {@link org.refrain.ui.session.IndexStore}, so that the file opens at once the next time.
 *
 * <p>Everything of a session happens on the user interface's thread: it is asked there and tells its
 * {@link org.refrain.ui.session.TraceSessionListener}s there. Work in other threads takes a
 * {@link org.refrain.ui.session.IndexLease} first.
 *
 * <p>The trace's program is looked for before the trace is read, so that functions have their names, and read
 * completely afterwards ({@link org.refrain.ui.session.ProgramJob}); see {@link org.refrain.ui.program}.
 *
 * <p>Views learn from {@link org.refrain.ui.session.ActiveTrace} which session to show, and all of them share its one
 * {@link org.refrain.ui.session.TraceSelection}. Charts also share which part of the trace they show
 * ({@link org.refrain.ui.session.WindowLink}). While the user is on the move, listeners are told once in a frame
 * ({@link org.refrain.ui.session.Throttle}), and nobody is told what it did itself.
 */
@NonNullByDefault
package org.refrain.ui.session;

import org.eclipse.jdt.annotation.NonNullByDefault;
