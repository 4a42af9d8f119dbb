/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Finding the program that a trace was recorded of.
 *
 * <p>{@link org.refrain.ui.program.ProgramFinder} takes what the user chose for this trace ({@link
 * org.refrain.ui.program.ProgramChoice}). Left to itself it asks those who know a project's programs ({@link
 * org.refrain.ui.program.ProgramProvider}, an extension point that the C/C++ integration serves), then looks for ELF
 * files in the project and beside the trace ({@link org.refrain.ui.program.ElfFiles}), and takes the first one that
 * holds the addresses that run at the trace's beginning ({@link org.refrain.ui.program.TraceHead}). {@link
 * org.refrain.ui.program.ProgramText} says in words what came of it.
 *
 * <p>Nothing here needs a user interface or the user interface's thread.
 */
@NonNullByDefault
package org.refrain.ui.program;

import org.eclipse.jdt.annotation.NonNullByDefault;
