/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Link;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotShell;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.editor.table.TraceColumn;

/** What the trace editor does with the program, as a person sees it. */
@ExtendWith(CalmWorkbench.class)
class ProgramOfSessionTest {

    private static final String PROPERTIES = "Properties for trace.csv.gz (Filtered)";

    private final Bot bot = new Bot();

    private BotEditor open(IFile trace) {
        bot.open(trace);
        return bot.editor().waitUntilReady();
    }

    @Test
    void propertyPageTakesTheProgramAwayAndGivesItBack() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample.trace());
            editor.clickLink("firmware.elf");
            bot.shell(PROPERTIES);
            bot.screenshot("program-properties");
            choose("No program");
            Wait.until("no program", () -> editor.session().foundProgram().outcome()
                    == FoundProgram.Outcome.NOT_WANTED);
            assertThat(editor.textWith(Link.class, "No program")).isNotEmpty();
            bot.closeAllEditors();

            BotEditor again = open(sample.trace());
            again.clickLink("No program");
            choose("This program:");
            Wait.until("the program", () -> hasImage(again));
            assertThat(Ui.get(() -> again.session().programChoice()))
                    .isEqualTo(ProgramChoice.file(sample.elf().getLocation().toFile().toPath()));
            again.clickLink("firmware.elf");
            choose("Find it automatically");
            Wait.until("found again", () -> hasImage(again)
                    && again.session().programChoice().kind() == ProgramChoice.Kind.AUTOMATIC);
        }
    }

    private void choose(String radio) {
        BotShell dialog = bot.shell(PROPERTIES);
        dialog.select(radio);
        dialog.click("Apply and Close");
        dialog.waitUntilClosed();
    }

    private static boolean hasImage(BotEditor editor) {
        @Nullable ProgramTrace program = editor.session().program();
        return program != null && program.usableImage() != null;
    }

    @Test
    void namesFunctionsOfATraceThatHasNone() throws Exception {
        try (TestProject project = new TestProject("bare-trace")) {
            project.file("firmware.elf", Files.readAllBytes(TestFiles.sample().resolveSibling("firmware.elf")));
            StringBuilder text = new StringBuilder(TestProject.KEIL_HEADING);
            for (int i = 0; i < 50; i++) {
                text.append(",X : 0x00000528,,,\n,X : 0x0000011C,,,\n");
            }
            BotEditor editor = open(project.file("bare.csv", text.toString()));
            assertThat(editor.cell(0, TraceColumn.FUNCTION)).isEqualTo("main");
            assertThat(editor.cell(1, TraceColumn.FUNCTION)).isEqualTo("Board_NextCycle");
        }
    }

    @Test
    void asksForTheProgramOnlyInPassing() throws Exception {
        try (TestProject project = new TestProject("no-program")) {
            BotEditor editor = open(project.file("loop.csv", TestProject.keilLoop(100)));
            assertThat(editor.textWith(Link.class, "Choose program")).isEqualTo("<a>Choose program\u2026</a>");
            Wait.until("calls without a program", () -> editor.session().program() != null);
        }
    }
}
