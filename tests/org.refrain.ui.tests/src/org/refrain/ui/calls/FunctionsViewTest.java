/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.WorkbenchTheme;
import org.refrain.ui.text.TimeFormat;

/** The Functions view, on the sample, whose rows name their functions. */
@ExtendWith(CalmWorkbench.class)
class FunctionsViewTest {

    private static final String COMMAND = "org.refrain.ui.command.";

    private final Bot bot = new Bot();

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
            try {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
                Ui.settle();
                bot.screenshot("functions-dark");
            } finally {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
            }
        }
    }

    /** Only returns have times in the sample; what lies between shares the time evenly. */
    @Test
    void tellsHowLongEachFunctionRan() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotCalls.open(bot, sample);
            BotCalls view = functions().waitUntilShown();
            SampleCsv csv = SampleCsv.get();
            long[] passed = SampleTimes.passed();
            Map<String, Long> selves = new HashMap<>();
            for (int row = 0; row < csv.size(); row++) {
                selves.merge(csv.function(row), passed[row + 1] - passed[row], Long::sum);
            }
            int self = view.table().columnIndex("Self time");
            for (int row = 0; row < view.table().rowCount(); row++) {
                String function = view.functions().get(row).replace(" (interrupt)", "");
                long time = selves.getOrDefault(function, 0L);
                assertThat(view.table().cell(row, self)).as(function)
                        .isEqualTo(time == 0 ? "" : "\u2248 " + TimeFormat.duration(time));
            }
            List<Integer> entries = csv.rowsAt(csv.address(csv.rowsAt(SampleCsv.HEADER).get(7) + 1));
            long sum = entries.stream().mapToLong(entry -> passed[endOf(entry)] - passed[entry]).sum();
            List<Integer> left = entries.stream().filter(entry -> endOf(entry) < csv.size()).toList();
            LongSummaryStatistics calls = left.stream().mapToLong(entry -> passed[endOf(entry)] - passed[entry])
                    .summaryStatistics();
            int row = view.rowOf("Board_NextCycle");
            assertThat(cell(view, row, "Total time")).isEqualTo("\u2248 " + TimeFormat.duration(sum));
            assertThat(cell(view, row, "Shortest time")).isEqualTo("\u2248 " + TimeFormat.duration(calls.getMin()));
            assertThat(cell(view, row, "Longest time")).isEqualTo("\u2248 " + TimeFormat.duration(calls.getMax()));

            view.table().select(row);
            bot.command(COMMAND + "slowestCall");
            int slowest = left.stream().filter(entry -> passed[endOf(entry)] - passed[entry] == calls.getMax())
                    .findFirst().orElseThrow();
            bot.editor().waitUntilSelected(slowest);
        }
    }

    /** The first row behind a call that main makes; the trace's end if it does not return. */
    private static int endOf(int entry) {
        SampleCsv csv = SampleCsv.get();
        int end = entry;
        while (end < csv.size() && !csv.function(end).equals("main")) {
            end++;
        }
        return end;
    }

    private static String cell(BotCalls view, int row, String column) {
        return view.table().cell(row, view.table().columnIndex(column));
    }

    /** The sample's handler is known by how it is entered, if there is no program with a vector table. */
    @Test
    void tellsInterruptsWithoutAProgram() throws Exception {
        try (TestProject project = new TestProject("no-program")) {
            bot.open(project.copy(TestFiles.sample()));
            bot.editor().waitUntilReady();
            BotCalls view = functions().waitUntilShown();
            assertThat(view.functions()).filteredOn(it -> it.endsWith(" (interrupt)"))
                    .containsExactly("SysTick_Handler (interrupt)");
        }
    }

    @Test
    void hasNoTimesWhereTheTraceHasNone() throws Exception {
        try (TestProject project = new TestProject("untimed")) {
            StringBuilder rows = new StringBuilder(TestProject.KEIL_HEADING);
            for (int i = 0; i < 50; i++) {
                rows.append(",X : 0x00000100,BL 0x00000200,,main\n,X : 0x00000200,NOP,,work\n");
                rows.append(",X : 0x00000202,BX lr,,work\n,X : 0x00000104,B 0x00000100,,main\n");
            }
            bot.open(project.file("untimed.csv", rows.toString()));
            bot.editor().waitUntilReady();
            BotCalls view = functions().waitUntilShown();
            assertThat(view.functions()).contains("work");
            assertThat(Ui.get(() -> Arrays.stream(view.table().widget().getColumns())
                    .filter(column -> column.getWidth() > 0).map(TableColumn::getText).toList()))
                    .containsExactly("Function", "Calls", "Self", "Self %", "Total", "Total %", "Shortest call",
                            "Longest call");
        }
    }

    /** Titles and cells are wide enough, and so they stay when the user makes one wider. */
    @Test
    void columnsAreAsWideAsWhatStandsInThem() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotCalls.open(bot, sample);
            BotCalls view = functions().waitUntilShown();
            Table table = view.table().widget();
            Ui.run(() -> {
                GC gc = new GC(table);
                for (TableColumn column : List.of(table.getColumns()).subList(1, table.getColumnCount())) {
                    assertThat(column.getWidth()).as(column.getText()).isGreaterThan(gc.textExtent(column.getText()).x);
                }
                gc.dispose();
                table.getColumn(1).setWidth(210);
            });
            Ui.run(() -> Bot.page().hideView(view.view()));
            BotCalls again = functions().waitUntilShown();
            assertThat(again.view()).isNotSameAs(view.view());
            assertThat(Ui.get(() -> again.table().widget().getColumn(1).getWidth())).isEqualTo(210);
            Ui.run(() -> again.table().widget().getColumn(1).setWidth(80));
        }
    }

    @Test
    void sortsByItsMenu() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotCalls.open(bot, sample);
            BotCalls view = functions().waitUntilShown();
            choose(view, "Sort By", "Function");
            assertThat(view.functions()).isSortedAccordingTo(String.CASE_INSENSITIVE_ORDER);
            assertThat(Ui.get(() -> view.table().widget().getSortColumn().getText())).isEqualTo("Function");
            choose(view, "Sort By", "Reverse Order");
            assertThat(view.functions()).isSortedAccordingTo(String.CASE_INSENSITIVE_ORDER.reversed());
            assertThat(Ui.get(() -> view.table().widget().getSortDirection())).isEqualTo(SWT.DOWN);
        }
    }

    private static void choose(BotCalls view, String title, String label) {
        Ui.run(() -> {
            Menu menu = view.table().widget().getMenu();
            menu.notifyListeners(SWT.Show, new Event());
            Menu inner = item(menu, title).getMenu();
            inner.notifyListeners(SWT.Show, new Event());
            MenuItem item = item(inner, label);
            if ((item.getStyle() & SWT.RADIO) != 0) {
                Arrays.stream(inner.getItems()).forEach(it -> it.setSelection(false));
            }
            item.setSelection(!item.getSelection());
            item.notifyListeners(SWT.Selection, new Event());
            menu.notifyListeners(SWT.Hide, new Event());
        });
    }

    private static MenuItem item(Menu menu, String label) {
        return Arrays.stream(menu.getItems()).filter(it -> it.getText().replace("&", "").equals(label)).findFirst()
                .orElseThrow();
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
