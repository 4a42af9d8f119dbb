/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Stepping through a trace as with a debugger, forwards and backwards: from event to event, line to line, call to call,
 * and out to the caller.
 *
 * <p>{@link org.refrain.ui.step.StepHandler} serves the commands. They work wherever a trace is open, in the source
 * editor too, and move the trace's selection; the source editor follows it. Lines are stepped by
 * {@link org.refrain.ui.step.LineSteps}, calls by {@link org.refrain.core.calls.CallSteps} on the trace's calls
 * ({@link org.refrain.ui.step.TraceCalls}). Whatever takes time runs in a {@link org.refrain.ui.step.StepJob}.
 */
@NonNullByDefault
package org.refrain.ui.step;

import org.eclipse.jdt.annotation.NonNullByDefault;
