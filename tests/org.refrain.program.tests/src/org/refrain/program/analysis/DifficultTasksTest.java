/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.grammar.GrammarExpander;
import org.refrain.core.path.PathEngines;
import org.refrain.core.path.frames.PathIndex;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.match.OccurrenceCursor;
import org.refrain.core.path.match.PathEngine;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.path.ways.FunctionWays;
import org.refrain.core.progress.Progress;
import org.refrain.program.controlflow.ControlFlow;
import org.refrain.program.controlflow.DifficultFirmware;

/** The control flow of an operating system's tasks, against what the firmware counted. */
class DifficultTasksTest {

    @ParameterizedTest
    @ValueSource(strings = {"m3", "m0"})
    void functionsWereEnteredAsOftenAsTheyCounted(String processor) throws Exception {
        DifficultFirmware firmware = new DifficultFirmware(processor);
        PathIndex paths = new PathIndex(byTask(firmware).flow().trace());
        // In m0 a task is taken for a new one once; frames that were open then are entered a second time.
        int most = processor.equals("m0") ? 2 : 0;
        firmware.counts.forEach((function, count) -> assertThat(entries(paths, function)).as(function)
                .isBetween(count, count + most));
    }

    private static long entries(PathIndex paths, String function) {
        try {
            return FunctionWays.of(paths, function, Progress.NONE).coverage().frames();
        } catch (Exception e) {
            throw new AssertionError(function, e);
        }
    }

    /** Every event of either order is at an instruction of the block that it tells. */
    @ParameterizedTest
    @ValueSource(strings = {"m3", "m0"})
    void blocksAreWhereTheirInstructionsAre(String processor) throws Exception {
        DifficultFirmware firmware = new DifficultFirmware(processor);
        TaskFlow tasks = byTask(firmware);
        check(firmware, tasks.flow(), tasks::positionOf);
        TimeRecorder recorder = new TimeRecorder(firmware.model);
        new ControlFlow(firmware.trace, firmware.model).rebuild(firmware.trace.sequence(), recorder, Progress.NONE);
        LocatedControlFlow time = recorder.build(firmware.trace.length());
        check(firmware, time, time::positionOf);
    }

    private interface Positions {
        long of(long event);
    }

    private static void check(DifficultFirmware firmware, LocatedControlFlow flow, Positions positions) {
        ControlFlowAlphabet alphabet = flow.trace().alphabet();
        Deque<String> frames = new ArrayDeque<>();
        long[] event = {0};
        long[] blocks = {0};
        GrammarExpander.expand(flow.trace().grammar(), 0, symbol -> {
            ControlFlowKind kind = alphabet.kind(symbol);
            if (kind == ControlFlowKind.ENTRY) {
                frames.push(alphabet.functionName(alphabet.value(symbol)));
            } else if (kind == ControlFlowKind.EXIT) {
                frames.pop();
            } else if (kind == ControlFlowKind.GAP) {
                frames.clear();
            } else {
                long address = firmware.trace.addressAt(positions.of(event[0]));
                int function = firmware.model.functionAt(address);
                if (!firmware.model.functions().get(function).name().equals(frames.element())
                        || firmware.model.blockAt(address) != alphabet.value(symbol)) {
                    throw new AssertionError("event " + event[0] + " at " + Long.toHexString(address) + " in "
                            + frames);
                }
                blocks[0]++;
            }
            event[0]++;
        });
        assertThat(blocks[0]).isGreaterThan(100_000);
    }

    /** Both workers are one function: a block of the one is never put together with a block of the other. */
    @ParameterizedTest
    @ValueSource(strings = {"m3", "m0"})
    void pathsStayInOneTask(String processor) throws Exception {
        DifficultFirmware firmware = new DifficultFirmware(processor);
        TaskFlow tasks = byTask(firmware);
        PathEngine engine = PathEngines.open(PathEngines.AUTO, tasks.flow().trace(), Progress.NONE);
        OccurrenceCursor cursor = engine.match(PathQuery.of(engine.trace().alphabet(), "worker", "0 .. 1"),
                Progress.NONE).occurrences();
        Map<Integer, Long> byTask = new HashMap<>();
        for (Occurrence next = cursor.next(); next != null; next = cursor.next()) {
            assertThat(tasks.taskOf(next.frame())).isEqualTo(tasks.taskOf(next.position()));
            byTask.merge(tasks.taskOf(next.position()), 1L, Long::sum);
        }
        assertThat(byTask).as("two workers").hasSizeGreaterThanOrEqualTo(2);
    }

    private static TaskFlow byTask(DifficultFirmware firmware) throws Exception {
        TaskRecorder recorder = new TaskRecorder(firmware.model);
        new ControlFlow(firmware.trace, firmware.model).rebuild(firmware.trace.sequence(), recorder, Progress.NONE);
        return recorder.build(firmware.trace.length());
    }
}
