/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * One class for each command, and the options that several of them share: {@link org.refrain.cli.command.TraceOptions}
 * for the file and the form of the result, {@link org.refrain.cli.command.ProgramOption} for the ELF file,
 * {@link org.refrain.cli.command.HeaderOption} for the loop header,
 * {@link org.refrain.cli.command.NestedLoopsOptions} for nested loop recognition.
 */
@NonNullByDefault
package org.refrain.cli.command;

import org.eclipse.jdt.annotation.NonNullByDefault;
