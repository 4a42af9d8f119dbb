/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleProject;

/** What a person reads who selects lines that make no simple path: inlined ones, comments, two functions. */
@ExtendWith(CalmWorkbench.class)
class SelectedLinesTest {

    private static final String PATH = "Find Path in Trace";
    private static final String EXECUTIONS = "Executions of This Line";
    private static final String CYCLES = "Cycles Through Here";
    private static final String WAYS = "Ways Through This Function";
    private static final String ARROW = " \u2192 ";

    private final Bot bot = new Bot();
    private final Asking asking = new Asking(bot);

    @AfterEach
    void forgetQuestions() {
        Asking.forget();
    }

    /** Asks by the context menu; returns the rows of the answer. */
    private List<String> ask(BotText text, String question, int first, int last) {
        Asking.forget();
        Asking.selectLines(text, first, last);
        asking.contextMenu(text).choose(Asking.SUBMENU, question);
        asking.headline("");
        return asking.answers().roots();
    }

    @Test
    void commentsAreNoCode() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            asking.open(sample);
            BotText main = asking.source(sample.source("main.c"));
            assertThat(ask(main, PATH, 1, 6)).containsExactly("No code comes from main.c:1 to 6.");
            assertThat(ask(main, CYCLES, 1, 6)).containsExactly("No code comes from main.c:1 to 6.");
            assertThat(ask(main, PATH, 3, 3)).as("one line moves, as a breakpoint does").containsExactly(
                    "No code comes from main.c:3; main.c:16 is taken.", "main: 16  (399 times, 100.00%)");
            assertThat(ask(main, CYCLES, 33, 33)).containsExactly("No code comes from main.c:33; main.c:34 is taken.",
                    "No complete cycle goes through main.c:33.");
            for (String question : List.of(PATH, EXECUTIONS, CYCLES, WAYS)) {
                assertThat(ask(main, question, 101, 101)).as(question).containsExactly(
                        "No code comes from main.c:101 or the lines behind it.");
            }
        }
    }

    /** The closing brace of a block became no code, and nobody means the line behind it. */
    @Test
    void endsOfASelectionThatAreNoCodeAreLeftOut() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            asking.open(sample);
            BotText main = asking.source(sample.source("main.c"));
            assertThat(ask(main, PATH, 73, 76)).containsExactly("main: 73" + ARROW + "75  ("
                    + new FirmwareCounts().of("ts_dots") + " times, 100.00%)");
            assertThat(ask(main, PATH, 87, 96)).containsExactly("main: 87" + ARROW + "92" + ARROW
                    + "95  (2 times, 50.00%)", "main: 87" + ARROW + "88" + ARROW + "95  (2 times, 50.00%)");
        }
    }

    @Test
    void inlinedLinesAreFoundWhereTheyWerePut() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            FirmwareCounts counts = new FirmwareCounts();
            asking.open(sample);
            BotText main = asking.source(sample.source("main.c"));
            assertThat(ask(main, PATH, 28, 32)).as("all of ShowTimeout").containsExactly(
                    "main: 29" + ARROW + "31  (once, 100.00%)");
            assertThat(ask(main, EXECUTIONS, 18, 18)).containsExactly("ShowSensor, inlined into main  ("
                    + counts.of("sensor_hot") + " times, 100.00%)");
            BotText ioe = asking.source(sample.source("ioe.c"));
            assertThat(ask(ioe, EXECUTIONS, 44, 44)).as("twice in one line").containsExactly(
                    "Distance, inlined into IOE_TS_GetState  (" + 2 * counts.of("cycles") + " times, 100.00%)");
        }
    }

    @Test
    void aPathStaysInOneFunction() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            asking.open(sample);
            BotText ioe = asking.source(sample.source("ioe.c"));
            assertThat(ask(ioe, PATH, 38, 47)).containsExactly("A path stays in one function, but ioe.c:38 is in "
                    + "IOE_JoyStickGetState, ioe.c:47 is in IOE_TS_GetState.");
        }
    }

    @Test
    void aQuestionAboutOneLineTakesTheFirstOne() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            asking.open(sample);
            BotText main = asking.source(sample.source("main.c"));
            ask(main, EXECUTIONS, 48, 50);
            assertThat(asking.headline("")).isEqualTo("Executions of main.c:48 in trace.csv.gz: "
                    + new FirmwareCounts().of("joy_up") + " times");
        }
    }

    @Test
    void linesThatNeverRanAndFilesOfNoProgram() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            asking.open(sample);
            BotText main = asking.source(sample.source("main.c"));
            assertThat(ask(main, PATH, 48, 52)).containsExactly(
                    "No way from main.c:48 to 52 was taken within one turn of their loop in trace.csv.gz.");
            BotText notes = asking.source(sample.project().getFile("README.md"));
            assertThat(ask(notes, PATH, 1, 3)).containsExactly("README.md is no source of firmware.elf.");
        }
    }
}
