/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * From an event of a trace to its source line, and back.
 *
 * <p>{@link org.refrain.ui.source.SourceFollower} watches what is selected in a trace and shows its line beside the
 * trace editor, as long as {@link org.refrain.ui.source.LinkWithSource} is on. A program names its sources by the paths
 * that its compiler saw; {@link org.refrain.ui.source.SourceLocator} finds them on this computer, with the help of
 * {@link org.refrain.ui.source.SourceMappings} that the user was asked for once. {@link
 * org.refrain.ui.source.SourceRevealer} opens the file in its editor without taking the keyboard away, beside the trace
 * ({@link org.refrain.ui.source.EditorBeside}), and marks the line.
 *
 * <p>{@link org.refrain.ui.source.ProgramWatch} notices when the program has been built again since it was read. What
 * is to be known of program and source stands above the trace ({@link org.refrain.ui.source.SourceNote}).
 *
 * <p>The other way, {@link org.refrain.ui.source.EditorLines} tells which lines of which file the user looks at, in the
 * program's own words, and {@link org.refrain.ui.source.LineExecutionHandler} steps through their executions.
 */
@NonNullByDefault
package org.refrain.ui.source;

import org.eclipse.jdt.annotation.NonNullByDefault;
