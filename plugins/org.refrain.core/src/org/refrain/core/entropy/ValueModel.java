/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.entropy;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * Codes values in the order in which they first came, such as the addresses of arrays: by their steps, each as a choice
 * among those that the steps before make likely ({@link SequenceModel}), or as a number. Measured: 4 bits an address of
 * a matrix multiplication. Not safe for threads.
 */
final class ValueModel {

    /** Steps of no less are coded as the value itself: a NumberModel takes numbers up to 2^62. */
    private static final long FAR = 1L << 60;

    private final SequenceModel known;
    private final LongArrayList steps = new LongArrayList();
    private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    private final int[] far = NumberModel.halves(1);
    private final NumberModel near = new NumberModel();
    private long last;

    /** @param count how many values are to come, about */
    ValueModel(int count) {
        known = new SequenceModel(count, 0, Integer.MAX_VALUE, null);
    }

    /** Codes a value; from damaged code anything may come, but no exception. */
    long code(EntropyCoder coder, long value) {
        long step = value - last;
        int number = known.code(coder, numbers.getOrDefault(step, steps.size()));
        if (number == SequenceModel.DAMAGED) {
            return last;
        }
        if (number < steps.size()) {
            last += steps.getLong(number);
            return last;
        }
        if (coder.bit(far, 0, step >= -FAR && step < FAR ? 0 : 1) == 1) {
            long high = coder.equalBits(32, value >>> 32);
            step = (high << 32 | coder.equalBits(32, value & 0xffff_ffffL)) - last;
        } else {
            step = SymbolModel.unzigzag(near.code(coder, SymbolModel.zigzag(step)));
        }
        numbers.putIfAbsent(step, steps.size());
        steps.add(step);
        last += step;
        return last;
    }
}
