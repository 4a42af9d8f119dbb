/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.refrain.core.symbol.SymbolTable;

/**
 * What the symbols of a control-flow trace stand for: function entries, block numbers, the exit.
 *
 * <p>Symbols are dense ints from 0, functions too, in the order of first occurrence. Block 3 is one symbol for all
 * functions; which function it belongs to is the frame's affair. Immutable, safe for threads.
 */
public final class ControlFlowAlphabet {

    private final ControlFlowKind[] kinds;
    private final int[] values;
    private final List<String> functions;
    private final Map<String, Integer> numbers = new HashMap<>();

    ControlFlowAlphabet(ControlFlowKind[] kinds, int[] values, List<String> functions) {
        this.kinds = kinds;
        this.values = values;
        this.functions = functions;
        for (int i = 0; i < functions.size(); i++) {
            numbers.put(functions.get(i), i);
        }
    }

    /**
     * The control-flow tokens among the symbols of a trace, read from their texts; symbols keep their numbers.
     * Discontinuities are gaps. What is no control-flow token is {@link ControlFlowKind#OTHER}.
     */
    public static ControlFlowAlphabet of(SymbolTable symbols) {
        ControlFlowAlphabetBuilder builder = new ControlFlowAlphabetBuilder();
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            switch (symbols.kind(symbol)) {
                case TOKEN -> builder.append(ControlFlowText.parse(symbols.text(symbol)));
                case DISCONTINUITY -> builder.append(ControlFlowText.GAP);
                default -> builder.append(ControlFlowText.NONE);
            }
        }
        return builder.build();
    }

    /** Number of symbols; valid symbols are 0 to size - 1. */
    public int size() {
        return kinds.length;
    }

    public ControlFlowKind kind(int symbol) {
        return kinds[symbol];
    }

    /** Whether every symbol is a control-flow token, so that the trace can be written as one. */
    public boolean isComplete() {
        return !Arrays.asList(kinds).contains(ControlFlowKind.OTHER);
    }

    /** Whether a function is entered anywhere. */
    public boolean hasFunctions() {
        return !functions.isEmpty();
    }

    /** The number of the function that an entry enters, or the block's number; -1 for other kinds. */
    public int value(int symbol) {
        return values[symbol];
    }

    /** Number of functions; valid ones are 0 to functionCount - 1. */
    public int functionCount() {
        return functions.size();
    }

    public String functionName(int function) {
        return functions.get(function);
    }

    /** The names of all functions, by number. */
    public List<String> functionNames() {
        return functions;
    }

    /**
     * The number of a function.
     *
     * @throws UnknownFunctionException if it is never entered; it names functions with similar names
     */
    public int function(String name) throws UnknownFunctionException {
        int number = numbers.getOrDefault(name, -1);
        if (number < 0) {
            throw new UnknownFunctionException(name, SimilarNames.of(name, functions));
        }
        return number;
    }

    /** The token as it is written in a .cft file. */
    public String text(int symbol) {
        return switch (kinds[symbol]) {
            case ENTRY -> ControlFlowText.entry(functions.get(values[symbol]));
            case BLOCK -> Integer.toString(values[symbol]);
            case EXIT -> ControlFlowText.EXIT_TOKEN;
            case GAP -> ControlFlowText.GAP_TOKEN;
            case OTHER -> "";
        };
    }
}
