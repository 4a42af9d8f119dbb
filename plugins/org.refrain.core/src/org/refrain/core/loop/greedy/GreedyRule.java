/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

/** Which loops the greedy algorithm reduces. */
public enum GreedyRule {

    /** Each repetition of the shortest period there is, as in figure 1 of the paper. */
    PUBLISHED,

    /**
     * With the second of the additions that the paper describes in section VII and that its authors did not implement:
     * a body that is a rotation of a known one is begun where that one begins, at the cost of an iteration if need be.
     * Gives the nest that the paper prints for both.
     */
    ROTATIONS,

    /** With the first addition too: loops of 2 or 3 iterations wait until all others are found. */
    NEAR_OPTIMAL
}
