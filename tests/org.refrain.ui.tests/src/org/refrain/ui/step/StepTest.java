/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.step;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.swt.SWT;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

@ExtendWith(CalmWorkbench.class)
class StepTest {

    private static final String COMMAND = "org.refrain.ui.command.";

    private final Bot bot = new Bot();

    private BotEditor open(SampleProject sample) {
        bot.open(sample.trace());
        BotEditor editor = bot.editor().waitUntilReady();
        Wait.until("the program", () -> editor.session().program() != null);
        return editor;
    }

    private static ProgramTrace program(BotEditor editor) {
        ProgramTrace program = editor.session().program();
        if (program == null) {
            throw new AssertionError("no program");
        }
        return program;
    }

    private static LineSteps lineSteps(BotEditor editor) {
        ProgramTrace program = program(editor);
        ProgramImage image = program.usableImage();
        if (image == null) {
            throw new AssertionError("the program does not fit");
        }
        return new LineSteps(program.trace(), program, image);
    }

    /** The recorder wrote a line's text where the line began: what steps lead to must be such rows. */
    @Test
    void stepsFromLineToLineForwardsAndBackwards() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample);
            LineSteps steps = Ui.get(() -> lineSteps(editor));
            ProgramTrace program = Ui.get(() -> program(editor));
            long start = SampleCsv.get().rowsAt(SampleCsv.HEADER).get(40);
            List<Long> forwards = new ArrayList<>();
            for (long at = start; forwards.size() < 400; at = steps.next(at)) {
                forwards.add(at);
            }
            String previous = "";
            for (long position : forwards) {
                int symbol = symbolAt(program, position);
                assertThat(program.trace().symbols().source(symbol)).as("row " + position).isNotEmpty();
                String place = String.valueOf(program.placeOf(symbol));
                assertThat(place).as("row " + position).isNotEqualTo(previous);
                previous = place;
            }
            for (int i = 1; i < forwards.size(); i++) {
                assertThat(steps.previous(forwards.get(i))).as("back from " + forwards.get(i))
                        .isBetween(forwards.get(i - 1), forwards.get(i) - 1);
            }
        }
    }

    @Test
    void stepsOverALoopInOneLineAtOnceHoweverFar() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample);
            LineSteps steps = Ui.get(() -> lineSteps(editor));
            ProgramTrace program = Ui.get(() -> program(editor));
            long end = program.trace().eventCount();
            long longest = 0;
            long from = SampleCsv.get().rowsAt(SampleCsv.HEADER).get(236);
            long to = SampleCsv.get().rowsAt(SampleCsv.HEADER).get(237);
            for (long at = from; at < to; at = steps.next(at)) {
                longest = Math.max(longest, steps.next(at) - at);
                assertThat(steps.next(at)).isGreaterThan(at);
            }
            assertThat(longest).isGreaterThan(3);
            assertThat(steps.next(end - 1)).isEqualTo(LineSteps.NONE);
            assertThat(steps.previous(0)).isEqualTo(LineSteps.NONE);
        }
    }

    @Test
    void stepsThroughCallsAndBackIntoTheCallerByKeys() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample);
            SampleCsv csv = SampleCsv.get();
            int header = csv.rowsAt(SampleCsv.HEADER).get(7);
            Ui.run(() -> editor.session().select(header, this));
            assertThat(csv.function(header)).isEqualTo("main");
            BotText.of(sample.source("main.c")).waitForLine(39);

            bot.keyboard().press(SWT.SHIFT, SWT.F5);
            editor.waitUntilSelected(header + 1);
            assertThat(csv.function(header + 1)).isEqualTo("Board_NextCycle");

            bot.command(COMMAND + "stepReturn");
            Wait.until("back in main", () -> csv.function((int) editor.session().selection().position())
                    .equals("main"));
            long back = Ui.get(() -> editor.session().selection().position());
            assertThat(csv.address((int) back)).as("behind the call").isEqualTo(csv.address(header) + 4);

            int call = (int) back - 1;
            while (!csv.instruction(call - 1).startsWith("BL")) {
                call--;
            }
            bot.keyboard().press(SWT.SHIFT | SWT.ALT, SWT.F5);
            editor.waitUntilSelected(call);
            Ui.run(() -> editor.session().select(header + 5, this));
            bot.command(COMMAND + "backToCaller");
            editor.waitUntilSelected(header);

            bot.command(COMMAND + "nextEvent");
            editor.waitUntilSelected(header + 1);
            bot.command(COMMAND + "previousEvent");
            editor.waitUntilSelected(header);
        }
    }

    @Test
    void worksFromTheSourceEditorToo() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample);
            int header = SampleCsv.get().rowsAt(SampleCsv.HEADER).get(7);
            Ui.run(() -> editor.session().select(header, this));
            BotText main = BotText.of(sample.source("main.c"));
            main.click("int main(void)");
            assertThat(Ui.get(() -> Bot.page().getActivePart() == main.part())).isTrue();
            bot.keyboard().press(SWT.SHIFT, SWT.F6);
            Wait.until("another line", () -> editor.session().selection().position() > header);
            bot.keyboard().press(SWT.SHIFT, SWT.F8);
            editor.waitUntilSelected(SampleCsv.get().rowsAt(SampleCsv.HEADER).get(8));
        }
    }

    @Test
    void hasKeysAndSaysWhatCannotBeDone() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            assertThat(bot.isEnabled(COMMAND + "nextLine")).as("no trace open").isFalse();
            BotEditor editor = open(sample);
            for (String command : List.of("nextEvent", "previousEvent", "nextLine", "previousLine", "nextCall",
                    "previousCall", "stepReturn", "backToCaller", "nextExecution", "previousExecution")) {
                assertThat(bot.keysOf(COMMAND + command)).as(command).isNotEmpty();
            }
            Ui.run(() -> editor.session().select(0, this));
            bot.command(COMMAND + "previousEvent");
            assertThat(bot.statusText()).isEqualTo("This is the first event.");
            bot.command(COMMAND + "previousLine");
            Wait.until("an answer", () -> bot.statusText().equals("No other line is executed before this event."));
        }
    }

    private static int symbolAt(ProgramTrace program, long position) {
        int[] symbol = new int[1];
        program.trace().symbols(position, symbol, 1);
        return symbol[0];
    }
}
