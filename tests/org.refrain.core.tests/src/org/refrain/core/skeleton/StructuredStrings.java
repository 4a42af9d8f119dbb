/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.skeleton;

import java.util.Arrays;
import java.util.Random;

/** Random strings like traces: loops in loops with iterations that vary, unfinished iterations, and some noise. */
final class StructuredStrings {

    private final Random random;
    private final int symbols;
    private int[] string = new int[64];
    private int length;

    private StructuredStrings(Random random, int symbols) {
        this.random = random;
        this.symbols = symbols;
    }

    /** A string of some hundred symbols. */
    static int[] next(Random random, int symbols) {
        StructuredStrings strings = new StructuredStrings(random, symbols);
        switch (random.nextInt(8)) {
            case 0 -> strings.noise(random.nextInt(200));
            case 1 -> strings.run(random.nextInt(symbols), random.nextInt(300));
            default -> strings.program();
        }
        return Arrays.copyOf(strings.string, strings.length);
    }

    /** A few bodies, executed again and again in some order, like functions with loops. */
    private void program() {
        int[][] bodies = new int[1 + random.nextInt(4)][];
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = body(bodies, i);
        }
        int sections = 1 + random.nextInt(40);
        for (int i = 0; i < sections; i++) {
            int[] body = bodies[random.nextInt(bodies.length)];
            noise(random.nextInt(3));
            int start = length;
            repeat(body, random.nextInt(8));
            if (length > start) {
                repeatUnfinished(body);
            }
        }
    }

    private int[] body(int[][] bodies, int known) {
        int before = length;
        int parts = 1 + random.nextInt(4);
        for (int part = 0; part < parts; part++) {
            if (known > 0 && random.nextInt(3) == 0) {
                repeat(bodies[random.nextInt(known)], 1 + random.nextInt(4));
            } else {
                noise(1 + random.nextInt(4));
            }
        }
        int[] body = Arrays.copyOfRange(string, before, length);
        length = before;
        return body;
    }

    private void repeat(int[] body, int times) {
        for (int n = 0; n < times && length < 2000; n++) {
            for (int symbol : body) {
                add(symbol);
            }
        }
    }

    private void repeatUnfinished(int[] body) {
        int rest = random.nextInt(body.length);
        for (int i = 0; i < rest; i++) {
            add(body[i]);
        }
    }

    private void noise(int count) {
        for (int i = 0; i < count; i++) {
            add(random.nextInt(symbols));
        }
    }

    private void run(int symbol, int count) {
        for (int i = 0; i < count; i++) {
            add(symbol);
        }
    }

    private void add(int symbol) {
        if (length == string.length) {
            string = Arrays.copyOf(string, 2 * length);
        }
        string[length++] = symbol;
    }
}
