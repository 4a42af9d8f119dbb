/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotShell;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

/** What the view says when there are no cycles, and how the user helps it out. */
@ExtendWith(CalmWorkbench.class)
class CyclesMessagesTest {

    private final Bot bot = new Bot();

    @Test
    void asksForATrace() {
        assertThat(new BotCycles(bot).message()).isEqualTo("Open a trace to see its cycles here.");
    }

    @Test
    void forgetsAClosedTrace() throws Exception {
        try (TestProject project = new TestProject("cycles-closed")) {
            bot.open(project.file("loop.csv", TestProject.keilLoop(50)));
            BotCycles cycles = new BotCycles(bot).waitUntilShown();

            bot.closeAllEditors();

            Wait.until("message", () -> !cycles.view().message().isEmpty());
            assertThat(cycles.message()).isEqualTo("Open a trace to see its cycles here.");
            assertThat(cycles.headline()).isEmpty();
        }
    }

    @Test
    void followsTheActiveTrace() throws Exception {
        try (TestProject project = new TestProject("cycles-two")) {
            IFile first = project.file("first.csv", TestProject.keilLoop(50));
            IFile second = project.file("second.csv", TestProject.keilLoop(80));
            bot.open(first);
            BotCycles cycles = new BotCycles(bot).waitUntilShown();
            assertThat(cycles.headline()).startsWith("49 cycles of main");

            bot.open(second);
            Wait.until("second trace", () -> cycles.view().getContentDescription().startsWith("79 cycles of main"));
            bot.open(first);
            Wait.until("first trace", () -> cycles.view().getContentDescription().startsWith("49 cycles of main"));
        }
    }

    @Test
    void saysWhyThereAreNoCyclesAndTakesAHeader() throws Exception {
        try (TestProject project = new TestProject("cycles-none")) {
            StringBuilder text = new StringBuilder(TestProject.KEIL_HEADING);
            for (int i = 0; i < 60; i++) {
                text.append(String.format(",X : 0x%08X,NOP,,straight%n", 0x200 + 2 * i));
            }
            bot.open(project.file("straight.csv", text.toString()));
            bot.editor().waitUntilReady();
            BotCycles cycles = new BotCycles(bot);
            Wait.until("message", () -> cycles.view().message().startsWith("No main loop was found"));
            bot.screenshot("cycles-no-loop");

            cycles.part().click("Choose Loop Header");
            BotShell dialog = bot.shell("Choose Loop Header");
            Button ok = dialog.button("OK");
            Ui.run(() -> dialog.button("Find automatically").setSelection(false));
            dialog.setText("0x00000900");
            assertThat(Ui.get(ok::isEnabled)).as("an address that was not executed").isFalse();
            dialog.setText("straight");
            assertThat(Ui.get(ok::isEnabled)).isTrue();
            bot.screenshot("cycles-choose-header");
            dialog.click("OK");
            dialog.waitUntilClosed();

            Wait.until("message",
                    () -> cycles.view().message().startsWith("The loop header 0x00000200 was executed only"));
            Ui.run(() -> bot.editor().session().reindex(org.refrain.core.index.HeaderSpec.AUTO));
        }
    }

    @Test
    void offersTheCandidatesOfATrace() throws Exception {
        try (TestProject project = new TestProject("cycles-candidates")) {
            bot.open(project.file("loop.csv", TestProject.keilLoop(50)));
            BotCycles cycles = new BotCycles(bot).waitUntilShown();

            bot.command("org.refrain.ui.command.chooseLoopHeader");
            BotShell dialog = bot.shell("Choose Loop Header");
            assertThat(dialog.table().cell(0, 0)).isEqualTo("main");
            assertThat(dialog.table().cell(0, 1)).isEqualTo("0x00000100");
            assertThat(dialog.table().cell(0, 2)).isEqualTo("50");
            bot.screenshot("cycles-candidates");
            Ui.run(() -> dialog.button("Find automatically").setSelection(false));
            dialog.setText("0x00000104");
            dialog.click("OK");
            dialog.waitUntilClosed();

            Wait.until("headline", () -> cycles.view().getContentDescription().contains("0x00000104, chosen"));
            assertThat(cycles.headline()).startsWith("49 cycles of main");
            bot.keyboard().press(SWT.ESC);
            Ui.run(() -> bot.editor().session().reindex(org.refrain.core.index.HeaderSpec.AUTO));
        }
    }
}
