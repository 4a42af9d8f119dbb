/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import org.refrain.core.trace.InstructionRow;

/**
 * Cycles with equal events.
 *
 * @param id from 0, in the order of first occurrence
 * @param length events in one execution
 * @param count how often it ran
 * @param first its first occurrence, as k
 * @param minTime shortest duration in picoseconds, {@link InstructionRow#NO_TIME} when none is known. A duration is
 *        measured from the first timed event of the occurrence to the first timed event of the next one
 * @param maxTime longest duration, likewise
 */
public record DistinctCycle(int id, long length, long count, long first, long minTime, long maxTime) {
}
