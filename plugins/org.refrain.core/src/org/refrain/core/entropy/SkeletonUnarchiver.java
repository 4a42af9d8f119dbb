/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

/**
 * Reads what {@link SkeletonArchiver} wrote, in the same order. Damaged bytes give other values, never an exception:
 * whoever asks checks what comes back. Not safe for threads.
 */
public final class SkeletonUnarchiver {

    private final RangeDecoder coder;
    private final SkeletonModel model;

    /**
     * @param bytes the code, from {@code start} to before {@code end}
     * @param loops number of loops
     */
    public SkeletonUnarchiver(byte[] bytes, int start, int end, int loops) {
        coder = new RangeDecoder(bytes, start, end);
        model = new SkeletonModel(loops);
    }

    /** Reads what the next terminal stands for: a symbol, or {@code ~loop}. */
    public int terminal() {
        return model.terminal(coder, 0);
    }

    /** Reads the next number of iterations of a loop. */
    public long count(int loop) {
        return model.count(coder, loop, 0);
    }

    /** Whether more was read than had been written. */
    public boolean isPastEnd() {
        return coder.isPastEnd();
    }
}
