/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.cdt.core.model.CoreModel;
import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotMenu;
import org.refrain.ui.bot.BotPart;
import org.refrain.ui.bot.BotTable;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.BotTree;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.Widgets;
import org.refrain.ui.editor.table.TraceColumn;

/**
 * The whole way in one go: from two lines of C to what the trace says about them, to an event, backwards into the
 * caller, and to the one abnormal cycle and the lines that make it so. Everything is done by menu, key and
 * double-click, and what is looked at is what a person reads. What the firmware counted about itself is the truth.
 */
@ExtendWith(CalmWorkbench.class)
class SampleStoryTest {

    private static final String ARROW = " \u2192 ";
    /** The cycle in which the converter does not answer, counted from 0. */
    private static final int ABNORMAL = 236;

    private final Bot bot = new Bot();
    private final Asking asking = new Asking(bot);

    @AfterEach
    void forgetQuestions() {
        Asking.forget();
    }

    @Test
    void fromTwoLinesOfMainToTheAbnormalCycle() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor trace = openTheTraceOfACProject(sample);
            BotText main = askForTwoLines(sample);
            askForTheWaysThroughAnIf(main);
            long match = goToTheFirstMatch(trace, main);
            stepBackwardsIntoTheCaller(trace, main, match);
            openTheAbnormalCycle(trace);
            readWhatMakesItAbnormal(sample);
            compareItWithTheUsualOne(trace, sample);
        }
    }

    private BotEditor openTheTraceOfACProject(SampleProject sample) throws Exception {
        assertThat(CoreModel.hasCNature(sample.project())).as("a C project").isTrue();
        BotEditor trace = asking.open(sample);
        assertThat(trace.textWith(Link.class, "firmware.elf")).isEqualTo("<a>firmware.elf</a>");
        bot.screenshot("story-1-trace");
        return trace;
    }

    /** The dots that were drawn under the finger. */
    private BotText askForTwoLines(SampleProject sample) throws Exception {
        BotText main = asking.source(sample.source("main.c"));
        int condition = line(sample.source("main.c"), "if (touch->touched && touch->moved)");
        Asking.selectLines(main, condition, condition + 1);
        BotMenu menu = asking.contextMenu(main);
        bot.screenshot("story-2-selected");
        menu.choose(Asking.SUBMENU, "Find Path in Trace");

        int dots = new FirmwareCounts().of("ts_dots");
        assertThat(asking.headline("Path main.c")).isEqualTo("Path main.c:" + condition + " to " + (condition + 1)
                + " in trace.csv.gz: " + dots + " times");
        assertThat(asking.answers().roots()).containsExactly("main: " + condition + ARROW + (condition + 1) + "  ("
                + dots + " times, 100.00%)");
        bot.screenshot("story-3-count");
        return main;
    }

    /** A selection that can be crossed in three ways, each of which the firmware counted. */
    private void askForTheWaysThroughAnIf(BotText main) throws Exception {
        Asking.forget();
        int first = main.click("if (touch->touched && touch->moved)");
        int last = main.click("ADC_StartConversion();");
        Asking.selectLines(main, first, last);
        bot.keyboard().press(SWT.CTRL | SWT.ALT, 'p');

        FirmwareCounts counts = new FirmwareCounts();
        assertThat(asking.headline("Path main.c")).endsWith(": " + counts.of("cycles") + " times");
        assertThat(asking.answers().roots()).containsExactly(
                way(first + ARROW + last, counts.of("ts_up"), "84.25%"),
                way(first + ARROW + first + ARROW + last, counts.of("ts_way_down_still"), "8.50%"),
                way(first + ARROW + (first + 1) + ARROW + last, counts.of("ts_way_down_moved"), "7.25%"));
        bot.screenshot("story-4-ways");
    }

    private static String way(String lines, int count, String share) {
        return "main: " + lines + "  (" + count + " times, " + share + ")";
    }

    /** The first time that a dot was drawn. Returns its row. */
    private long goToTheFirstMatch(BotEditor trace, BotText main) {
        int condition = main.click("if (touch->touched && touch->moved)");
        long row = firstRowWithDots();
        BotTree tree = asking.answers();
        tree.open(tree.roots().get(2), "row ");
        trace.waitUntilSelected(row);
        assertThat(trace.cell(row, TraceColumn.FUNCTION)).isEqualTo("main");
        main.waitForLine(condition);
        // the cursor was there before, so its line does not tell that the source has been shown
        Wait.until("beside the trace", () -> main.isVisible() && Bot.page().isPartVisible(trace.part()));
        Wait.until("the call stack", () -> callStack().equals(List.of("main", "Reset_Handler")));
        bot.screenshot("story-5-match");
        return row;
    }

    /** From the CSV alone: the condition in the cycle in which LCD_DrawPixel is called for the first time. */
    private static long firstRowWithDots() {
        SampleCsv csv = SampleCsv.get();
        int pixel = IntStream.range(0, csv.size()).filter(row -> csv.function(row).equals("LCD_DrawPixel")).findFirst()
                .orElseThrow();
        int row = pixel;
        while (!csv.function(row).equals("IOE_TS_GetState")) {
            row--;
        }
        while (!csv.source(row).contains("touch->touched")) {
            row++;
        }
        return row;
    }

    private void stepBackwardsIntoTheCaller(BotEditor trace, BotText main, long match) {
        SampleCsv csv = SampleCsv.get();
        // the line before is the end of the function that was called; the step after that leads to its caller
        bot.keyboard().press(SWT.SHIFT | SWT.ALT, SWT.F6);
        Wait.until("another line", () -> trace.session().selection().position() < match);
        if (csv.function((int) trace.selectedRow()).equals("main")) {
            bot.keyboard().press(SWT.SHIFT | SWT.ALT, SWT.F6);
        }
        Wait.until("the function called before",
                () -> callStack().equals(List.of("IOE_TS_GetState", "main", "Reset_Handler")));
        assertThat(csv.function((int) trace.selectedRow())).isEqualTo("IOE_TS_GetState");
        bot.screenshot("story-6-callee");

        bot.keyboard().press(SWT.SHIFT | SWT.ALT, SWT.F7);
        Wait.until("the caller", () -> callStack().equals(List.of("main", "Reset_Handler")));
        int call = (int) trace.selectedRow();
        assertThat(csv.instruction(call)).contains("IOE_TS_GetState");
        assertThat(csv.function(call + 1)).isEqualTo("IOE_TS_GetState");
        Wait.until("the call's line", () -> main.text(main.line()).contains("IOE_TS_GetState()"));
        bot.screenshot("story-7-caller");
    }

    /** The functions in the Call Stack view, the innermost first. */
    private static List<String> callStack() {
        BotTable table = new Bot().view("org.refrain.ui.view.callStack").table();
        return IntStream.range(0, table.rowCount()).mapToObj(row -> table.cell(row, 0)).toList();
    }

    /** By the length of its cycles one class stands out; a double-click goes to where it ran. */
    private void openTheAbnormalCycle(BotEditor trace) {
        BotPart cycles = bot.view("org.refrain.ui.view.cycles");
        Wait.until("cycles", () -> cycles.table().rowCount() > 1);
        filter("length>10000");
        try {
            Wait.until("one class", () -> cycles.table().rowCount() == 1);
            BotTable table = cycles.table();
            assertThat(table.cell(0, table.columnIndex("Count"))).isEqualTo("1");
            table.doubleClick(0);
            trace.waitUntilSelected(SampleCsv.get().rowsAt(SampleCsv.HEADER).get(ABNORMAL));
        } finally {
            filter(""); // the view keeps it for the trace
        }
        bot.screenshot("story-8-abnormal");
    }

    private void filter(String text) {
        Text field = bot.view("org.refrain.ui.view.cycles").text();
        Ui.run(() -> field.setText(text));
    }

    private void readWhatMakesItAbnormal(SampleProject sample) throws Exception {
        IFile adc = sample.source("adc.c");
        BotPart cycles = bot.view("org.refrain.ui.view.cycles");
        String why = cycles.textWith(Text.class, "unlike");
        List<String> lines = why.lines().toList();
        assertThat(lines.get(0)).startsWith("Class 53 (#76), unlike Class 3 (#");
        assertThat(lines.get(1)).startsWith("Alone in the whole trace, runs ")
                .contains("adc.c:" + line(adc, "COUNT(adc_timeouts)")).contains("(ADC_Wait)")
                .contains("main.c:" + line(sample.source("main.c"), "LED_Toggle(LED_ALARM)"));
        assertThat(lines).anyMatch(it -> it.startsWith("Does not run ") && it.contains("(Sensor_Check)"))
                .anyMatch(it -> it.startsWith("Executes adc.c:") && it.contains("(ADC_Wait) 120 times instead of "));
    }

    private void compareItWithTheUsualOne(BotEditor trace, SampleProject sample) throws Exception {
        BotTable table = bot.view("org.refrain.ui.view.cycles").table();
        BotMenu menu = BotMenu.open(table.widget());
        menu.choose("Compare Cycles");
        String timeout = "adc.c:" + line(sample.source("adc.c"), "COUNT(adc_timeouts)");
        String done = "adc.c:" + line(sample.source("adc.c"), "COUNT(adc_done)");
        Wait.until("two cycles side by side", () -> texts().stream().anyMatch(it -> it.contains(timeout))
                && texts().stream().anyMatch(it -> it.contains(done)));
        assertThat(Ui.get(() -> texts().stream().filter(it -> it.contains(timeout)).toList()))
                .hasSize(1).allMatch(it -> it.contains("COUNT(adc_timeouts);"));
        assertThat(Asking.editors()).contains("Compare Class 53 (#76) with Class 3 (#6)");
        assertThat(Ui.get(() -> Bot.page().isPartVisible(trace.part()))).as("the trace is not covered").isTrue();
        bot.screenshot("story-9-compared");
    }

    /** All texts of the window that can be seen and are longer than a line. */
    private static List<String> texts() {
        return Widgets.all(Bot.window().getShell(), StyledText.class, text -> text.getLineCount() > 1).stream()
                .map(StyledText::getText).toList();
    }

    /** The number of the first line of a file that holds a text, from 1. */
    private static int line(IFile file, String text) throws Exception {
        List<String> lines = Files.readAllLines(file.getLocation().toFile().toPath());
        int at = IntStream.range(0, lines.size()).filter(it -> lines.get(it).contains(text)).findFirst().orElseThrow();
        return at + 1;
    }
}
