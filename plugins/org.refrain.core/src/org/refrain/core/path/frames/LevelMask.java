/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

/**
 * Sets of stack levels as bits of a long: bit 0 for the innermost frame that is open before a section, bit k for the
 * k-th below it. The last bit stands for its level and for all below.
 */
final class LevelMask {

    static final int LEVELS = 64;
    static final int LAST = LEVELS - 1;

    private static final long LAST_BIT = 1L << LAST;

    private LevelMask() {
    }

    /**
     * The levels before a section that are meant by levels behind it.
     *
     * @param mask levels of the stack behind the section
     * @param lowest the lowest level that the last bit may stand for
     * @param pops frames that the section closes
     * @param pushes frames that it opens
     */
    static long before(long mask, long lowest, long pops, long pushes) {
        long result = 0;
        if (pushes < LAST) {
            long exact = (mask & ~LAST_BIT) >>> pushes;
            if (pops >= LAST) {
                result = exact != 0 ? LAST_BIT : 0;
            } else {
                result = exact << pops & ~LAST_BIT;
                result |= exact >>> 1 >>> LAST - 1 - pops != 0 ? LAST_BIT : 0;
            }
        }
        if ((mask & LAST_BIT) != 0 && lowest >= pushes) {
            long from = Math.max(LAST, pushes) - pushes + pops;
            result |= from >= LAST ? LAST_BIT : -1L << from;
        }
        return result;
    }
}
