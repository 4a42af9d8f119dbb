/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop;

import java.util.Arrays;

import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;

/**
 * Writes a loop nest down from left to right. Equal bodies become one.
 *
 * <pre>
 * builder.symbols('x', 1);
 * builder.beginLoop();          // x(ab)^3
 * builder.symbols('a', 1);
 * builder.symbols('b', 1);
 * builder.endLoop(3);
 * </pre>
 *
 * <p>Time: expected O(1) for each call. Memory: 12 bytes for each element of a body that is written down once, and 12
 * for each body. Not safe for threads.
 */
public final class LoopNestBuilder {

    /** The elements of all bodies that are not complete, the outermost first. */
    private final Elements open = new Elements();
    private int[] openStarts = new int[16];
    private int depth;
    /** The complete bodies: a body before those that contain it. */
    private final Elements bodies = new Elements();
    private int[] bodyStarts = new int[64];
    private int[] hashes = new int[64];
    private int count;
    /** Open addressing: body + 1, 0 for none. */
    private int[] table = new int[256];

    /**
     * Appends equal symbols: two or more of them are a loop.
     *
     * @param symbol 0 or more
     * @param times 1 or more
     */
    public void symbols(int symbol, long times) {
        if (times == 1) {
            open.add(symbol, 1);
        } else {
            beginLoop();
            open.add(symbol, 1);
            endLoop(times);
        }
    }

    /** Begins the body of a loop. */
    public void beginLoop() {
        if (depth == openStarts.length) {
            openStarts = Arrays.copyOf(openStarts, 2 * depth);
        }
        openStarts[depth++] = open.size;
    }

    /**
     * Ends the body of the loop begun last.
     *
     * @param iterations of it, 2 or more
     * @return its body, for {@link #loop}
     */
    public int endLoop(long iterations) {
        int start = openStarts[--depth];
        int body = share(start);
        open.size = start;
        open.add(~body, iterations);
        return body;
    }

    /**
     * Appends a loop whose body has been written down before.
     *
     * @param body as {@link #endLoop} returned it
     * @param iterations 2 or more
     */
    public void loop(int body, long iterations) {
        open.add(~body, iterations);
    }

    /** The body that is equal to the open elements from an index on: an old one or a new one. */
    private int share(int start) {
        int hash = open.hash(start);
        int mask = table.length - 1;
        int slot = hash & mask;
        while (table[slot] != 0) {
            int body = table[slot] - 1;
            if (hashes[body] == hash && bodies.equal(bodyStarts[body], bodyEnd(body), open, start)) {
                return body;
            }
            slot = slot + 1 & mask;
        }
        int body = count;
        if (count == bodyStarts.length) {
            bodyStarts = Arrays.copyOf(bodyStarts, 2 * count);
            hashes = Arrays.copyOf(hashes, 2 * count);
        }
        bodyStarts[count] = bodies.size;
        hashes[count++] = hash;
        bodies.addAll(open, start);
        table[slot] = count;
        if (2L * count > table.length) {
            grow();
        }
        return body;
    }

    private int bodyEnd(int body) {
        return body + 1 == count ? bodies.size : bodyStarts[body + 1];
    }

    private void grow() {
        int[] larger = new int[2 * table.length];
        int mask = larger.length - 1;
        for (int body = 0; body < count; body++) {
            int slot = hashes[body] & mask;
            while (larger[slot] != 0) {
                slot = slot + 1 & mask;
            }
            larger[slot] = body + 1;
        }
        table = larger;
    }

    /**
     * The nest. The builder must not be used any more.
     *
     * @throws IllegalStateException if a loop has not been ended, or the string is longer than 2^62
     */
    public LoopNest build() {
        if (depth != 0) {
            throw new IllegalStateException(depth + " loops are not complete");
        }
        int[] starts = new int[count + 2];
        int[] elements = new int[open.size + bodies.size];
        long[] exponents = new long[elements.length];
        copy(open, 0, open.size, elements, exponents, 0);
        starts[1] = open.size;
        // The last body is rule 1: rules that contain others have smaller numbers.
        for (int body = count - 1, rule = 1; body >= 0; body--, rule++) {
            starts[rule + 1] = starts[rule] + bodyEnd(body) - bodyStarts[body];
            copy(bodies, bodyStarts[body], bodyEnd(body), elements, exponents, starts[rule]);
        }
        try {
            return new LoopNest(new RGrammar(starts, elements, exponents));
        } catch (InvalidGrammarException e) {
            throw new IllegalStateException(e);
        }
    }

    private void copy(Elements from, int start, int end, int[] elements, long[] exponents, int to) {
        for (int i = start, at = to; i < end; i++, at++) {
            int element = from.elements[i];
            elements[at] = element >= 0 ? element : ~(count - ~element);
            exponents[at] = from.exponents[i];
        }
    }

    /** Symbols, and {@code ~body} with the number of iterations. */
    private static final class Elements {

        private int[] elements = new int[256];
        private long[] exponents = new long[256];
        private int size;

        void add(int element, long exponent) {
            ensure(1);
            elements[size] = element;
            exponents[size++] = exponent;
        }

        void addAll(Elements other, int from) {
            int n = other.size - from;
            ensure(n);
            System.arraycopy(other.elements, from, elements, size, n);
            System.arraycopy(other.exponents, from, exponents, size, n);
            size += n;
        }

        private void ensure(int more) {
            if (elements.length - size < more) {
                long wanted = Math.max(size + (long) more, size + (size >> 1));
                int length = (int) Math.min(wanted, Integer.MAX_VALUE - 8L);
                elements = Arrays.copyOf(elements, length);
                exponents = Arrays.copyOf(exponents, length);
            }
        }

        int hash(int from) {
            long hash = size - from;
            for (int i = from; i < size; i++) {
                hash = (hash ^ elements[i]) * 0x9E3779B97F4A7C15L;
                hash = (hash ^ hash >>> 32 ^ exponents[i]) * 0xC2B2AE3D27D4EB4FL;
            }
            return (int) (hash >>> 32);
        }

        boolean equal(int start, int end, Elements other, int from) {
            return Arrays.equals(elements, start, end, other.elements, from, other.size)
                    && Arrays.equals(exponents, start, end, other.exponents, from, other.size);
        }
    }
}
