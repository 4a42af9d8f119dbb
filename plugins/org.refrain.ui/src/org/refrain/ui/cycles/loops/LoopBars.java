/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.loops;

import org.refrain.core.cycle.VaryingLoop.Iterations;
import org.refrain.core.cycle.VaryingLoop;

/**
 * A histogram of numbers of iterations, in bars of equal width from the smallest number to the largest.
 *
 * @param min the smallest number of iterations
 * @param width how many numbers a bar stands for, 1 or more
 * @param executions for each bar how often the loop ran with its numbers of iterations
 */
public record LoopBars(long min, long width, long[] executions) {

    /**
     * Makes bars in O(entries of the loop's histogram). An entry that spans several bars counts for that in its middle.
     *
     * @param most at most so many bars, 1 or more
     */
    public static LoopBars of(VaryingLoop loop, int most) {
        long numbers = loop.max() - loop.min() + 1;
        long width = (numbers + most - 1) / most;
        long[] executions = new long[(int) ((numbers + width - 1) / width)];
        for (Iterations iterations : loop.histogram()) {
            long middle = iterations.low() + (iterations.high() - iterations.low()) / 2;
            executions[(int) ((middle - loop.min()) / width)] += iterations.executions();
        }
        return new LoopBars(loop.min(), width, executions);
    }

    public int count() {
        return executions.length;
    }

    /** The smallest number of iterations that a bar stands for. */
    public long low(int bar) {
        return min + bar * width;
    }

    /** The largest number of iterations that a bar stands for. */
    public long high(int bar) {
        return low(bar) + width - 1;
    }

    /** The highest bar. */
    public long highest() {
        long highest = 0;
        for (long height : executions) {
            highest = Math.max(highest, height);
        }
        return highest;
    }
}
