/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

/**
 * One execution of a loop whose iterations vary: all of its iterations in a row.
 *
 * @param position of its first event
 * @param loop the loop's number, as in {@link VaryingLoop#loop()}
 * @param iterations how many, 1 or more
 */
public record LoopExecution(long position, int loop, long iterations) {
}
