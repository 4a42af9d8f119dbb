/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The .wpp file: a compressed trace on disk. The format is specified in {@code doc/wpp-format.md}.
 */
@NonNullByDefault
package org.refrain.core.wpp;

import org.eclipse.jdt.annotation.NonNullByDefault;
