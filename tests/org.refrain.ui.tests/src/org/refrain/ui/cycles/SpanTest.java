/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.LongStream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.WorkbenchTheme;
import org.refrain.ui.cycles.timeline.TimelineScale;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessionListener;

/** Marked events of the sample, in the trace's table and in the timeline. */
@ExtendWith(CalmWorkbench.class)
class SpanTest {

    private final Bot bot = new Bot();

    @Test
    void severalRowsOfTheTableAreMarkedEverywhere() {
        BotEditor editor = openSample();
        BotCycles cycles = new BotCycles(bot).waitUntilShown();

        editor.clickVisibleRow(3);
        for (int i = 0; i < 4; i++) {
            bot.keyboard().press(editor.natTable(), SWT.SHIFT, SWT.ARROW_DOWN);
        }
        waitForSpan(editor, 3, 8);
        Wait.until("marked in the timeline", () -> cycles.timeline().span().equals(new EventSpan(3, 8)));
        assertThat(editor.textWith(Label.class, "events")).startsWith("Rows 3 to 7: 5 events");
        assertThat(Ui.get(() -> cycles.timeline().text())).contains("Marked: Rows 3 to 7: 5 events");

        for (int i = 0; i < 4; i++) {
            bot.keyboard().press(editor.natTable(), SWT.SHIFT, SWT.ARROW_UP);
        }
        waitForSpan(editor, 0, 0);
    }

    @Test
    void aSpanStaysWhileARowOfItIsSelectedAndEscapeTakesItAway() {
        BotEditor editor = openSample();
        editor.clickVisibleRow(2);
        clickVisibleRow(editor, 9, SWT.SHIFT);
        waitForSpan(editor, 2, 10);

        editor.clickVisibleRow(5);
        editor.waitUntilSelected(5);
        waitForSpan(editor, 2, 10);
        Wait.until("painted", () -> marked(editor).equals(List.of(2, 3, 4, 5, 6, 7, 8, 9)));

        bot.keyboard().press(editor.natTable(), 0, SWT.ESC);
        waitForSpan(editor, 0, 0);
        assertThat(Ui.get(() -> editor.session().selection().position())).isEqualTo(5);
        Wait.until("no more", () -> marked(editor).isEmpty());

        clickVisibleRow(editor, 7, SWT.SHIFT);
        waitForSpan(editor, 5, 8);
        bot.keyboard().press(editor.natTable(), 0, SWT.ESC);
        waitForSpan(editor, 0, 0);
        assertThat(Ui.get(() -> editor.part().selectedRows())).as("one row again").hasSize(1);
        assertThat(Ui.get(() -> editor.part().selectedRows().get(0).count())).isEqualTo(1);

        editor.clickVisibleRow(2);
        clickVisibleRow(editor, 4, SWT.SHIFT);
        editor.clickVisibleRow(12);
        waitForSpan(editor, 0, 0);
    }

    @Test
    void draggingWithShiftInTheTimelineMarksEvents() {
        BotEditor editor = openSample();
        BotCycles cycles = new BotCycles(bot).waitUntilShown();
        int middle = Ui.get(() -> cycles.timeline().getSize().x / 2);
        TimelineScale before = Ui.get(() -> cycles.timeline().scale());

        bot.mouse().drag(cycles.timeline(), middle, 20, middle + 80, 20, SWT.SHIFT);

        Wait.until("marked", () -> !cycles.timeline().span().isEmpty()
                && cycles.timeline().span().equals(editor.session().selection().span()));
        EventSpan span = Ui.get(() -> editor.session().selection().span());
        assertThat((double) span.length()).isCloseTo(80.0 * before.span() / before.width(),
                withinPercentage(2));
        assertThat(Ui.get(() -> cycles.timeline().scale())).as("nothing moves").isEqualTo(before);
        editor.waitUntilSelected(span.first());
        Wait.until("painted", () -> hasLabel(editor, 0, "span") || hasLabel(editor, 8, "span"));

        bot.mouse().drag(cycles.timeline(), middle, 20, middle - 60, 20, SWT.SHIFT);
        Wait.until("the other way", () -> editor.session().selection().span().end() <= span.first() + 1);
        screenshots(cycles);

        bot.keyboard().press(cycles.timeline(), 0, SWT.ESC);
        waitForSpan(editor, 0, 0);
    }

