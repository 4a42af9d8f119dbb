/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Choosing the program that a trace is shown with: a property page
 * ({@link org.refrain.ui.program.choose.ProgramPropertyPage}) on trace files, in the workspace or not
 * ({@link org.refrain.ui.program.choose.ExternalTrace}), and the words at the edge of the trace editor that lead to it
 * ({@link org.refrain.ui.program.choose.ProgramLink}).
 */
@NonNullByDefault
package org.refrain.ui.program.choose;

import org.eclipse.jdt.annotation.NonNullByDefault;
