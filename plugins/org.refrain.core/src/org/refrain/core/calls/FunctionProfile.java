/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

/**
 * What a trace says of one function. Counts are of instructions; a call's position is that of its first instruction, so
 * that its time can be looked up.
 *
 * @param function its number in the {@link org.refrain.core.controlflow.ControlFlowAlphabet}
 * @param calls how often it was entered
 * @param unfinished how many of these calls were not left before a gap or the end of the trace
 * @param selfEvents instructions executed in the function itself
 * @param totalEvents instructions executed from entry to exit, calls included; those of a call within another call of
 *        the same function count once
 * @param shortest instructions of its shortest call, calls included; -1 when none was left
 * @param shortestPosition where the first such call begins, or -1
 * @param longest instructions of its longest call, likewise
 * @param longestPosition where the first such call begins, or -1
 */
public record FunctionProfile(int function, long calls, long unfinished, long selfEvents, long totalEvents,
        long shortest, long shortestPosition, long longest, long longestPosition) {
}
