/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.grammar.RGrammarAssembler;
import org.refrain.core.grammar.ReSequitur;

class CallStackTest {

    @Test
    void listsTheFramesThatAWalkFindsOpen() {
        for (int seed = 0; seed < 800; seed++) {
            LocatedRandomTrace trace = new LocatedRandomTrace(600_000 + seed, 1 + seed / 10);
            CallIndex index = new CallIndex(trace.located);
            assertThat(CallStack.at(index, -1).depth()).isZero();
            for (int event = 0; event < trace.symbols.length; event++) {
                String what = "seed " + seed + " event " + event;
                check(what, CallStack.at(index, event), trace.behind.get(event), event);
            }
            for (int position = 0; position < trace.length(); position++) {
                String what = "seed " + seed + " position " + position;
                CallStack stack = CallStack.ofPosition(index, position);
                List<LocatedRandomTrace.Frame> expected = trace.running.get(position);
                check(what, stack, expected, index.eventOf(position));
                checkPositions(what, trace, stack, position);
            }
        }
    }

    private static void check(String what, CallStack stack,
            List<LocatedRandomTrace.Frame> expected, long event) {
        assertThat(stack.depth()).as(what).isEqualTo(expected.size());
        List<CallFrame> frames = stack.frames(0, Integer.MAX_VALUE);
        assertThat(frames).as(what).hasSameSizeAs(expected);
        for (int depth = 0; depth < expected.size(); depth++) {
            CallFrame frame = frames.get(depth);
            LocatedRandomTrace.Frame open = expected.get(depth);
            assertThat(frame.depth()).as(what).isEqualTo(depth);
            assertThat(frame.function()).as(what).isEqualTo(open.function);
            assertThat(frame.entryEvent()).as(what).isEqualTo(open.entryEvent);
            assertThat(frame.entryPosition()).as(what).isEqualTo(open.from);
            long block = open.blocks.stream().filter(b -> b[2] <= event).mapToLong(b -> b[1]).reduce((a, b) -> b)
                    .orElse(CallFrame.NONE);
            assertThat((long) frame.block()).as(what + " depth " + depth).isEqualTo(block);
        }
    }

    /** A frame's position is the last one at which it was innermost, or its first one if there is none. */
    private static void checkPositions(String what, LocatedRandomTrace trace, CallStack stack, int position) {
        List<LocatedRandomTrace.Frame> open = trace.running.get(position);
        for (int depth = 0; depth < open.size(); depth++) {
            long last = depth == open.size() - 1 ? position : position - 1;
            LocatedRandomTrace.Frame frame = open.get(depth);
            while (last < position && last >= frame.from && (trace.stacks.get((int) last).size() != depth + 1
                    || trace.stacks.get((int) last).get(depth) != frame)) {
                last--;
            }
            assertThat(stack.frame(depth).position()).as(what + " depth " + depth)
                    .isEqualTo(Math.max(last, frame.from));
        }
    }

    @Test
    void aMillionOpenFramesAreAsQuickAsTen() {
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        ReSequitur builder = new ReSequitur(true);
        for (int i = 0; i < 1_000_000; i++) {
            builder.append(tokens.entry(i % 1000 == 7 ? "g" : "f"));
            builder.append(tokens.block(i % 3));
        }
        LocatedControlFlow located = new LocatedControlFlow(new ControlFlowTrace(tokens.build(), builder.build()),
                new int[tokens.size()], 5);
        CallStack stack = CallStack.at(new CallIndex(located), 1_999_999);
        assertThat(stack.depth()).isEqualTo(1_000_000);
        assertThat(stack.frame(999_007)).isEqualTo(new CallFrame(999_007, 1, 1_998_014, 5, 999_007 % 3, 5));
        assertThat(stack.frames(999_999, 5)).hasSize(1);
    }

    @Test
    void aStackThatNobodyCouldListIsKnown() throws Exception {
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        RGrammarAssembler rules = new RGrammarAssembler();
        rules.beginRule();
        rules.add(~1, 1L << 50);
        rules.add(tokens.exit(), (1L << 50) - 3);
        rules.beginRule();
        rules.add(tokens.entry("f"), 1);
        rules.add(tokens.block(4), 1);
        LocatedControlFlow located = new LocatedControlFlow(new ControlFlowTrace(tokens.build(), rules.build()),
                new int[] {1, 0, 2}, 0);
        CallIndex index = new CallIndex(located);
        CallStack stack = CallStack.at(index, (1L << 51) - 1);
        assertThat(stack.depth()).isEqualTo(1L << 50);
        assertThat(stack.frame(1L << 49))
                .isEqualTo(new CallFrame(1L << 49, 0, 1L << 50, 1L << 50, 4, (1L << 50) + 1));
        assertThat(CallStack.at(index, located.trace().length() - 1).frames(0, 9)).hasSize(3);
        assertThatThrownBy(() -> stack.frame(1L << 50)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> stack.frame(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