    @Test
    void keysInTheTimelineMarkCycleByCycle() {
        BotEditor editor = openSample();
        BotCycles cycles = new BotCycles(bot).waitUntilShown();
        long[] starts = Ui.get(() -> LongStream.range(234, 239).map(k -> editor.cycles().startOf(k)).toArray());
        Ui.run(() -> editor.session().select(starts[2] + 10, "test"));
        editor.waitUntilSelected(starts[2] + 10);
        Wait.until("marked", () -> cycles.timeline().position() == starts[2] + 10);

        press(cycles, SWT.ARROW_RIGHT, editor, starts[2], starts[3]);
        press(cycles, SWT.ARROW_RIGHT, editor, starts[2], starts[4]);
        press(cycles, SWT.ARROW_LEFT, editor, starts[1], starts[4]);
        editor.waitUntilSelected(starts[2] + 10);
    }

    private void press(BotCycles cycles, int key, BotEditor editor, long first, long end) {
        bot.keyboard().press(cycles.timeline(), SWT.SHIFT, key);
        waitForSpan(editor, first, end);
        Wait.until("in the timeline", () -> cycles.timeline().span().equals(new EventSpan(first, end)));
    }

    private void screenshots(BotCycles cycles) {
        Ui.run(() -> bot.editor().session().select(new EventSpan(400_000, 400_010), "test"));
        Ui.run(() -> bot.editor().session().select(400_003, "test"));
        Ui.run(() -> bot.editor().session().showWindow(new EventSpan(399_900, 400_100), "test"));
        try {
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
            cycles.waitForTimeline();
            bot.screenshot("span-light");
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
            cycles.waitForTimeline();
            bot.screenshot("span-dark");
        } finally {
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
        }
    }

    @Test
    void aKeyHeldDownTellsOnceInAFrame() {
        BotEditor editor = openSample();
        editor.clickVisibleRow(0);
        List<Long> told = new ArrayList<>();
        TraceSessionListener listener = new TraceSessionListener() {
            @Override
            public void selectionChanged(TraceSession session, TraceSelection selection, Object source) {
                told.add(selection.position());
            }
        };
        long took = Ui.get(() -> {
            editor.session().addListener(listener);
            long begin = System.nanoTime();
            for (int i = 0; i < 200; i++) {
                Event event = new Event();
                event.keyCode = SWT.ARROW_DOWN;
                editor.natTable().notifyListeners(SWT.KeyDown, event);
            }
            return System.nanoTime() - begin;
        });
        Wait.until("the last row", () -> told.contains(200L));
        assertThat((long) told.size()).isLessThanOrEqualTo(2 + took / 16_000_000);
        assertThat(told).isSorted().doesNotHaveDuplicates().endsWith(200L);
        Ui.run(() -> editor.session().removeListener(listener));
    }

    private static void waitForSpan(BotEditor editor, long first, long end) {
        EventSpan span = new EventSpan(first, end);
        Callable<Boolean> marked = () -> editor.session().selection().span().equals(span);
        Wait.until("marked " + span, marked);
        Wait.until("told", () -> editor.textWith(Label.class, "events").contains("Rows") != span.isEmpty());
    }

    /** The visible rows that are painted as marked. */
    private static List<Integer> marked(BotEditor editor) {
        return Ui.get(() -> {
            List<Integer> rows = new ArrayList<>();
            for (int row = 0; row < 20; row++) {
                if (hasLabel(editor, row, "span")) {
                    rows.add(row);
                }
            }
            return rows;
        });
    }

    private static boolean hasLabel(BotEditor editor, int row, String label) {
        return editor.natTable().getConfigLabelsByPosition(0, row + 1).hasLabel(label);
    }

    private void clickVisibleRow(BotEditor editor, int row, int modifiers) {
        var cell = Ui.get(() -> editor.natTable().getBoundsByPosition(3, row + 1));
        bot.mouse().click(editor.natTable(), cell.x + cell.width / 2, cell.y + cell.height / 2, 1, modifiers);
    }

    private BotEditor openSample() {
        bot.open(TestFiles.sample());
        BotEditor editor = bot.editor().waitUntilReady();
        Ui.run(() -> editor.session().select(TraceSelection.NONE, "test"));
        Ui.run(() -> editor.session().showWindow(EventSpan.NONE, "test"));
        return editor;
    }
}
