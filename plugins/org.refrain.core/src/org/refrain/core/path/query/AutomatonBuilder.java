/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.path.query.PathPattern.Item;
import org.refrain.core.path.query.PathPattern.Wait;

/**
 * Makes one deterministic automaton of all paths, by the construction of subsets: a state is the set of waits that may
 * be going on in a frame.
 */
final class AutomatonBuilder {

    private static final int MOST_STATES = 1 << 10;
    private static final int OTHER_BLOCK = 0;
    private static final int OTHER_CALL = 1;

    private final ControlFlowAlphabet alphabet;
    private final List<Integer> functionOfPath = new ArrayList<>();
    private final List<PathPattern> patterns = new ArrayList<>();
    /** For each path: number of its wait 0 among all waits. */
    private final List<Integer> firstWait = new ArrayList<>();
    private int waitCount;

    private final Map<Integer, Integer> blockClass = new HashMap<>();
    private final Map<Integer, Integer> blockOfClass = new HashMap<>();
    private final Map<Integer, Integer> calleeClass = new HashMap<>();
    private final List<BitSet> states = new ArrayList<>();
    private final List<Integer> functions = new ArrayList<>();
    private final Map<BitSet, Integer> numbers = new HashMap<>();
    private final Map<List<Integer>, Integer> completions = new HashMap<>();
    private final List<List<Integer>> completionList = new ArrayList<>();

    AutomatonBuilder(ControlFlowAlphabet alphabet) {
        this.alphabet = alphabet;
    }

    void add(int function, PathPattern pattern) {
        functionOfPath.add(function);
        patterns.add(pattern);
        firstWait.add(waitCount);
        waitCount += pattern.waits().size();
    }

    PathAutomaton build() throws UnknownFunctionException, PathException {
        int[] symbolClasses = classify();
        int classes = 2 + blockClass.size() + calleeClass.size();
        completionOf(List.of());
        states.add(new BitSet());
        functions.add(-1);
        int[] starts = new int[alphabet.functionCount()];
        for (int function : new TreeSet<>(functionOfPath)) {
            starts[function] = stateOf(startSet(function), function);
        }
        int[] next = new int[classes];
        int[] completed = new int[classes];
        for (int state = 1; state < states.size(); state++) {
            next = Arrays.copyOf(next, (state + 1) * classes);
            completed = Arrays.copyOf(completed, (state + 1) * classes);
            for (int letter = 0; letter < classes; letter++) {
                BitSet to = new BitSet();
                TreeSet<Integer> complete = new TreeSet<>();
                step(states.get(state), letter, to, complete);
                next[state * classes + letter] = stateOf(to, functions.get(state));
                completed[state * classes + letter] = completionOf(List.copyOf(complete));
            }
        }
        int[][] paths = completionList.stream().map(list -> list.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        return new PathAutomaton(classes, next, completed, paths, symbolClasses, starts,
                functions.stream().mapToInt(Integer::intValue).toArray(),
                patterns.stream().anyMatch(PathPattern::watchesCalls));
    }

    private int[] classify() throws UnknownFunctionException {
        for (PathPattern pattern : patterns) {
            IntStream.concat(Arrays.stream(pattern.blocks()), Arrays.stream(pattern.excepted()))
                    .forEach(block -> blockClass.putIfAbsent(block, 2 + blockClass.size()));
        }
        for (PathPattern pattern : patterns) {
            for (String callee : pattern.callees()) {
                calleeClass.putIfAbsent(alphabet.function(callee), 2 + blockClass.size() + calleeClass.size());
            }
        }
        blockClass.forEach((block, letter) -> blockOfClass.put(letter, block));
        int[] symbolClasses = new int[alphabet.size()];
        for (int symbol = 0; symbol < symbolClasses.length; symbol++) {
            if (alphabet.kind(symbol) == ControlFlowKind.BLOCK) {
                symbolClasses[symbol] = blockClass.getOrDefault(alphabet.value(symbol), OTHER_BLOCK);
            } else if (alphabet.kind(symbol) == ControlFlowKind.ENTRY) {
                symbolClasses[symbol] = calleeClass.getOrDefault(alphabet.value(symbol), OTHER_CALL);
            }
        }
        return symbolClasses;
    }

    private BitSet startSet(int function) {
        BitSet start = new BitSet();
        for (int path = 0; path < patterns.size(); path++) {
            if (functionOfPath.get(path) == function) {
                start.set(firstWait.get(path));
            }
        }
        return start;
    }

    private void step(BitSet from, int letter, BitSet to, TreeSet<Integer> complete) throws UnknownFunctionException {
        boolean isCall = letter == OTHER_CALL || letter >= 2 + blockClass.size();
        int path = 0;
        for (int at = from.nextSetBit(0); at >= 0; at = from.nextSetBit(at + 1)) {
            while (path + 1 < patterns.size() && firstWait.get(path + 1) <= at) {
                path++;
            }
            PathPattern pattern = patterns.get(path);
            Wait wait = pattern.waits().get(at - firstWait.get(path));
            if (isCall ? wait.calls() : wait.passes(blockOfClass.getOrDefault(letter, -1))) {
                to.set(at);
            }
            for (int number : wait.items()) {
                Item item = pattern.items().get(number);
                if (!takes(item, letter, isCall)) {
                    continue;
                }
                for (int begun : item.waits()) {
                    to.set(firstWait.get(path) + begun);
                }
                if (item.last()) {
                    complete.add(path);
                }
            }
        }
    }

    private boolean takes(Item item, int letter, boolean isCall) throws UnknownFunctionException {
        return switch (item.kind()) {
            case BLOCK -> !isCall && blockClass.getOrDefault(item.block(), OTHER_BLOCK) == letter;
            case ANY_CALL -> isCall;
            case CALL -> isCall && calleeClass.getOrDefault(alphabet.function(item.callee()), OTHER_CALL) == letter;
        };
    }

    private int stateOf(BitSet set, int function) throws PathException {
        int known = numbers.getOrDefault(set, -1);
        if (known >= 0) {
            return known;
        }
        if (states.size() == MOST_STATES) {
            throw new PathException("The alternatives and gaps of these paths combine to more than " + MOST_STATES
                    + " situations. Ask for fewer paths at once, or for simpler ones.");
        }
        numbers.put(set, states.size());
        states.add(set);
        functions.add(function);
        return states.size() - 1;
    }

    private int completionOf(List<Integer> paths) {
        int known = completions.getOrDefault(paths, -1);
        if (known >= 0) {
            return known;
        }
        completions.put(paths, completionList.size());
        completionList.add(paths);
        return completionList.size() - 1;
    }
}
