/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.monoid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.path.RandomTrace;
import org.refrain.core.path.frames.FrameStack;
import org.refrain.core.path.frames.FrameSummary;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathQuery;

/** The laws of the monoid: any bracketing, and powers by squaring, do to any stack what the events do one by one. */
class FrameMonoidTest {

    private static final int ROUNDS = 20_000;

    private static final class Section {

        private final ControlFlowAlphabet alphabet;
        private final FrameFunctions algebra;
        private final boolean calls;
        private final Random random;

        Section(RandomTrace trace, PathQuery query) throws PathException {
            alphabet = trace.trace.alphabet();
            algebra = new FrameFunctions(query, alphabet);
            calls = query.automaton().watchesCalls();
            random = trace.random;
        }

        void append(FrameStack stack, int symbol) throws PathException {
            switch (alphabet.kind(symbol)) {
                case BLOCK -> stack.happen(algebra.value(symbol));
                case ENTRY -> stack.enter(calls ? algebra.value(symbol) : 0, algebra.opened(symbol));
                case EXIT -> stack.leave();
                case GAP -> stack.lose();
                default -> throw new AssertionError();
            }
        }

        FrameSummary oneByOne(int[] symbols) throws PathException {
            FrameStack stack = new FrameStack(algebra);
            for (int symbol : symbols) {
                append(stack, symbol);
            }
            return stack.summary();
        }

        /** Cuts a section at random places, again and again, and puts it together from the inside out. */
        FrameSummary bracketed(int[] symbols) throws PathException {
            if (symbols.length <= 1) {
                return oneByOne(symbols);
            }
            FrameStack stack = new FrameStack(algebra);
            int from = 0;
            while (from < symbols.length) {
                int to = from + 1 + random.nextInt(Math.min(symbols.length - from, symbols.length - 1));
                stack.append(bracketed(Arrays.copyOfRange(symbols, from, to)));
                from = to;
            }
            return stack.summary();
        }

        /** What is counted when a section stands between two others. */
        long[] counts(int[] before, FrameSummary section, int[] behind) throws PathException {
            FrameStack stack = new FrameStack(algebra);
            stack.startTrace();
            for (int symbol : before) {
                append(stack, symbol);
            }
            long[] told = new long[algebra.counters()];
            stack.tallyOf(section, told);
            for (int i = 0; i < told.length; i++) {
                told[i] += stack.tally(i);
            }
            stack.append(section);
            for (int i = 0; i < told.length; i++) {
                assertThat(told[i]).isEqualTo(stack.tally(i));
            }
            for (int symbol : behind) {
                append(stack, symbol);
            }
            long[] counts = new long[algebra.counters()];
            Arrays.setAll(counts, stack::tally);
            return counts;
        }
    }

    @Test
    void anyBracketingGivesTheSame() throws Exception {
        for (int seed = 0; seed < ROUNDS; seed++) {
            RandomTrace random = new RandomTrace(400_000 + seed, 60);
            PathQuery query = query(random);
            Section section = new Section(random, query);
            int[] symbols = random.symbols;
            int from = random.random.nextInt(symbols.length + 1);
            int to = from + random.random.nextInt(symbols.length + 1 - from);
            int[] before = Arrays.copyOf(symbols, from);
            int[] middle = Arrays.copyOfRange(symbols, from, to);
            int[] behind = Arrays.copyOfRange(symbols, to, symbols.length);
            long[] plain = section.counts(symbols, section.oneByOne(new int[0]), new int[0]);
            String what = "seed " + seed + ", " + query.path(0) + " from " + from + " to " + to;
            assertThat(section.counts(before, section.oneByOne(middle), behind)).as(what).isEqualTo(plain);
            assertThat(section.counts(before, section.bracketed(middle), behind)).as(what).isEqualTo(plain);
            assertThat(section.counts(new int[0], section.bracketed(symbols), new int[0])).as(what).isEqualTo(plain);
        }
    }

    @Test
    void powersBySquaringGiveTheSame() throws Exception {
        for (int seed = 0; seed < ROUNDS / 4; seed++) {
            RandomTrace random = new RandomTrace(500_000 + seed, 12);
            Section section = new Section(random, query(random));
            int[] before = new RandomTrace(500_000 + seed, 30).symbols;
            int times = random.random.nextInt(20);
            FrameStack result = new FrameStack(section.algebra);
            FrameSummary square = section.oneByOne(random.symbols);
            for (int bits = times; bits > 0; bits >>= 1) {
                if ((bits & 1) != 0) {
                    result.append(square);
                }
                FrameStack twice = new FrameStack(section.algebra);
                twice.append(square);
                twice.append(square);
                square = twice.summary();
            }
            int[] expanded = new int[random.symbols.length * times];
            for (int i = 0; i < expanded.length; i++) {
                expanded[i] = random.symbols[i % random.symbols.length];
            }
            assertThat(section.counts(before, result.summary(), before)).as("seed " + seed + " times " + times)
                    .isEqualTo(section.counts(before, section.oneByOne(expanded), before));
        }
    }

    @Test
    void thereAreFewFunctions() throws Exception {
        RandomTrace random = new RandomTrace(3, 20_000);
        PathQuery query = PathQuery.of(random.trace.alphabet(), "f0", "0 1 0 0 1");
        Section section = new Section(random, query);
        section.bracketed(random.symbols);
        assertThat(section.algebra.functionCount()).isBetween(2, 30);
    }

    @Test
    void uninterestingSectionsAreKnownByTheirShape() throws Exception {
        for (int seed = 0; seed < ROUNDS / 4; seed++) {
            RandomTrace random = new RandomTrace(600_000 + seed, 40);
            Section section = new Section(random, query(random));
            int[] quiet = Arrays.stream(random.symbols)
                    .filter(symbol -> random.trace.alphabet().kind(symbol) == ControlFlowKind.EXIT).toArray();
            FrameStack shape = new FrameStack(section.algebra);
            boolean gap = random.random.nextInt(4) == 0;
            shape.appendUninteresting(quiet.length, 2, gap);
            FrameStack events = new FrameStack(section.algebra);
            for (int symbol : quiet) {
                section.append(events, symbol);
            }
            if (gap) {
                events.lose();
            }
            events.enter(0, 0);
            events.enter(0, 0);
            assertThat(section.counts(random.symbols, shape.summary(), random.symbols)).as("seed " + seed)
                    .isEqualTo(section.counts(random.symbols, events.summary(), random.symbols));
        }
    }

    private static PathQuery query(RandomTrace random) throws Exception {
        while (true) {
            String function = "f" + random.random.nextInt(random.functionCount);
            try {
                return random.random.nextBoolean()
                        ? PathQuery.of(random.trace.alphabet(), function, random.plainPath())
                        : PathQuery.of(random.trace.alphabet(), function, random.path(), random.plainPath());
            } catch (PathException e) {
                assertThat(e).hasMessageContaining("situations");
            }
        }
    }
}
