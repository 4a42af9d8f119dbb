/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Calls and interrupts of a trace, in three views: {@link org.refrain.ui.calls.FunctionsView} tells what each function
 * cost, in events and in time, {@link org.refrain.ui.calls.FlameView} when each ran, and
 * {@link org.refrain.ui.calls.CallStackView} which calls are open at the selected event.
 *
 * <p>All of them need a {@link org.refrain.ui.calls.CallAnalysis}, which takes seconds for a long trace. It is made
 * once for each trace, in a job, by {@link org.refrain.ui.calls.CallsOfTrace}; meanwhile, and where there are no calls,
 * what they have in common, {@link org.refrain.ui.calls.CallsView}, says so (see {@link org.refrain.ui.finding}).
 */
@NonNullByDefault
package org.refrain.ui.calls;

import org.eclipse.jdt.annotation.NonNullByDefault;
