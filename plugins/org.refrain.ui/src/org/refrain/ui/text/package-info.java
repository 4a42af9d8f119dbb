/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * How times, addresses and numbers are written for a person, the same way in editor, views and dialogs.
 *
 * <p>Rows, cycles and distinct cycles count from 0, as everywhere in the core and on the command line.
 */
@NonNullByDefault
package org.refrain.ui.text;

import org.eclipse.jdt.annotation.NonNullByDefault;
