/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.widgets.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

/** The call stack of the selected event. */
@ExtendWith(CalmWorkbench.class)
class CallStackViewTest {

    private final Bot bot = new Bot();

    private static void waitFor(BotCalls view, long position) {
        Wait.until("stack of row " + position, () -> ((CallStackView) view.view()).position() == position);
    }

    /** The selected event's source opens behind the trace; it must not do so when the sample has gone. */
    private static void waitForSource(SampleProject sample, BotCalls view) {
        String line = view.table().cell(0, view.table().columnIndex("Line"));
        IFile file = sample.source(line.substring(0, line.indexOf(':')));
        Wait.until(file + " open", () -> BotText.isOpen(file));
    }

    @Test
    void followsTheSelectionAndGoesToTheEntryOfACall() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = BotCalls.open(bot, sample);
            BotCalls view = new BotCalls(bot, CallStackView.ID).waitUntilShown();
            assertThat(view.part().control(Label.class, "Select a row of the trace")).isNotNull();
            SampleCsv csv = SampleCsv.get();
            int header = csv.rowsAt(SampleCsv.HEADER).get(40);
            Ui.run(() -> editor.session().select(header + 2, this));
            waitFor(view, header + 2);
            assertThat(view.functions()).startsWith("Board_NextCycle", "main");
            int line = view.table().columnIndex("Line");
            assertThat(view.table().cell(1, line)).isEqualTo("main.c:39");
            assertThat(view.table().cell(0, view.table().columnIndex("Since row")).replaceAll("\\D", ""))
                    .isEqualTo(String.valueOf(header + 1));
            assertThat(view.table().cell(0, view.table().columnIndex("Since (s)"))).isNotEmpty();
            bot.screenshot("callstack-light");

            view.table().doubleClick(0);
            editor.waitUntilSelected(header + 1);
            waitFor(view, header + 1);
            assertThat(view.functions()).startsWith("Board_NextCycle", "main");

            Ui.run(() -> editor.session().select(header, this));
            waitFor(view, header);
            assertThat(view.functions()).startsWith("main");
            waitForSource(sample, view);
        }
    }

    /** However quickly the user moves, the list ends up with the last event's calls. */
    @Test
    void endsWithTheLastSelection() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = BotCalls.open(bot, sample);
            BotCalls view = new BotCalls(bot, CallStackView.ID).waitUntilShown();
            SampleCsv csv = SampleCsv.get();
            int header = csv.rowsAt(SampleCsv.HEADER).get(40);
            Ui.run(() -> {
                for (int row = header; row < header + 300; row++) {
                    editor.session().select(row, this);
                }
            });
            waitFor(view, header + 299);
            assertThat(view.functions()).startsWith(csv.function(header + 299));
            waitForSource(sample, view);
        }
    }
}
