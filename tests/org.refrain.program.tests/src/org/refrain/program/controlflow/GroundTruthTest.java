/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.refrain.core.progress.Progress;

/** What is rebuilt from a difficult firmware's trace against what the firmware knows of itself. */
class GroundTruthTest {

    @ParameterizedTest
    @ValueSource(strings = {"m3", "m0"})
    void entriesAreThoseThatTheFirmwareCounted(String processor) throws Exception {
        DifficultFirmware firmware = new DifficultFirmware(processor);
        ControlFlow flow = new ControlFlow(firmware.trace, firmware.model);
        SwitchRecorder recorder = new SwitchRecorder(flow.model());
        ControlFlowReport report = flow.rebuild(firmware.trace.sequence(), recorder, Progress.NONE);
        firmware.counts.forEach((function, count) -> assertThat(recorder.entries.getOrDefault(function, 0L))
                .as(function).isEqualTo(count));
        assertThat(report.count(Observation.Weight.UNEXPLAINED)).as(report.toString()).isZero();
        assertThat(report.count(Observation.LONGJMP)).isEqualTo(firmware.counts.get("bail"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"m3", "m0"})
    void tasksAreThoseThatTheFirmwareSwitchedTo(String processor) throws Exception {
        DifficultFirmware firmware = new DifficultFirmware(processor);
        ControlFlow flow = new ControlFlow(firmware.trace, firmware.model);
        SwitchRecorder recorder = new SwitchRecorder(flow.model());
        ControlFlowReport report = flow.rebuild(firmware.trace.sequence(), recorder, Progress.NONE);
        // After a wrong choice a stack goes on under another task's name: what counts is each choice by itself.
        Map<Integer, Integer> taskOf = new HashMap<>();
        int wrong = 0;
        int wrongThoughSure = 0;
        for (int i = 0; i < recorder.switchedTo.size(); i++) {
            int stack = recorder.switchedTo.get(i);
            int task = firmware.tasks.get(i);
            if (stack >= 0) {
                int before = taskOf.getOrDefault(stack, task);
                taskOf.put(stack, task);
                boolean isWrong = before != task;
                wrong += isWrong ? 1 : 0;
                wrongThoughSure += isWrong && recorder.surely.get(i) ? 1 : 0;
            }
        }
        // What is told as sure is right; of the rest, one in a hundred may be wrong: two tasks run the same function.
        assertThat(recorder.switchedTo).hasSizeGreaterThan(700).hasSameSizeAs(firmware.tasks);
        assertThat(wrongThoughSure).as(report.toString()).isZero();
        assertThat(wrong).as(report.toString()).isLessThan(recorder.switchedTo.size() / 100);
        assertThat(report.stacks()).isBetween(8, 10);
    }
}
