/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.refrain.core.grammar.GrammarExpander;

class TaskFlowBuilderTest {

    /** Tasks that take turns, each a loop of its own, against plain lists. */
    @RepeatedTest(200)
    void putsTasksOneBehindTheOther(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        TaskFlowBuilder builder = new TaskFlowBuilder();
        int[] tokens = {builder.tokens().entry("f"), builder.tokens().block(0), builder.tokens().block(1),
            builder.tokens().exit(), builder.tokens().gap()};
        int tasks = 1 + random.nextInt(4);
        List<List<String>> texts = new ArrayList<>();
        List<List<Long>> times = new ArrayList<>();
        long[] ends = new long[tasks];
        for (int task = 0; task < tasks; task++) {
            assertThat(builder.begin()).isEqualTo(task);
            texts.add(new ArrayList<>());
            times.add(new ArrayList<>());
            ends[task] = random.nextInt(3);
        }
        ControlFlowAlphabet meanings = builder.tokens().build();
        for (int turn = random.nextInt(200); turn > 0; turn--) {
            int task = random.nextInt(tasks);
            for (int i = random.nextInt(8); i > 0; i--) {
                int token = tokens[(texts.get(task).size() + task) % (1 + task)];
                builder.append(task, token, ends[task]);
                texts.get(task).add(meanings.text(token));
                times.get(task).add(ends[task]);
                ends[task] += random.nextInt(3);
            }
        }
        LocatedControlFlow flow = builder.build(ends);

        List<String> expected = new ArrayList<>();
        List<Long> positions = new ArrayList<>();
        long start = 0;
        for (int task = 0; task < tasks; task++) {
            if (task > 0) {
                expected.add("~");
                positions.add(start);
            }
            assertThat(builder.firsts()[task]).as("seed %d, task %d", seed, task).isEqualTo(expected.size());
            for (int i = 0; i < texts.get(task).size(); i++) {
                expected.add(texts.get(task).get(i));
                positions.add(start + times.get(task).get(i));
            }
            start += ends[task];
        }
        List<String> found = new ArrayList<>();
        GrammarExpander.expand(flow.trace().grammar(), 0, symbol -> found.add(flow.trace().alphabet().text(symbol)));
        assertThat(found).as("seed %d", seed).isEqualTo(expected);
        for (int event = 0; event < positions.size(); event++) {
            assertThat(flow.positionOf(event)).as("seed %d, event %d", seed, event).isEqualTo(positions.get(event));
        }
        assertThat(flow.end()).as("seed %d", seed).isEqualTo(start);
    }
}
