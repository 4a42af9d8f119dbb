/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Cycles of the main loop: finding the loop header, cutting the trace at it, compressing cycle by cycle (Cyclitur),
 * and asking which cycle ran when.
 */
@NonNullByDefault
package org.refrain.core.cycle;

import org.eclipse.jdt.annotation.NonNullByDefault;
