/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.ErrorLog;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

/** The Functions view, on the sample, whose rows name their functions. */
class FunctionsViewTest {

    private static final String COMMAND = "org.refrain.ui.command.";

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

    private BotCalls functions() {
        return new BotCalls(bot, FunctionsView.ID);
    }

    @Test
    void saysWhatToDoWithoutATrace() {
        assertThat(functions().message()).isEqualTo("Open a trace to see its calls here.");
    }

    /** Each function's own events are the rows that the recorder wrote its name into. */
    @Test
    void countsEventsAndCallsOfEachFunction() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotCalls.open(bot, sample);
            BotCalls view = functions().waitUntilShown();
            SampleCsv csv = SampleCsv.get();
            long rows = 0;
            long calls = 0;
            long entry = csv.address(csv.rowsAt(SampleCsv.HEADER).get(7) + 1);
            for (int row = 0; row < csv.size(); row++) {
                boolean in = csv.function(row).equals("Board_NextCycle");
                rows += in ? 1 : 0;
                calls += in && csv.address(row) == entry ? 1 : 0;
            }
            assertThat(view.number("Board_NextCycle", "Calls")).isEqualTo(calls);
            assertThat(view.number("Board_NextCycle", "Self")).isEqualTo(rows);
            assertThat(view.number("Board_NextCycle", "Total")).isGreaterThanOrEqualTo(rows);
            List<Long> selves = view.functions().stream().map(name -> view.number(name, "Self")).toList();
            assertThat(selves).isSortedAccordingTo((a, b) -> Long.compare(b, a));
            bot.screenshot("functions-light");
        }
    }

    @Test
    void sortsAndFilters() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotCalls.open(bot, sample);
            BotCalls view = functions().waitUntilShown();
            int all = view.table().rowCount();
            Ui.run(() -> view.table().widget().getColumn(0).notifyListeners(SWT.Selection, new Event()));
            assertThat(view.functions()).isSortedAccordingTo(String.CASE_INSENSITIVE_ORDER);
            Ui.run(() -> view.table().widget().getColumn(0).notifyListeners(SWT.Selection, new Event()));
            assertThat(view.functions()).isSortedAccordingTo(String.CASE_INSENSITIVE_ORDER.reversed());
            var filter = view.part().text();
            Ui.run(() -> filter.setText("BOARD_"));
            assertThat(view.functions()).isNotEmpty().hasSizeLessThan(all).allMatch(it -> it.startsWith("Board_"));
            Ui.run(() -> filter.setText(""));
            assertThat(view.table().rowCount()).isEqualTo(all);
        }
    }

    @Test
    void goesToLongestShortestAndFirstCall() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = BotCalls.open(bot, sample);
            BotCalls view = functions().waitUntilShown();
            SampleCsv csv = SampleCsv.get();
            int row = view.rowOf("Board_NextCycle");
            FunctionRow function = Ui.get(() -> ((FunctionsView) view.view()).table().rows().get(row));
            assertThat(function.name()).isEqualTo("Board_NextCycle");
            view.table().doubleClick(row);
            editor.waitUntilSelected(function.longestPosition());
            assertThat(csv.function((int) function.longestPosition())).isEqualTo("Board_NextCycle");
            assertThat(csv.function((int) function.longestPosition() - 1)).isNotEqualTo("Board_NextCycle");

            bot.view(FunctionsView.ID);
            bot.command(COMMAND + "shortestCall");
            editor.waitUntilSelected(function.shortestPosition());
            bot.view(FunctionsView.ID);
            bot.command(COMMAND + "firstCall");
            int first = 0;
            while (!csv.function(first).equals("Board_NextCycle")) {
                first++;
            }
            editor.waitUntilSelected(first);
        }
    }

    @Test
    void listsCallersInItsMenu() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotCalls.open(bot, sample);
            BotCalls view = functions().waitUntilShown();
            view.table().select(view.rowOf("Board_NextCycle"));
            long calls = view.number("Board_NextCycle", "Calls");
            Menu menu = Ui.get(() -> view.table().widget().getMenu());
            Ui.run(() -> menu.notifyListeners(SWT.Show, new Event()));
            List<String> items = Ui.get(() -> Arrays.stream(menu.getItems()).map(MenuItem::getText).toList());
            assertThat(items).anyMatch(it -> it.startsWith("Go to Longest Call")).contains("Functions That Call It");
            Menu callers = Ui.get(() -> Arrays.stream(menu.getItems())
                    .filter(it -> it.getText().equals("Functions That Call It")).findFirst().orElseThrow().getMenu());
            Ui.run(() -> callers.notifyListeners(SWT.Show, new Event()));
            MenuItem caller = Ui.get(() -> callers.getItem(0));
            assertThat(Ui.get(caller::getText)).isEqualTo("main (" + calls + " calls)");
            Ui.run(() -> caller.notifyListeners(SWT.Selection, new Event()));
            Wait.until("main selected", () -> view.table().selectedRow() == view.rowOf("main"));
            Ui.run(() -> menu.notifyListeners(SWT.Hide, new Event()));
        }
    }
}
