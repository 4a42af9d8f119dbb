/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The trace as everything else sees it: rows by number, cycles, times, all from the compressed form.
 */
@NonNullByDefault
package org.refrain.core.index;

import org.eclipse.jdt.annotation.NonNullByDefault;
