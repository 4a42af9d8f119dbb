/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.refrain.core.progress.Progress;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.blocks.TraceModel;

/** Traces with instruction texts, without names and without a program. */
class NamelessTraceTest {

    /** A function whose ends lie far apart, with code between them that never ran. */
    @ParameterizedTest
    @ValueSource(strings = {"BEQ      0x00002400", "BEQ.W    0x00002400", "BL.W     0x00002400"})
    void piecesThatJumpsJoinAreOneFunction(String jump) throws Exception {
        ListedTrace trace = new ListedTrace();
        for (int turn = 0; turn < 10; turn++) {
            trace.add(0x1000, "BL.W     0x00002000", "");
            trace.add(0x2000, "CMP      r0,#0x00", "");
            trace.add(0x2002, jump, "");
            if (turn % 3 > 0) {
                // two bytes behind what claims to be BL: it was BLE, or another condition that its text lost
                trace.add(0x2004 + (jump.startsWith("BEQ.W") ? 2 : 0), "BX       lr", "");
            } else {
                trace.add(0x2400, "NOP", "");
                trace.add(0x2402, "BX       lr", "");
            }
            trace.add(0x1004, "B        0x00001000", "");
        }
        ProgramModel model = TraceModel.of(trace);
        assertThat(model.functions()).hasSize(2);
        assertThat(model.functionAt(0x2400)).isEqualTo(model.functionAt(0x2000));
        FlowText text = new FlowText(model, false);
        ControlFlowReport report = new ControlFlow(trace, model).rebuild(trace.sequence(), text, Progress.NONE);
        assertThat(report.count(Observation.CALL)).as(text.toString()).isEqualTo(10);
        assertThat(report.count(Observation.RETURN)).as(text.toString()).isEqualTo(10);
        assertThat(report.explained()).isEqualTo(1);
        assertThat(report.deepest()).isEqualTo(2);
    }
}
