/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.ui.texteditor.rulers.IColumnSupport;
import org.eclipse.ui.texteditor.rulers.RulerColumnRegistry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

@ExtendWith(CalmWorkbench.class)
class LineCountsTest {

    private static final Pattern COUNT = Pattern.compile(" COUNT\\((\\w+)\\);");

    private final Bot bot = new Bot();

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
    void countsEachLineAsTheFirmwareDid() throws Exception {
        Map<String, Long> counters = counters();
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            BotEditor editor = bot.editor().waitUntilReady();
            Wait.until("the program", () -> editor.session().program() != null);
            ProgramTrace program = Ui.get(() -> program(editor));
            ProgramImage image = Ui.get(() -> image(program));
            int checked = 0;
            for (String name : List.of("main.c", "ioe.c", "adc.c", "lcd.c")) {
                LineCounts counts = LineCounts.of(program, image, List.of("src/" + name), List.of());
                List<String> lines = Files.readAllLines(TestFiles.sample().resolveSibling("src").resolve(name));
                for (int line = 1; line <= lines.size(); line++) {
                    Matcher matcher = COUNT.matcher(lines.get(line - 1));
                    if (matcher.find() && counters.containsKey(matcher.group(1))) {
                        assertThat(counts.count(line)).as("%s:%d", name, line)
                                .isEqualTo(counters.get(matcher.group(1)));
                        checked++;
                    }
                }
                assertThat(counts.count(1)).as("a comment").isEqualTo(LineCounts.UNKNOWN);
                assertThat(counts.isInCycles()).isFalse();
            }
            assertThat(checked).isGreaterThan(15);
            int abnormal = Ui.get(() -> editor.cycles().idOf(236));
            LineCounts one = LineCounts.of(program, image, List.of("src/adc.c"), List.of(abnormal));
            List<String> adc = Files.readAllLines(TestFiles.sample().resolveSibling("src").resolve("adc.c"));
            assertThat(one.isInCycles()).isTrue();
            for (int line = 1; line <= adc.size(); line++) {
                if (adc.get(line - 1).contains("COUNT(adc_timeouts)")) {
                    assertThat(one.count(line)).as("the conversion that took too long").isEqualTo(1);
                } else if (adc.get(line - 1).contains("COUNT(adc_done)")) {
                    assertThat(one.count(line)).as("never in this cycle").isZero();
                }
            }
        }
    }

    @Test
    void aCommandShowsAndHidesThem() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            BotEditor editor = bot.editor().waitUntilReady();
            Wait.until("the program", () -> editor.session().program() != null);
            BotText main = source(sample.source("main.c"));
            assertThat(isShown(main)).isFalse();
            bot.keyboard().press(SWT.CTRL | SWT.ALT, 'l');
            Wait.until("the column", () -> isShown(main));
            BotText ioe = source(sample.source("ioe.c"));
            Wait.until("the column of the next editor", () -> isShown(ioe));
            Thread.sleep(500);
            bot.screenshot("line-counts");
            bot.command("org.refrain.ui.command.lineCounts");
            Wait.until("no column", () -> !isShown(main) && !isShown(ioe));
        }
    }

    private BotText source(IFile file) {
        bot.open(file);
        return BotText.of(file);
    }

    private static boolean isShown(BotText text) {
        return Ui.get(() -> text.part().getAdapter(IColumnSupport.class).isColumnVisible(
                RulerColumnRegistry.getDefault().getColumnDescriptor("org.refrain.ui.coverage.lineCounts")));
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
