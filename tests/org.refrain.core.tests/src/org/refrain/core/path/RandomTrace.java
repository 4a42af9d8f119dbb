/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path;

import java.util.Arrays;
import java.util.Random;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.GrammarBuilder;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.RGrammarAssembler;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.grammar.Sequitur;

/**
 * A control-flow trace as a program with loops, calls and recursion might leave it, or with no sense at all: with exits
 * that nothing matches, frames that stay open, and gaps. The same seed gives the same trace everywhere.
 */
public final class RandomTrace {

    public final Random random;
    public final int[] symbols;
    public final ControlFlowTrace trace;
    public final int functionCount;
    public final int blockCount;

    private final ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
    private final int[] buffer;
    private int count;

    /** @param longest number of events, at most */
    public RandomTrace(long seed, int longest) {
        random = new Random(seed * 0x9E3779B97F4A7C15L);
        functionCount = 1 + random.nextInt(4);
        blockCount = 1 + random.nextInt(4);
        buffer = new int[1 + random.nextInt(longest)];
        for (int function = 0; function < functionCount; function++) {
            tokens.entry("f" + function);
        }
        for (int block = 0; block < blockCount; block++) {
            tokens.block(block);
        }
        if (random.nextInt(4) == 0) {
            noise();
        } else {
            program();
        }
        symbols = Arrays.copyOf(buffer, count);
        tokens.exit();
        tokens.gap();
        ControlFlowAlphabet alphabet = tokens.build();
        trace = new ControlFlowTrace(alphabet, grammar());
    }

    private void noise() {
        int openness = 1 + random.nextInt(6);
        int gaps = random.nextInt(3);
        while (count < buffer.length) {
            int choice = random.nextInt(12);
            add(choice < openness ? tokens.entry("f" + random.nextInt(functionCount))
                    : choice < openness + 3 ? tokens.exit()
                    : random.nextInt(20) < gaps ? tokens.gap() : tokens.block(random.nextInt(blockCount)));
        }
    }

    /** Functions of straight pieces, loops and calls; each run of a function takes its own random turns. */
    private void program() {
        int[][] bodies = new int[functionCount][];
        for (int function = 0; function < functionCount; function++) {
            bodies[function] = random.ints(1 + random.nextInt(6), 0, 3 * blockCount).toArray();
        }
        int deepest = 1 + random.nextInt(30);
        boolean gaps = random.nextInt(4) == 0;
        for (int start = random.nextInt(4); start > 0; start--) {
            add(random.nextBoolean() ? tokens.exit() : tokens.block(random.nextInt(blockCount)));
        }
        while (count < buffer.length) {
            run(bodies, random.nextInt(functionCount), deepest);
            if (gaps && random.nextInt(5) == 0) {
                add(tokens.gap());
            }
        }
    }

    private void run(int[][] bodies, int function, int depth) {
        add(tokens.entry("f" + function));
        for (int step : bodies[function]) {
            int times = random.nextInt(5) == 0 ? 1 + random.nextInt(20) : 1;
            for (int i = 0; i < times && count < buffer.length; i++) {
                if (step < 2 * blockCount) {
                    add(tokens.block(step % blockCount));
                } else if (depth > 0 && random.nextInt(3) > 0) {
                    run(bodies, step % functionCount, depth - 1);
                }
            }
        }
        add(tokens.exit());
    }

    private void add(int symbol) {
        if (count < buffer.length) {
            buffer[count++] = symbol;
        }
    }

    private RGrammar grammar() {
        return switch (random.nextInt(4)) {
            case 0 -> build(new Sequitur());
            case 1 -> build(new ReSequitur());
            case 2 -> build(new ReSequitur(true));
            default -> bracketed();
        };
    }

    private RGrammar build(GrammarBuilder builder) {
        for (int symbol : symbols) {
            builder.append(symbol);
        }
        return builder.build();
    }

    /** A grammar with a rule for each of many random sections, one within the other, and runs as exponents. */
    private RGrammar bracketed() {
        RGrammarAssembler rules = new RGrammarAssembler();
        int[] elements = symbols.clone();
        int rule = elements.length == 0 ? 0 : random.nextInt(1 + elements.length / 2);
        int[][] bodies = new int[rule + 1][];
        while (rule > 0) {
            int from = random.nextInt(elements.length);
            int to = from + 1 + random.nextInt(Math.min(9, elements.length - from));
            bodies[rule] = Arrays.copyOfRange(elements, from, to);
            int[] rest = new int[elements.length - (to - from) + 1];
            System.arraycopy(elements, 0, rest, 0, from);
            rest[from] = ~rule--;
            System.arraycopy(elements, to, rest, from + 1, elements.length - to);
            elements = rest;
        }
        bodies[0] = elements;
        for (int[] body : bodies) {
            rules.beginRule();
            for (int i = 0; i < body.length; i++) {
                int run = 1;
                while (i + run < body.length && body[i + run] == body[i] && random.nextInt(4) > 0) {
                    run++;
                }
                rules.add(body[i], run);
                i += run - 1;
            }
        }
        try {
            return rules.build();
        } catch (org.refrain.core.grammar.InvalidGrammarException e) {
            throw new AssertionError(e);
        }
    }

    /** A path of blocks, some of which may be of another function; short ones are more likely. */
    public String plainPath() {
        StringBuilder path = new StringBuilder();
        int length = 1 + random.nextInt(1 + random.nextInt(5));
        int period = 1 + random.nextInt(length);
        int[] blocks = random.ints(period, 0, blockCount + random.nextInt(2)).toArray();
        for (int i = 0; i < length; i++) {
            path.append(i == 0 ? "" : " ").append(blocks[i % period]);
        }
        return path.toString();
    }

    /** A path that uses the whole language. */
    public String path() {
        return sequence(2);
    }

    private String sequence(int depth) {
        StringBuilder path = new StringBuilder(item(depth));
        for (int i = random.nextInt(4); i > 0; i--) {
            path.append(switch (random.nextInt(8)) {
                case 0 -> random.nextBoolean() ? " .. " : " ..-" + random.nextInt(blockCount) + " ";
                case 1 -> " ! ";
                case 2 -> random.nextBoolean() ? " ! .. " : " ! ..-0-" + random.nextInt(blockCount) + " ";
                default -> " ";
            }).append(item(depth));
        }
        return path.toString();
    }

    private String item(int depth) {
        return switch (random.nextInt(depth > 0 ? 8 : 6)) {
            case 0 -> "{f" + random.nextInt(functionCount) + "}";
            case 1 -> random.nextInt(3) == 0 ? "{*}" : Integer.toString(random.nextInt(blockCount));
            case 6, 7 -> "(" + sequence(depth - 1) + "|" + sequence(depth - 1) + ")";
            default -> Integer.toString(random.nextInt(blockCount));
        };
    }
}
