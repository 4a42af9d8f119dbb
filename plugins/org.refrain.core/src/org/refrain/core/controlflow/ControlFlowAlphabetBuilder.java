/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;

/**
 * Numbers the tokens of a control-flow trace in the order of first occurrence: one symbol for each function entered,
 * one for each block number, one for the exit, one for the gap.
 *
 * <p>O(1) expected a token. Not safe for threads.
 */
public final class ControlFlowAlphabetBuilder {

    private static final int NONE = -1;

    private final List<String> functions = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> entries = new HashMap<>();
    private final Int2IntOpenHashMap blocks = new Int2IntOpenHashMap();
    private ControlFlowKind[] kinds = new ControlFlowKind[64];
    private int[] values = new int[64];
    private int size;
    private int exit = NONE;
    private int gap = NONE;

    public ControlFlowAlphabetBuilder() {
        blocks.defaultReturnValue(NONE);
    }

    /** Number of symbols so far. */
    public int size() {
        return size;
    }

    /**
     * The symbol that enters a function.
     *
     * @throws IllegalArgumentException if the name is empty
     */
    public int entry(String name) {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a function without a name");
        }
        int known = entries.getOrDefault(name, NONE);
        if (known != NONE) {
            return known;
        }
        int symbol = add(ControlFlowKind.ENTRY, function(name));
        entries.put(name, symbol);
        return symbol;
    }

    /**
     * The symbol of a block.
     *
     * @param number 0 or more
     */
    public int block(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("block " + number);
        }
        int known = blocks.get(number);
        if (known != NONE) {
            return known;
        }
        int symbol = add(ControlFlowKind.BLOCK, number);
        blocks.put(number, symbol);
        return symbol;
    }

    /** The symbol that leaves a function. */
    public int exit() {
        if (exit == NONE) {
            exit = add(ControlFlowKind.EXIT, NONE);
        }
        return exit;
    }

    /** The symbol of a discontinuity. */
    public int gap() {
        if (gap == NONE) {
            gap = add(ControlFlowKind.GAP, NONE);
        }
        return gap;
    }

    /** The alphabet so far; more may be added afterwards. */
    public ControlFlowAlphabet build() {
        return new ControlFlowAlphabet(Arrays.copyOf(kinds, size), Arrays.copyOf(values, size),
                List.copyOf(functions));
    }

    /** Adds a symbol for a token, even if there is one that means the same: "07" and "7". */
    void append(ControlFlowText token) {
        add(token.kind(), switch (token.kind()) {
            case ENTRY -> function(token.name());
            case BLOCK -> token.block();
            default -> NONE;
        });
    }

    /** What a symbol stands for, to give another symbol the same meaning. */
    ControlFlowText meaning(int symbol) {
        String name = kinds[symbol] == ControlFlowKind.ENTRY ? functions.get(values[symbol]) : "";
        return new ControlFlowText(kinds[symbol], name, kinds[symbol] == ControlFlowKind.BLOCK ? values[symbol] : NONE);
    }

    private int function(String name) {
        int known = numbers.getOrDefault(name, NONE);
        if (known != NONE) {
            return known;
        }
        numbers.put(name, functions.size());
        functions.add(name);
        return functions.size() - 1;
    }

    private int add(ControlFlowKind kind, int value) {
        if (size == kinds.length) {
            kinds = Arrays.copyOf(kinds, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
        }
        kinds[size] = kind;
        values[size] = value;
        return size++;
    }
}
