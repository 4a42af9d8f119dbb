/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Symbols: the dense numbers that the algorithms work on, and what they stand for.
 */
@NonNullByDefault
package org.refrain.core.symbol;

import org.eclipse.jdt.annotation.NonNullByDefault;
