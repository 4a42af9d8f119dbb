/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What commands read: {@link org.refrain.cli.input.TraceFile} is the FILE of the command line,
 * {@link org.refrain.cli.input.IndexStore} opens or makes its index, {@link org.refrain.cli.input.Programs} the ELF
 * file. Every failure becomes one line for the user in {@link org.refrain.cli.input.Failures}.
 */
@NonNullByDefault
package org.refrain.cli.input;

import org.eclipse.jdt.annotation.NonNullByDefault;
