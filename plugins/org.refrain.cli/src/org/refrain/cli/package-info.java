/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The command line: {@code refrain COMMAND FILE [options]}.
 *
 * <p>{@link org.refrain.cli.Main} hands the arguments to picocli, which finds the command
 * ({@code org.refrain.cli.command}, one class each). A command opens its files through {@code org.refrain.cli.input},
 * collects a report ({@code org.refrain.cli.report}) and shows it as text or as JSON through
 * {@code org.refrain.cli.terminal}.
 *
 * <p>Results go to standard output and nothing else does; exit codes are 0, 1 for a file that cannot be read, 2 for
 * wrong usage. Nobody ever sees a stack trace.
 */
@NonNullByDefault
package org.refrain.cli;

import org.eclipse.jdt.annotation.NonNullByDefault;
