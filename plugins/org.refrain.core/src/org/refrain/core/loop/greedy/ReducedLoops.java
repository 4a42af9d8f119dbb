/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * The paper's mapping table: what each symbol of a reduced string stands for, a symbol of the trace or a loop. Equal
 * loops are equal symbols. Not safe for threads.
 */
final class ReducedLoops {

    private static final int TERMINAL = -1;
    private static final int NONE = -1;

    /** By reduced symbol: its body, or {@link #TERMINAL}. */
    private final IntArrayList bodyOf = new IntArrayList();
    /** By reduced symbol: the iterations, or the symbol of the trace. */
    private final LongArrayList valueOf = new LongArrayList();
    private final Int2IntOpenHashMap terminals = new Int2IntOpenHashMap();
    private final Map<Loop, Integer> symbols = new HashMap<>();
    private final List<int[]> bodies = new ArrayList<>();
    private final Map<Word, Integer> numbers = new HashMap<>();

    private record Loop(int body, long iterations) {
    }

    /** The reduced symbol for a symbol of the trace. */
    int terminal(int symbol) {
        return terminals.computeIfAbsent(symbol, it -> add(TERMINAL, it));
    }

    /**
     * The reduced symbol for a loop.
     *
     * @param body which the caller may change afterwards
     */
    int loop(int[] body, long iterations) {
        int number = numbers.getOrDefault(new Word(body), NONE);
        if (number == NONE) {
            int[] copy = body.clone();
            number = bodies.size();
            bodies.add(copy);
            numbers.put(new Word(copy), number);
        }
        return symbol(number, iterations);
    }

    private int symbol(int number, long iterations) {
        return symbols.computeIfAbsent(new Loop(number, iterations), it -> add(number, iterations));
    }

    private int add(int body, long value) {
        bodyOf.add(body);
        valueOf.add(value);
        return bodyOf.size() - 1;
    }

    /** Number of reduced symbols; each is below it. */
    int size() {
        return bodyOf.size();
    }

    boolean isLoop(int symbol) {
        return bodyOf.getInt(symbol) != TERMINAL;
    }

    /** What a reduced symbol that is no loop stands for. */
    int symbolOf(int symbol) {
        return (int) valueOf.getLong(symbol);
    }

    int bodyOf(int symbol) {
        return bodyOf.getInt(symbol);
    }

    long iterations(int symbol) {
        return valueOf.getLong(symbol);
    }

    /** Number of different bodies. */
    int bodies() {
        return bodies.size();
    }

    /** The symbols of a body. Not to be changed. */
    int[] body(int number) {
        return bodies.get(number);
    }

    /** Gives a body the same content in fewer symbols. */
    void replace(int number, int[] content) {
        bodies.set(number, content);
    }

    /** A sequence of symbols that can be looked up. */
    static final class Word {

        private final int[] symbols;
        private final int hash;

        Word(int[] symbols) {
            this.symbols = symbols;
            hash = Arrays.hashCode(symbols);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Word word && Arrays.equals(symbols, word.symbols);
        }
    }
}
