/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.path.RandomTrace;

class EntryStackTest {

    /** Goes over a trace, over some rules as a whole and into others, and asks for entries now and then. */
    private static final class Walk {

        private final RandomTrace trace;
        private final Random random;
        private final RGrammar grammar;
        private final EntryStack entries;
        private final Deque<Long> expected = new ArrayDeque<>();
        private final String what;
        private int position;

        Walk(int seed) {
            trace = new RandomTrace(800_000 + seed, 1 + seed / 8);
            random = trace.random;
            FrameIndex index = new FrameIndex(trace.trace);
            grammar = index.plain().grammar();
            entries = new EntryStack(grammar, index.shapes());
            what = "seed " + seed;
        }

        void over(int rule) throws NestingException {
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                int element = grammar.element(i);
                if (element < 0 && random.nextBoolean()) {
                    over(~element);
                    continue;
                }
                entries.pass(element, position);
                execute((int) grammar.elementLength(i));
                assertThat(entries.depth()).as(what + " at " + position).isEqualTo(expected.size());
                if (!expected.isEmpty() && random.nextInt(3) == 0) {
                    assertThat(entries.top()).as(what + " at " + position).isEqualTo(expected.getFirst());
                }
            }
        }

        private void execute(int events) {
            for (int end = position + events; position < end; position++) {
                switch (trace.trace.alphabet().kind(trace.symbols[position])) {
                    case ENTRY -> expected.push((long) position);
                    case EXIT -> expected.poll();
                    case GAP -> expected.clear();
                    default -> {
                        // within the frame
                    }
                }
            }
        }
    }

    @Test
    void knowsTheEntriesOfFramesThatWerePassedOver() throws Exception {
        for (int seed = 0; seed < 5000; seed++) {
            new Walk(seed).over(0);
        }
    }
}
