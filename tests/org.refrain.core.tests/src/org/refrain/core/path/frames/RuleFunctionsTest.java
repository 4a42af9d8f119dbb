/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.RGrammarAssembler;
import org.refrain.core.path.RandomTrace;

class RuleFunctionsTest {

    @Test
    void aRuleNamesEveryFunctionThatAnythingHappensIn() {
        long exact = 0;
        long all = 0;
        for (int seed = 0; seed < 4000; seed++) {
            RandomTrace random = new RandomTrace(300_000 + seed, 1 + seed / 8);
            PathIndex index = new PathIndex(random.trace);
            RGrammar grammar = index.frames().plain().grammar();
            boolean[][][] truth = truth(grammar, random);
            for (int rule = 0; rule < grammar.ruleCount(); rule++) {
                for (int function = 0; function < random.functionCount; function++) {
                    for (int calls = 0; calls < 2; calls++) {
                        boolean said = index.functions().mayConcern(rule, function, calls == 1);
                        boolean is = truth[calls][rule][function];
                        assertThat(said || !is).as("seed " + seed + " rule " + rule + " f" + function + " " + calls)
                                .isTrue();
                        exact += said == is ? 1 : 0;
                        all++;
                    }
                }
            }
        }
        assertThat(exact).as("it says too much in one of a thousand cases at most").isGreaterThan(all * 999 / 1000);
    }

    /**
     * By expansion: for each rule and function whether, at any use, something happens: blocks and entries; or calls.
     */
    private static boolean[][][] truth(RGrammar grammar, RandomTrace random) {
        boolean[][][] truth = new boolean[2][grammar.ruleCount()][random.functionCount];
        Deque<Integer> stack = new ArrayDeque<>();
        walk(grammar, 0, random, stack, truth, new int[grammar.ruleCount() + 1], 0);
        return truth;
    }

    private static void walk(RGrammar grammar, int rule, RandomTrace random, Deque<Integer> stack, boolean[][][] truth,
            int[] path, int depth) {
        path[depth] = rule;
        int[] within = Arrays.copyOf(path, depth + 1);
        for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
            int element = grammar.element(i);
            if (element < 0) {
                walk(grammar, ~element, random, stack, truth, path, depth + 1);
                continue;
            }
            ControlFlowAlphabet alphabet = random.trace.alphabet();
            ControlFlowKind kind = alphabet.kind(element);
            int value = alphabet.value(element);
            for (int user : within) {
                if (!stack.isEmpty() && (kind == ControlFlowKind.BLOCK || kind == ControlFlowKind.ENTRY)) {
                    truth[0][user][stack.getFirst()] |= kind == ControlFlowKind.BLOCK;
                    truth[1][user][stack.getFirst()] = true;
                }
                if (kind == ControlFlowKind.ENTRY) {
                    truth[0][user][value] = true;
                    truth[1][user][value] = true;
                }
            }
            switch (kind) {
                case ENTRY -> stack.push(value);
                case EXIT -> stack.poll();
                case GAP -> stack.clear();
                default -> {
                    // within the frame
                }
            }
        }
    }

    @Test
    void tellsCallersFromTheFunctionsThatTheyCall() throws Exception {
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        Map<Character, Integer> symbols = new HashMap<>();
        symbols.put('m', tokens.entry("m"));
        symbols.put('f', tokens.entry("f"));
        symbols.put('g', tokens.entry("g"));
        symbols.put('<', tokens.exit());
        symbols.put('1', tokens.block(1));
        symbols.put('2', tokens.block(2));
        RGrammarAssembler rules = new RGrammarAssembler();
        // S -> m A B A B g A <    A -> 1 2    B -> f 1 <
        for (String body : new String[] {"mABABgA<", "12", "f1<"}) {
            rules.beginRule();
            for (char c : body.toCharArray()) {
                rules.add(c == 'A' ? ~1 : c == 'B' ? ~2 : symbols.getOrDefault(c, -1), 1);
            }
        }
        PathIndex index = new PathIndex(new ControlFlowTrace(tokens.build(), rules.build()));
        RuleFunctions functions = index.functions();
        int m = 0;
        int f = 1;
        int g = 2;
        assertThat(functions.mayConcern(1, m, false)).isTrue();
        assertThat(functions.mayConcern(1, f, false)).isFalse();
        assertThat(functions.mayConcern(1, g, false)).as("A is used in g too").isTrue();
        assertThat(functions.mayConcern(2, m, false)).as("m executes no block in B").isFalse();
        assertThat(functions.mayConcern(2, m, true)).as("but calls there").isTrue();
        assertThat(functions.mayConcern(2, f, false)).isTrue();
    }
}
