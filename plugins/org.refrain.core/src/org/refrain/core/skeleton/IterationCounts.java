/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.io.IOException;

/** The numbers of iterations that belong to a skeleton, one for each of its tokens, in order, read from any place. */
public interface IterationCounts {

    /** How many there are. */
    long length();

    /**
     * Reads consecutive counts.
     *
     * @param index the first one, from 0 to {@link #length()}
     * @param into takes the counts, from index 0
     * @param count how many, at most {@code into.length}
     * @return how many were read: less than {@code count} only at the end
     * @throws IOException if the counts are in a file that cannot be read
     */
    int counts(long index, long[] into, int count) throws IOException;

    /** Counts in an array. */
    static IterationCounts of(long... counts) {
        return new IterationCounts() {
            @Override
            public long length() {
                return counts.length;
            }

            @Override
            public int counts(long index, long[] into, int count) {
                int n = (int) Math.min(count, counts.length - index);
                System.arraycopy(counts, (int) index, into, 0, n);
                return n;
            }
        };
    }
}
