/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;

import org.junit.jupiter.api.Test;
import org.refrain.core.controlflow.ControlFlowAlphabetBuilder;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.RGrammarAssembler;
import org.refrain.core.path.RandomTrace;

class FrameIndexTest {

    @Test
    void findsTheEntryThatEnclosesAnEvent() {
        for (int seed = 0; seed < 3000; seed++) {
            RandomTrace random = new RandomTrace(200_000 + seed, 1 + seed / 8);
            FrameIndex index = new FrameIndex(random.trace);
            Deque<Long> open = new ArrayDeque<>();
            for (int position = 0; position <= random.symbols.length; position++) {
                String what = "seed " + seed + " position " + position;
                assertThat(index.frameAt(position)).as(what)
                        .isEqualTo(open.isEmpty() ? FrameIndex.UNKNOWN : open.getFirst());
                assertThat(index.depthAt(position)).as(what).isEqualTo(open.size());
                if (position < random.symbols.length) {
                    switch (random.trace.alphabet().kind(random.symbols[position])) {
                        case ENTRY -> open.push((long) position);
                        case EXIT -> open.poll();
                        case GAP -> open.clear();
                        default -> {
                            // within the frame
                        }
                    }
                }
            }
        }
    }

    @Test
    void knowsHowManyFramesAnElementClosesAndOpens() throws Exception {
        // the example of the paper, a E b E c F d F g F h: it enters at level 3 and leaves at 4; its lowest E is at 2
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        int block = tokens.block(1);
        int entry = tokens.entry("F");
        int exit = tokens.exit();
        RGrammarAssembler rules = new RGrammarAssembler();
        rules.beginRule();
        rules.add(~1, 1);
        rules.beginRule();
        for (int symbol : new int[] {block, exit, block, exit, block, entry, block, entry, block, entry, block}) {
            rules.add(symbol, 1);
        }
        FrameShapes shapes = new FrameShapes(rules.build(), tokens.build());
        assertThat(shapes.pops(~1)).as("levels 3 and 2 are closed").isEqualTo(2);
        assertThat(shapes.pushes(~1)).as("levels 2, 3 and 4 are opened").isEqualTo(3);
        assertThat(shapes.isCut(~1)).isFalse();
    }

    @Test
    void nestsAsDeepAsExponentsAllow() throws Exception {
        ControlFlowAlphabetBuilder tokens = new ControlFlowAlphabetBuilder();
        RGrammarAssembler rules = new RGrammarAssembler();
        rules.beginRule();
        rules.add(~1, 1L << 50);
        rules.add(tokens.exit(), (1L << 50) - 3);
        rules.beginRule();
        rules.add(tokens.entry("f"), 1);
        rules.add(tokens.block(1), 1);
        FrameIndex index = new FrameIndex(new ControlFlowTrace(tokens.build(), rules.build()));
        long length = (1L << 51) + (1L << 50) - 3;
        assertThat(index.depthAt(1L << 51)).isEqualTo(1L << 50);
        assertThat(index.frameAt(1L << 51)).isEqualTo((1L << 51) - 2);
        assertThat(index.depthAt(length)).isEqualTo(3);
        assertThat(index.frameAt(length)).isEqualTo(4);
        assertThatThrownBy(() -> index.frameAt(length + 1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> index.depthAt(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
