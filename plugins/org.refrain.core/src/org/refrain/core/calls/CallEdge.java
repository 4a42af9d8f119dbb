/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

/**
 * Calls of one function by another.
 *
 * @param caller the calling function; {@link #UNKNOWN} when it was entered before the trace or a gap
 * @param callee the function that is called
 * @param calls how often
 * @param events instructions executed in these calls, calls included
 */
public record CallEdge(int caller, int callee, long calls, long events) {

    /** No known function. */
    public static final int UNKNOWN = -1;
}
