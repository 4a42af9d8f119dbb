/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.core.resources.IFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.ErrorLog;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

class SourceFollowerTest {

    private final Bot bot = new Bot();
    private final ErrorLog log = new ErrorLog();

    @BeforeEach
    void layOut() {
        bot.openTracePerspective();
    }

    @AfterEach
    void nothingWentWrong() {
        bot.closeAllEditors();
        log.close();
        assertThat(log.entries()).isEmpty();
    }

    private BotEditor open(IFile trace) {
        bot.open(trace);
        BotEditor editor = bot.editor().waitUntilReady();
        Wait.until("the program", () -> editor.session().program() != null);
        return editor;
    }

    private void select(BotEditor editor, long position) {
        Ui.run(() -> editor.session().select(position, this));
    }

    @Test
    void showsTheLineBesideTheTraceAndKeepsTheKeyboardThere() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample.trace());
            int header = SampleCsv.get().rowsAt(SampleCsv.HEADER).get(5);
            select(editor, header);
            BotText main = BotText.of(sample.source("main.c"));
            Wait.until("the line", () -> main.text(main.line()).contains("Board_NextCycle"));
            assertThat(main.isVisible()).isTrue();
            assertThat(Ui.get(() -> Bot.page().isPartVisible(editor.part()))).as("trace still seen").isTrue();
            assertThat(Ui.get(() -> Bot.page().getActivePart() == editor.part())).as("trace still active").isTrue();
            bot.screenshot("source-light");
        }
    }
}
