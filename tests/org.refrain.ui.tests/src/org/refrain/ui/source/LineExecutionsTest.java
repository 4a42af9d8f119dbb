/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.swt.SWT;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.core.search.GrammarSearch;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

@ExtendWith(CalmWorkbench.class)
class LineExecutionsTest {

    private static final Pattern COUNT = Pattern.compile(" COUNT\\((\\w+)\\);");

    private final Bot bot = new Bot();

    private BotEditor open(SampleProject sample) {
        bot.open(sample.trace());
        BotEditor editor = bot.editor().waitUntilReady();
        Wait.until("the program", () -> editor.session().program() != null);
        return editor;
    }

    /** What the firmware counted itself, by the counter's name. */
    private static Map<String, Long> counters() throws Exception {
        Map<String, Long> counters = new HashMap<>();
        for (String line : Files.readAllLines(TestFiles.sample().resolveSibling("counts.txt"))) {
            String[] parts = line.split("=");
            if (!line.startsWith("#") && parts.length == 2) {
                counters.put(parts[0], Long.parseLong(parts[1].strip()));
            }
        }
        return counters;
    }

    @Test
    void countsWhatTheFirmwareCountedItself() throws Exception {
        Map<String, Long> counters = counters();
        Path sources = TestFiles.sample().resolveSibling("src");
        int checked = 0;
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample);
            ProgramTrace program = Ui.get(() -> program(editor));
            ProgramImage image = image(program);
            for (String name : List.of("main.c", "ioe.c", "adc.c", "delay.c", "lcd.c")) {
                List<String> lines = Files.readAllLines(sources.resolve(name));
                for (int line = 1; line <= lines.size(); line++) {
                    Matcher matcher = COUNT.matcher(lines.get(line - 1));
                    if (matcher.find() && counters.containsKey(matcher.group(1))) {
                        LineExecutions executions = LineExecutions.of(program, image, List.of("src/" + name), line);
                        assertThat(executions.line()).isEqualTo(line);
                        long count = executions.symbols().isEmpty() ? 0
                                : new GrammarSearch(program.trace().grammar(), executions.symbols()).count();
                        assertThat(count).as(name + ":" + line + " " + matcher.group(1))
                                .isEqualTo(counters.get(matcher.group(1)));
                        checked++;
                    }
                }
            }
        }
        assertThat(checked).as("lines that count").isGreaterThan(15);
    }

    @Test
    void goesFromTheCursorsLineToItsExecutionsAndBack() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample);
            int header = SampleCsv.get().rowsAt(SampleCsv.HEADER).get(0);
            Ui.run(() -> editor.session().select(header, this));
            BotText main = BotText.of(sample.source("main.c"));
            Wait.until("the event's line", () -> main.text(main.line()).contains("Board_NextCycle"));
            int line = main.click("COUNT(joy_up)");

            bot.keyboard().press(SWT.CTRL | SWT.ALT, '.');
            Wait.until("the first execution", () -> bot.statusText().equals("main.c:" + line + ": execution 1 of 40"));
            long first = Ui.get(() -> editor.session().selection().position());
            bot.command("org.refrain.ui.command.nextExecution");
            Wait.until("the second one", () -> bot.statusText().equals("main.c:" + line + ": execution 2 of 40"));
            bot.command("org.refrain.ui.command.previousExecution");
            editor.waitUntilSelected(first);
            bot.command("org.refrain.ui.command.previousExecution");
            Wait.until("an answer", () -> bot.statusText()
                    .equals("main.c:" + line + " is not executed before this event (40 executions)."));
            assertThat(Ui.get(() -> Bot.page().getActivePart() == main.part())).as("the cursor stays").isTrue();
            assertThat(main.line()).isEqualTo(line);
        }
    }

    @Test
    void saysWhatCannotBeAnswered() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample);
            Ui.run(() -> editor.session().select(SampleCsv.get().rowsAt(SampleCsv.HEADER).get(0), this));
            BotText main = BotText.of(sample.source("main.c"));
            bot.open(sample.source("counts.h"));
            bot.command("org.refrain.ui.command.nextExecution");
            Wait.until("an answer", () -> bot.statusText().contains("counts.h"));
            assertThat(bot.statusText()).isEqualTo("No code comes from counts.h:1 or the lines behind it.");
            bot.open(sample.project().getFile("README.md"));
            bot.command("org.refrain.ui.command.nextExecution");
            Wait.until("an answer", () -> bot.statusText().equals("README.md is no source of firmware.elf."));
            assertThat(main.part()).isNotNull();
        }
    }

    private static ProgramTrace program(BotEditor editor) {
        ProgramTrace program = editor.session().program();
        if (program == null) {
            throw new AssertionError("no program");
        }
        return program;
    }

    private static ProgramImage image(ProgramTrace program) {
        ProgramImage image = program.usableImage();
        if (image == null) {
            throw new AssertionError("the program does not fit");
        }
        return image;
    }
}
