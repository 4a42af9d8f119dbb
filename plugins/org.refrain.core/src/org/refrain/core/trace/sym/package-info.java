/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Files of symbols ({@code .sym}): the strings of the papers, {@code c a b c a b c a d}.
 */
@NonNullByDefault
package org.refrain.core.trace.sym;

import org.eclipse.jdt.annotation.NonNullByDefault;
