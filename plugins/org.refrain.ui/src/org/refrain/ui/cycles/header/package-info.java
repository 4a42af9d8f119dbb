/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The main loop's header: what is said about it ({@link org.refrain.ui.cycles.header.HeaderText}), and the dialog in
 * which the user chooses another one.
 */
@NonNullByDefault
package org.refrain.ui.cycles.header;

import org.eclipse.jdt.annotation.NonNullByDefault;
