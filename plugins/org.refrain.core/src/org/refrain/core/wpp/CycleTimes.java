/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

/**
 * Shortest and longest duration of each distinct cycle in picoseconds, from the first timed event of an occurrence to
 * the first timed event of the next one; {@link org.refrain.core.trace.InstructionRow#NO_TIME} when none is known.
 *
 * @param shortest by id
 * @param longest by id
 */
public record CycleTimes(long[] shortest, long[] longest) {
}
