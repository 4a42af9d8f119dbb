/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import java.util.List;

import org.refrain.core.symbol.SymbolTable;

/**
 * A loop inside the main loop whose number of iterations differs among the cycles of a class: "17 to 21, mostly 18".
 *
 * <p>Counted are all executions at those places of the cycle where the number differs, those of every occurrence of the
 * class. Places where it is always the same are left out. Immutable, safe for threads.
 */
public final class VaryingLoop {

    private final int loop;
    private final int[] body;
    private final List<Iterations> histogram;

    /**
     * How often a number of iterations occurred.
     *
     * @param low the smallest number, 1 or more
     * @param high the largest number; equal to {@code low} below 128
     * @param executions of the loop with so many iterations, 1 or more
     */
    public record Iterations(long low, long high, long executions) {
    }

    /**
     * @param loop the loop's number among those of the trace
     * @param body symbols of one iteration; taken over
     * @param histogram ascending, not empty
     */
    public VaryingLoop(int loop, int[] body, List<Iterations> histogram) {
        this.loop = loop;
        this.body = body;
        this.histogram = List.copyOf(histogram);
    }

    /** The loop's number among those of the trace: the same loop in another class has the same number. */
    public int loop() {
        return loop;
    }

    /** The symbols of one iteration, beginning where the program enters the loop most often. */
    public int[] body() {
        return body.clone();
    }

    /** The function that the loop begins in; empty when it is not known. */
    public String function(SymbolTable symbols) {
        return symbols.function(body[0]);
    }

    /** The smallest number of iterations. */
    public long min() {
        return histogram.get(0).low;
    }

    /** The largest number of iterations. */
    public long max() {
        return histogram.get(histogram.size() - 1).high;
    }

    /** The most frequent number of iterations, the smallest of several. */
    public long mode() {
        Iterations best = histogram.get(0);
        for (Iterations iterations : histogram) {
            best = iterations.executions > best.executions ? iterations : best;
        }
        return best.low;
    }

    /** How often the loop ran at the places that differ. */
    public long executions() {
        long sum = 0;
        for (Iterations iterations : histogram) {
            sum += iterations.executions;
        }
        return sum;
    }

    /** The numbers of iterations, ascending, and how often each occurred. */
    public List<Iterations> histogram() {
        return histogram;
    }
}
