/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The Access Patterns view: which addresses each load and store of a trace went through, line by line.
 *
 * <p>{@link org.refrain.ui.accesses.AccessesOfTrace} finds the patterns in a job and keeps an
 * {@link org.refrain.ui.accesses.AccessTree}: source lines, in them instructions, in them patterns, each an
 * {@link org.refrain.ui.accesses.AccessRow} with all that {@link org.refrain.ui.accesses.AccessColumn} says about it.
 * So {@link org.refrain.ui.accesses.AccessesView} never has to compute anything. {@link
 * org.refrain.ui.accesses.AccessFilter} chooses the lines that are listed; {@link
 * org.refrain.ui.accesses.AccessesOfLineHandler} has it choose the line that the cursor is in.
 */
@NonNullByDefault
package org.refrain.ui.accesses;

import org.eclipse.jdt.annotation.NonNullByDefault;
