/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

/**
 * How long a function ran, in picoseconds.
 *
 * @param self while it was the innermost one
 * @param total from entry to exit, calls included; a call within another call of the same function counts once
 * @param isEstimated whether one of its calls, or of those that it makes, begins or ends at an event without a time
 * @param shortest its shortest call, calls included; -1 when none was left whose time is known
 * @param shortestPosition where the first such call begins, or -1
 * @param longest its longest call, likewise
 * @param longestPosition where the first such call begins, or -1
 */
public record FunctionTimes(long self, long total, boolean isEstimated, long shortest, long shortestPosition,
        long longest, long longestPosition) {
}
