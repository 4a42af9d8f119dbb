/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.Arrays;

import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;

/** Writes a grammar section: rules in topological order, children first. */
final class GrammarWriter {

    private final RGrammar grammar;
    /** Rules in the order of the file, and the number in the file of each. */
    private final int[] order;
    private final int[] numbers;

    /** @throws IllegalArgumentException if another rule than the start rule is empty */
    GrammarWriter(RGrammar grammar) {
        this.grammar = grammar;
        order = startLast(TopologicalOrder.childrenFirst(grammar));
        numbers = new int[order.length];
        for (int i = 0; i < order.length; i++) {
            numbers[order[i]] = i;
            if (order[i] != 0 && grammar.bodyStart(order[i]) == grammar.bodyEnd(order[i])) {
                throw new IllegalArgumentException("rule " + order[i] + " is empty");
            }
        }
    }

    /** The number in the file of a rule. */
    int number(int rule) {
        return numbers[rule];
    }

    byte[] section(int terminals) {
        int count = grammar.elementCount();
        int[] codes = new int[count];
        long[] exponents = new long[count];
        int[] starts = new int[order.length + 1];
        long[] lengths = new long[order.length];
        int at = 0;
        for (int i = 0; i < order.length; i++) {
            starts[i] = at;
            lengths[i] = grammar.length(order[i]);
            for (int j = grammar.bodyStart(order[i]); j < grammar.bodyEnd(order[i]); j++) {
                int element = grammar.element(j);
                codes[at] = element >= 0 ? element : terminals + numbers[~element];
                exponents[at++] = grammar.exponent(j);
            }
        }
        starts[order.length] = at;
        SectionOutput out = new SectionOutput(64 + 4 * count);
        out.u32(terminals);
        out.u32(order.length);
        out.u64(count);
        Plane.write(out, codes, count, 1);
        Plane.write(out, starts, starts.length, 0);
        writeExponents(out, exponents);
        Plane.write(out, lengths, 0);
        Plane.write(out, GrammarSamples.of(starts, codes, exponents, terminals, lengths), 0);
        return out.toByteArray();
    }

    private static void writeExponents(SectionOutput out, long[] exponents) {
        long[] sorted = exponents.clone();
        Arrays.sort(sorted);
        int distinct = 0;
        for (int i = 0; i < sorted.length; i++) {
            if (i == 0 || sorted[i] != sorted[i - 1]) {
                sorted[distinct++] = sorted[i];
            }
        }
        long[] values = Arrays.copyOf(sorted, distinct);
        int[] numbers = new int[exponents.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Arrays.binarySearch(values, exponents[i]);
        }
        Plane.write(out, values, 0);
        Plane.write(out, numbers, numbers.length, 0);
    }

    /** No body uses the start rule, so it can be moved behind all others. */
    private static int[] startLast(int[] order) {
        int at = 0;
        while (order[at] != 0) {
            at++;
        }
        System.arraycopy(order, at + 1, order, at, order.length - at - 1);
        order[order.length - 1] = 0;
        return order;
    }
}
