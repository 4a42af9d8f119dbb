/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

/** Takes a skeleton and the counts that belong to it, in the order of the trace. */
public interface SkeletonSink {

    /** An event that is no part of a counted loop. */
    void event(int symbol);

    /**
     * A counted loop, all of its iterations.
     *
     * @param token its token, at least {@link LoopTokens#symbols()}
     * @param iterations 1 or more
     */
    void loop(int token, long iterations);
}
