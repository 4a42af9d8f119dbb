/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The program's edge towards the user: {@link org.refrain.cli.terminal.Terminal} keeps results and messages apart,
 * {@link org.refrain.cli.terminal.Failure} is the one way to give up, {@link org.refrain.cli.terminal.ExitCode} what
 * the shell sees.
 */
@NonNullByDefault
package org.refrain.cli.terminal;

import org.eclipse.jdt.annotation.NonNullByDefault;
