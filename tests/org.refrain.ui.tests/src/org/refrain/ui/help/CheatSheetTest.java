/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.search.ui.NewSearchUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotPart;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

/** Does what the cheat sheet about the sample says, step by step, and sees what it promises. */
class CheatSheetTest {

    private static final String COMMAND = "org.refrain.ui.command.";
    private static final int CYCLE_ROW = 584_765;
    private static final int CALL_ROW = 586_985;

    private final Bot bot = new Bot();

    @BeforeEach
    void layOut() {
        bot.openTracePerspective();
    }

    @AfterEach
    void close() {
        Ui.run(() -> {
            for (var query : NewSearchUI.getQueries()) {
                NewSearchUI.removeQuery(query);
            }
        });
        bot.closeAllEditors();
    }

    @Test
    void leadsToTheTimeout() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            BotEditor editor = bot.editor().waitUntilReady();
            Wait.until("the program", () -> editor.session().program() != null);

            BotPart cycles = bot.view("org.refrain.ui.view.cycles");
            Wait.until("cycles", () -> cycles.table().rowCount() > 1);
            filter(cycles, "length>10000");
            assertThat(cycles.table().rowCount()).isEqualTo(1);
            assertThat(cycles.table().cell(0, 0)).contains("#76");
            cycles.table().select(0);
            editor.waitUntilSelected(CYCLE_ROW);
            assertThat(Ui.get(() -> editor.cycles().startOf(236))).isEqualTo(CYCLE_ROW);
            filter(cycles, "");

            BotPart functions = bot.view("org.refrain.ui.view.functions");
            Wait.until("functions", () -> functions.table().rowCount() > 1);
            filter(functions, "ADC_Wait");
            assertThat(functions.table().rowCount()).isEqualTo(1);
            functions.table().doubleClick(0);
            editor.waitUntilSelected(CALL_ROW + 1);
            filter(functions, "");

            bot.command(COMMAND + "backToCaller");
            editor.waitUntilSelected(CALL_ROW);
            BotText.of(sample.source("main.c")).waitForLine(79);

            bot.open(sample.source("adc.c"));
            BotText adc = BotText.of(sample.source("adc.c"));
            adc.click("COUNT(adc_timeouts)");
            bot.command(COMMAND + "cyclesThroughHere");
            Wait.until("one cycle", () -> answer().matches("Cycles through adc.c:31 .*: once"));
        }
    }

    /** What heads the Search view; empty before the first question. */
    private static String answer() {
        var queries = NewSearchUI.getQueries();
        return queries.length == 0 ? "" : queries[0].getSearchResult().getLabel();
    }

    private static void filter(BotPart view, String text) {
        var field = view.text();
        Ui.run(() -> field.setText(text));
        Ui.settle();
    }
}
