/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.swt.SWT;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.WorkbenchTheme;
import org.refrain.ui.cycles.timeline.TimelineScale;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.TraceSession;

/** The flame chart of the sample, used with mouse and keys. */
@ExtendWith(CalmWorkbench.class)
class FlameViewTest {

    private final Bot bot = new Bot();

    private FlameCanvas chart() {
        BotCalls view = new BotCalls(bot, FlameView.ID).waitUntilShown();
        FlameCanvas chart = ((FlameView) view.view()).chart();
        waitFor(chart);
        return chart;
    }

    private static void waitFor(FlameCanvas chart) {
        Wait.until("flame chart computed", () -> chart.picture() != null && chart.isUpToDate());
        Ui.run(chart::update);
    }

    @Test
    void showsTheWholeTraceAndMainInIt() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = BotCalls.open(bot, sample);
            FlameCanvas chart = chart();
            assertThat(Ui.get(() -> chart.scale().isWhole())).isTrue();
            assertThat(Ui.get(() -> chart.scale().total())).isEqualTo(editor.rowCount());
            String tip = tipOnLevel(chart, "main");
            assertThat(tip).contains(" events, rows ").containsPattern("\\d [\u00b5m]?s");
        }
    }

    /** The tool tip of the first box in the middle of the chart that is of a function, on any level. */
    private static String tipOnLevel(FlameCanvas chart, String function) {
        return Ui.get(() -> {
            FlameLayout parts = chart.parts();
            for (int depth = 0; depth < parts.rows(); depth++) {
                String tip = chart.tipAt(chart.scale().width() / 2, parts.y(depth) + 3);
                if (tip != null && tip.startsWith(function)) {
                    return tip;
                }
            }
            throw new AssertionError("no " + function);
        });
    }

    /** What the box above a row says is what the recorder wrote into the row. */
    @Test
    void zoomsToSingleEventsAndSelectsTheOneThatIsClicked() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = BotCalls.open(bot, sample);
            FlameCanvas chart = chart();
            int row = SampleCsv.get().rowsAt(SampleCsv.HEADER).get(40) + 1;
            assertThat(SampleCsv.get().function(row)).isEqualTo("Board_NextCycle");
            Ui.run(() -> editor.session().select(row, this));
            Wait.until("row marked", () -> chart.position() == row);
            while (Ui.get(() -> chart.scale().span()) > 16) {
                bot.mouse().wheel(chart, Ui.get(() -> chart.scale().pixelOf(row)), 60, 3);
            }
            waitFor(chart);
            int x = Ui.get(() -> (chart.scale().pixelOf(row) + chart.scale().pixelOf(row + 1)) / 2);
            String tip = tipAt(chart, x, "Board_NextCycle");
            assertThat(tip).startsWith("Board_NextCycle\n");
            assertThat(Ui.get(chart::text)).contains("main").endsWith("Board_NextCycle.");
            int next = Ui.get(() -> (chart.scale().pixelOf(row + 1) + chart.scale().pixelOf(row + 2)) / 2);
            bot.mouse().click(chart, next, 60);
            editor.waitUntilSelected(row + 1);
            bot.screenshot("flame-events-light");
        }
    }

    private static String tipAt(FlameCanvas chart, int x, String function) {
        return Ui.get(() -> {
            FlameLayout parts = chart.parts();
            for (int depth = 0; depth < parts.rows(); depth++) {
                String tip = chart.tipAt(x, parts.y(depth) + 3);
                if (tip != null && tip.startsWith(function)) {
                    return tip;
                }
            }
            return "";
        });
    }

    /** Double-clicking a call and Enter mark it; Enter again marks those around it. */
    @Test
    void marksCallsForAllViews() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = BotCalls.open(bot, sample);
            FlameCanvas chart = chart();
            SampleCsv csv = SampleCsv.get();
            int entry = csv.rowsAt(SampleCsv.HEADER).get(40) + 1;
            int end = entry;
            while (!csv.function(end).equals("main")) {
                end++;
            }
            EventSpan call = new EventSpan(entry, end);
            Ui.run(() -> editor.session().select(entry + 2, this));
            Wait.until("row marked", () -> chart.position() == entry + 2);
            Ui.run(chart::setFocus);
            bot.keyboard().press(chart, 0, SWT.CR);
            Wait.until("call marked", () -> editor.session().selection().span().equals(call)
                    && chart.span().equals(call));
            assertThat(Ui.get(() -> editor.session().selection().position())).as("kept").isEqualTo(entry + 2);
            bot.keyboard().press(chart, 0, SWT.CR);
            Wait.until("caller marked", () -> chart.span().length() > call.length() && chart.span().contains(entry));
            assertThat(Ui.get(chart::text)).contains("Marked: Rows ");
            bot.keyboard().press(chart, 0, SWT.ESC);
            Wait.until("nothing marked", () -> editor.session().selection().span().isEmpty());

            Ui.run(() -> chart.show(new TimelineScale(chart.scale().total(), entry - 20, call.length() + 40,
                    chart.scale().width())));
            waitFor(chart);
            int[] place = Ui.get(() -> placeOf(chart, entry + 5, "Board_NextCycle"));
            bot.mouse().doubleClick(chart, place[0], place[1]);
            Wait.until("call marked", () -> editor.session().selection().span().equals(call));
            Wait.until("shown as large as possible", () -> chart.scale().start() == entry);
            waitFor(chart);
            Ui.run(() -> chart.zoom(0.25));
            waitFor(chart);
            bot.screenshot("flame-marked-light");
            try {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
                waitFor(chart);
                bot.screenshot("flame-marked-dark");
            } finally {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
            }
        }
    }

    /** Where the box of a function is at an event. */
    private static int[] placeOf(FlameCanvas chart, long event, String function) {
        int x = (chart.scale().pixelOf(event) + chart.scale().pixelOf(event + 1)) / 2;
        FlameLayout parts = chart.parts();
        for (int depth = 0; depth < parts.rows(); depth++) {
            String tip = chart.tipAt(x, parts.y(depth) + 3);
            if (tip != null && tip.startsWith(function)) {
                return new int[] {x, parts.y(depth) + 3};
            }
        }
        throw new AssertionError("no " + function);
    }

    @Test
    void draggingWithShiftMarksEvents() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = BotCalls.open(bot, sample);
            FlameCanvas chart = chart();
            TimelineScale before = Ui.get(chart::scale);
            bot.mouse().drag(chart, 100, 80, 300, 80, SWT.SHIFT);
            long first = before.unitAt(100);
            long last = before.unitAt(300);
            Wait.until("events marked", () -> Math.abs(editor.session().selection().span().first() - first)
                    < before.span() / before.width() && Math.abs(editor.session().selection().span().end() - last)
                    <= 2 * before.span() / before.width());
            assertThat(Ui.get(chart::scale)).as("stays where it is").isEqualTo(before);
            // the source opens behind the trace; it must not do so when the sample has gone
            Wait.until("source open", () -> Bot.page().getEditorReferences().length > 1);
        }
    }

    @Test
    void showsThePartThatOtherChartsShow() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            TraceSession session = BotCalls.open(bot, sample).session();
            FlameCanvas chart = chart();
            EventSpan wanted = new EventSpan(400_000, 420_000);
            Ui.run(() -> session.showWindow(wanted, "another chart"));
            Wait.until("followed", () -> chart.scale().start() == 400_000 && chart.scale().end() == 420_000);
            Ui.run(() -> chart.link().setLinked(false));
            Ui.run(() -> session.showWindow(new EventSpan(0, 1000), "another chart"));
            Ui.settle();
            assertThat(Ui.get(() -> chart.scale().start())).isEqualTo(400_000);
            Ui.run(() -> chart.link().setLinked(true));
            assertThat(Ui.get(() -> chart.scale().end())).isEqualTo(1000);
            Ui.run(chart::setFocus);
            bot.keyboard().press(chart, 0, '0');
            assertThat(Ui.get(session::window)).isEqualTo(EventSpan.NONE);
            bot.keyboard().press(chart, 0, '+');
            TimelineScale closer = Ui.get(chart::scale);
            assertThat(Ui.get(session::window)).isEqualTo(new EventSpan(closer.start(), closer.end()));
            waitFor(chart);
        }
    }

    @Test
    void zoomsAndMovesWithKeysAndDragging() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotCalls.open(bot, sample);
            FlameCanvas chart = chart();
            long total = Ui.get(() -> chart.scale().total());
            Ui.run(chart::setFocus);
            for (int i = 0; i < 8; i++) {
                bot.keyboard().press(chart, 0, '+');
            }
            long span = Ui.get(() -> chart.scale().span());
            assertThat(span).isLessThan(total / 10);
            long start = Ui.get(() -> chart.scale().start());
            bot.keyboard().press(chart, 0, SWT.ARROW_RIGHT);
            assertThat(Ui.get(() -> chart.scale().start())).isGreaterThan(start);
            bot.keyboard().press(chart, 0, SWT.ARROW_LEFT);
            bot.mouse().drag(chart, 300, 80, 200, 80);
            assertThat(Ui.get(() -> chart.scale().start())).isGreaterThan(start);
            bot.keyboard().press(chart, 0, '-');
            assertThat(Ui.get(() -> chart.scale().span())).isGreaterThan(span);
            waitFor(chart);
            bot.keyboard().press(chart, 0, '0');
            assertThat(Ui.get(() -> chart.scale().isWhole())).isTrue();
            waitFor(chart);
        }
    }

    @Test
    void partsCyclesWhereTheyCanBeSeenAndHasColorsForDarkThemes() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = BotCalls.open(bot, sample);
            FlameCanvas chart = chart();
            assertThat(Ui.get(() -> cyclesOf(chart))).as("all cycles of the trace").isZero();
            long start = Ui.get(() -> editor.cycles().startOf(40));
            long end = Ui.get(() -> editor.cycles().startOf(45));
            Ui.run(() -> editor.session().select(start + 3, this));
            Ui.run(() -> chart.show(chart.scale().zoom(0, (double) chart.scale().total() / (end - start))));
            Ui.run(() -> chart.show(chart.scale().reveal(start)));
            waitFor(chart);
            assertThat(Ui.get(() -> cyclesOf(chart))).isBetween(2, 10);
            bot.screenshot("flame-light");
            try {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
                waitFor(chart);
                bot.screenshot("flame-dark");
            } finally {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
            }
        }
    }

    private static int cyclesOf(FlameCanvas chart) {
        FlamePicture picture = chart.picture();
        return picture == null ? -1 : picture.cycles().size();
    }
}
