/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.grammar.GrammarExpander;
import org.refrain.core.path.PathEngines;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.progress.Progress;
import org.refrain.program.blocks.ProgramModel;

/** Tasks that take turns at random, against plain lists. */
@TestInstance(Lifecycle.PER_CLASS) // the program is read once
class TaskRecorderTest {

    private static final int FUNCTIONS = 3;

    private final ProgramModel model;

    TaskRecorderTest() throws Exception {
        model = SampleTrace.firmware().model(); // for its names
    }

    @RepeatedTest(150)
    void tasksKeepTheirEventsAndPositions(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        Random random = new Random(seed);
        TaskRecorder recorder = new TaskRecorder(model);
        RandomTasks tasks = new RandomTasks(random, FUNCTIONS, recorder);
        int length = random.nextInt(2000);
        tasks.run(length);
        TaskFlow flow = recorder.build(length);

        List<String> texts = texts(flow.flow());
        assertThat(flow.tasks()).as("seed %d", seed).isEqualTo(tasks.events.size());
        int event = 0;
        for (List<RandomTasks.Event> own : tasks.events) {
            int first = event;
            for (RandomTasks.Event expected : own) {
                String what = "seed " + seed + ", event " + event;
                assertThat(texts.get(event)).as(what).isEqualTo(named(expected.text()));
                if (expected.position() >= 0) {
                    assertThat(flow.positionOf(event)).as(what).isEqualTo(expected.position());
                    assertThat(flow.taskOf(event)).as(what).isEqualTo(expected.task());
                }
                if (expected.frame() >= 0) {
                    assertThat(flow.isSure(first + expected.frame(), event)).as(what).isEqualTo(expected.sure());
                }
                event++;
            }
            if (event < texts.size()) {
                assertThat(texts.get(event++)).as("seed %d", seed).isEqualTo("~");
            }
        }
        assertThat(event).as("seed %d", seed).isEqualTo(texts.size());
        for (int position = 0; position < length; position++) {
            long at = flow.eventAt(position);
            if (at >= 0 && flow.positionOf(at) == position) {
                assertThat(flow.taskOf(at)).as("seed %d, position %d", seed, position)
                        .isEqualTo(tasks.running.get(position));
            }
        }
    }

    /** Paths go on behind a switch, and are never made of two tasks' frames. */
    @RepeatedTest(50)
    void pathsAreFoundAcrossSwitches(RepetitionInfo repetition) throws Exception {
        int seed = repetition.getCurrentRepetition();
        TaskRecorder recorder = new TaskRecorder(model);
        RandomTasks tasks = new RandomTasks(new Random(seed), FUNCTIONS, recorder);
        tasks.run(3000);
        TaskFlow flow = recorder.build(3000);
        String function = model.functions().get(1).name();
        List<Long> expected = new ArrayList<>();
        for (List<RandomTasks.Event> own : tasks.events) {
            for (RandomTasks.Event event : own) {
                // each frame runs 0 1 2 3 0 1 2 3 ..., so block 2 always completes 1 2
                boolean completes = event.text().equals("2") && own.get(event.frame()).text().equals(">1");
                if (completes) {
                    expected.add(event.position());
                }
            }
        }
        PathEngine engine = PathEngines.open(PathEngines.AUTO, flow.flow().trace(), Progress.NONE);
        Collections.sort(expected);
        OccurrenceCursor cursor = flow.occurrences(engine.match(PathQuery.of(engine.trace().alphabet(), function,
                "1 2"), Progress.NONE));
        List<Long> found = new ArrayList<>();
        for (Occurrence next = cursor.next(); next != null; next = cursor.next()) {
            found.add(flow.positionOf(next.position()));
        }
        assertThat(found).as("seed %d", seed).isEqualTo(expected).isNotEmpty();
    }

    /** In the order of time, each position has the stack of the task that runs there. */
    @RepeatedTest(100)
    void timeHasTheStackOfTheTaskThatRuns(RepetitionInfo repetition) {
        int seed = repetition.getCurrentRepetition();
        TaskRecorder byTask = new TaskRecorder(model);
        TimeRecorder byTime = new TimeRecorder(model);
        new RandomTasks(new Random(seed), FUNCTIONS, byTask).run(1000);
        new RandomTasks(new Random(seed), FUNCTIONS, byTime).run(1000);
        TaskFlow tasks = byTask.build(1000);
        LocatedControlFlow time = byTime.build(1000);
        List<List<String>> inTime = stacks(time);
        List<List<String>> inTask = stacks(tasks.flow());
        for (int position = 0; position < 1000; position++) {
            long there = time.eventAt(position);
            long here = tasks.eventAt(position);
            if (there >= 0 && here >= 0) {
                assertThat(inTime.get((int) there)).as("seed %d, position %d", seed, position)
                        .isEqualTo(inTask.get((int) here));
            }
        }
    }

    /** The open functions after each event. */
    private static List<List<String>> stacks(LocatedControlFlow flow) {
        ControlFlowAlphabet alphabet = flow.trace().alphabet();
        Deque<String> open = new ArrayDeque<>();
        List<List<String>> stacks = new ArrayList<>();
        GrammarExpander.expand(flow.trace().grammar(), 0, symbol -> {
            ControlFlowKind kind = alphabet.kind(symbol);
            if (kind == ControlFlowKind.ENTRY) {
                open.push(alphabet.functionName(alphabet.value(symbol)));
            } else if (kind == ControlFlowKind.EXIT) {
                open.pop();
            } else if (kind == ControlFlowKind.GAP) {
                open.clear();
            }
            stacks.add(List.copyOf(open));
        });
        return stacks;
    }

    private static List<String> texts(LocatedControlFlow flow) {
        List<String> texts = new ArrayList<>();
        GrammarExpander.expand(flow.trace().grammar(), 0, symbol -> texts.add(flow.trace().alphabet().text(symbol)));
        return texts;
    }

    private String named(String text) {
        return text.startsWith(">") ? ">" + model.functions().get(Integer.parseInt(text.substring(1))).name() : text;
    }
}
