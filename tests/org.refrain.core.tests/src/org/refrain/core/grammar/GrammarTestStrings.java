/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Arrays;
import java.util.Random;

/**
 * Strings that are hard on grammar builders: periodic with damage, nested loops, Fibonacci-like, small alphabets, runs,
 * shared phrases, cyclic traces. The same seed gives the same string everywhere.
 */
public final class GrammarTestStrings {

    private static final int KINDS = 8;

    private final Random random;
    private int[] symbols = new int[64];
    private int count;

    private GrammarTestStrings(long seed) {
        random = new Random(seed);
    }

    /** A string of 0 to {@code longest} symbols; consecutive seeds go through all kinds. */
    public static int[] structured(long seed, int longest) {
        GrammarTestStrings strings = new GrammarTestStrings(seed * 0x9E3779B97F4A7C15L);
        strings.fill((int) Math.floorMod(seed, (long) KINDS), strings.random.nextInt(longest + 1));
        return Arrays.copyOf(strings.symbols, Math.min(strings.count, longest));
    }

    /** The letters of a text as symbols. */
    public static int[] letters(String text) {
        return text.chars().toArray();
    }

    /** The LU benchmark's trace: class C with 160 repetitions of the inner loops, class B with 100. */
    public static int[] lu(int repetitions) {
        String tail = "QJYQHYQEYQCY";
        String inner = "NKID".repeat(repetitions) + "MLGB".repeat(repetitions);
        return letters("VVV" + "WW" + "X" + "WWW" + tail + tail + "RU" + (inner + tail).repeat(249) + inner + "R" + tail
                + "RSRPYAOYF" + "TTT");
    }

    private void fill(int kind, int length) {
        switch (kind) {
            case 0 -> random(length, 2 + random.nextInt(3));
            case 1 -> periodic(length);
            case 2 -> {
                while (count < length) {
                    nest(1 + random.nextInt(4), length);
                }
            }
            case 3 -> fibonacci(length);
            case 4 -> runs(length);
            case 5 -> phrases(length);
            case 6 -> cycles(length);
            default -> random(length, 1 + random.nextInt(30));
        }
    }

    private void random(int length, int alphabet) {
        while (count < length) {
            add(random.nextInt(alphabet));
        }
    }

    private void periodic(int length) {
        int[] period = random.ints(1 + random.nextInt(9), 0, 4).toArray();
        int damage = 1 + random.nextInt(60);
        while (count < length) {
            add(random.nextInt(damage) == 0 ? random.nextInt(4) : period[count % period.length]);
        }
    }

    private void nest(int depth, int length) {
        int times = 1 + random.nextInt(5);
        int parts = 1 + random.nextInt(3);
        int from = count;
        for (int part = 0; part < parts && count < length; part++) {
            if (depth == 0 || random.nextInt(3) == 0) {
                add(random.nextInt(4));
            } else {
                nest(depth - 1, length);
            }
        }
        int to = count;
        for (int time = 1; time < times && count < length; time++) {
            for (int i = from; i < to; i++) {
                add(symbols[i]);
            }
        }
    }

    private void fibonacci(int length) {
        add(0);
        int[] previous = {0};
        int[] current = {0, 1};
        while (current.length < length) {
            int[] next = Arrays.copyOf(current, current.length + previous.length);
            System.arraycopy(previous, 0, next, current.length, previous.length);
            if (random.nextInt(4) == 0) {
                next[random.nextInt(next.length)] = random.nextInt(3);
            }
            previous = current;
            current = next;
        }
        count = 0;
        for (int symbol : current) {
            add(symbol);
        }
    }

    private void runs(int length) {
        int longest = 1 + random.nextInt(8);
        int alphabet = 1 + random.nextInt(3);
        while (count < length) {
            int symbol = random.nextInt(alphabet);
            for (int i = 1 + random.nextInt(longest); i > 0; i--) {
                add(symbol);
            }
        }
    }

    private void phrases(int length) {
        int[][] phrases = new int[2 + random.nextInt(4)][];
        for (int i = 0; i < phrases.length; i++) {
            phrases[i] = random.ints(1 + random.nextInt(8), 0, 5).toArray();
        }
        while (count < length) {
            for (int symbol : phrases[random.nextInt(phrases.length)]) {
                add(symbol);
            }
        }
    }

    /** As a main loop would: a header, phrases, and polling loops with varying counts. */
    private void cycles(int length) {
        random(random.nextInt(4), 3);
        while (count < length) {
            add(0);
            for (int step = random.nextInt(4); step >= 0; step--) {
                int poll = random.nextInt(4);
                for (int i = 0; i < poll; i++) {
                    add(1 + step);
                    add(5);
                }
                add(6 + step);
            }
        }
    }

    private void add(int symbol) {
        if (count == symbols.length) {
            symbols = Arrays.copyOf(symbols, 2 * count);
        }
        symbols[count++] = symbol;
    }
}
