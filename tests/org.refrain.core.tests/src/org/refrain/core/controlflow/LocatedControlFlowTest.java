/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.refrain.core.grammar.GrammarExpander;
import org.refrain.core.grammar.ReSequitur;

class LocatedControlFlowTest {

    /** Loops of a few blocks of various lengths, against a plain list of tokens and positions. */
    @RepeatedTest(200)
    void knowsWhereEventsAre(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        LocatedControlFlowBuilder builder = new LocatedControlFlowBuilder(new ReSequitur(random.nextBoolean()));
        int[] tokens = {builder.tokens().entry("main"), builder.tokens().exit(), builder.tokens().gap(),
            builder.tokens().block(0), builder.tokens().block(1), builder.tokens().entry("f")};
        List<Integer> appended = new ArrayList<>();
        List<Long> positions = new ArrayList<>();
        long position = random.nextInt(3) == 0 ? 0 : random.nextInt(50);
        int size = random.nextInt(400);
        while (appended.size() < size) {
            int period = 1 + random.nextInt(5);
            int[] loop = random.ints(period, 0, tokens.length).toArray();
            int[] lengths = random.ints(period, 0, 1 + random.nextInt(4)).toArray();
            for (int i = random.nextInt(60); i >= 0 && appended.size() < size; i--) {
                builder.append(tokens[loop[i % period]], position);
                appended.add(tokens[loop[i % period]]);
                positions.add(position);
                position += lengths[i % period];
            }
        }
        LocatedControlFlow flow = builder.build(position);

        List<String> texts = new ArrayList<>();
        GrammarExpander.expand(flow.trace().grammar(), 0, symbol -> texts.add(flow.trace().alphabet().text(symbol)));
        ControlFlowAlphabet meanings = builder.tokens().build();
        assertThat(texts).as("seed %d", seed).isEqualTo(appended.stream().map(meanings::text).toList());
        for (int event = 0; event < size; event++) {
            assertThat(flow.positionOf(event)).as("seed %d, event %d", seed, event).isEqualTo(positions.get(event));
        }
        assertThat(flow.positionOf(size)).as("seed %d", seed).isEqualTo(flow.end());
        for (long at = -1; at < position + 3; at++) {
            long last = -1;
            for (int event = 0; event < size && positions.get(event) <= at; event++) {
                last = event;
            }
            assertThat(flow.eventAt(at)).as("seed %d, position %d", seed, at).isEqualTo(last);
        }
    }

    @Test
    void countsPositionsFarBeyondWhatASymbolHolds() {
        LocatedControlFlowBuilder builder = new LocatedControlFlowBuilder(new ReSequitur(true));
        builder.append(builder.tokens().entry("main"), 5);
        builder.append(builder.tokens().block(0), 5);
        builder.append(builder.tokens().exit(), 5_000_000_005L);
        LocatedControlFlow flow = builder.build(5_000_000_006L);
        assertThat(flow.end()).isEqualTo(5_000_000_006L);
        assertThat(flow.eventAt(5)).isEqualTo(1);
        long exit = flow.eventAt(5_000_000_005L);
        assertThat(exit).isEqualTo(flow.trace().length() - 1);
        assertThat(flow.positionOf(exit)).isEqualTo(5_000_000_005L);
    }

    @Test
    void refusesWhatIsNoPosition() {
        LocatedControlFlowBuilder builder = new LocatedControlFlowBuilder(new ReSequitur(true));
        builder.append(builder.tokens().gap(), 5);
        assertThatThrownBy(() -> builder.append(builder.tokens().gap(), 4))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("position 4 after 5");
        LocatedControlFlow flow = builder.build(5);
        assertThatThrownBy(() -> flow.positionOf(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> new LocatedControlFlow(flow.trace(), new int[0], 0))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
