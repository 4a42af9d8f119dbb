/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

/** Which call of a function to go to: the first, that with fewest or most events, or that which took longest. */
enum CallChoice {
    FIRST, SHORTEST, LONGEST, SLOWEST
}
