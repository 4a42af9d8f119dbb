/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.core.index.HeaderSpec;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.cycles.pie.PieSlices.Slice;
import org.refrain.ui.cycles.pie.PieSlices;
import org.refrain.ui.cycles.timeline.TimelinePicture;

/** The Cycles view on the sample, compared with a plain count on the rows of its CSV. */
@ExtendWith(CalmWorkbench.class)
class CyclesViewTest {

    private final Bot bot = new Bot();
    private final SampleCycles sample = SampleCycles.get();

    @AfterEach
    void groupAgain() {
        new BotCycles(bot).groupAgain();
    }

    @Test
    void listsEveryDistinctCycleTheMostFrequentFirst() {
        BotCycles cycles = openSample();

        assertThat(cycles.table().rowCount()).isEqualTo(sample.distinct());
        List<Integer> order = sample.byCount();
        for (int row = 0; row < order.size(); row++) {
            int id = order.get(row);
            assertThat(cycles.table().cell(row, 0)).isEqualTo("#" + id);
            assertThat(cycles.cell(id, "Count")).as("count of #" + id).isEqualTo("" + sample.countOf(id));
            assertThat(cycles.cell(id, "Length")).isEqualTo(String.format("%,d", sample.lengthOf(id)));
            assertThat(cycles.cell(id, "Share"))
                    .isEqualTo(String.format("%.2f%%", 100.0 * sample.countOf(id) / sample.count()));
            int first = sample.occurrences.get(id).get(0);
            assertThat(cycles.cell(id, "First")).isEqualTo("" + first);
            assertThat(cycles.cell(id, "First row")).isEqualTo(String.format("%,d", sample.startOf(first)));
            assertThat(cycles.cell(id, "Rank")).isEqualTo("" + (row + 1));
        }
        assertThat(cycles.headline()).isEqualTo(
                "400 cycles of main, 118 of them different (header 0x00000528, found automatically)");
    }

    /** A duration runs from the first timed row of the cycle to the first timed row of the next one. */
    @Test
    void showsHowLongCyclesTook() {
        BotCycles cycles = openSample();
        SampleCsv csv = SampleCsv.get();

        for (int id = 0; id < sample.distinct(); id++) {
            double shortest = Double.MAX_VALUE;
            double longest = 0;
            for (int k : sample.occurrences.get(id)) {
                double duration = timeAfter(csv, sample.startOf(k + 1)) - timeAfter(csv, sample.startOf(k));
                shortest = Math.min(shortest, duration);
                longest = Math.max(longest, duration);
            }
            assertThat(microseconds(cycles.cell(id, "Shortest"))).as("shortest of #" + id)
                    .isEqualTo(Math.round(shortest * 1e9) / 1e3);
            assertThat(microseconds(cycles.cell(id, "Longest"))).as("longest of #" + id)
                    .isEqualTo(Math.round(longest * 1e9) / 1e3);
        }
    }

    private static double timeAfter(SampleCsv csv, int row) {
        int timed = row;
        while (csv.time(timed).isEmpty()) {
            timed++;
        }
        return Double.parseDouble(csv.time(timed).replace(" ", ""));
    }

    private static double microseconds(String duration) {
        assertThat(duration).endsWith(" \u00b5s");
        return Double.parseDouble(duration.replace(" \u00b5s", ""));
    }

    @Test
    void showsTheEightMostFrequentInThePie() {
        BotCycles cycles = openSample();

        PieSlices pie = Ui.get(() -> cycles.page().pie().slices());
        assertThat(pie.slices()).extracting(Slice::id)
                .startsWith(sample.byCount().subList(0, 8).toArray(Integer[]::new)).hasSize(9);
        int rest = sample.count();
        for (int i = 0; i < 8; i++) {
            assertThat(pie.slices().get(i).count()).isEqualTo(sample.countOf(sample.byCount().get(i)));
            rest -= sample.countOf(sample.byCount().get(i));
        }
        assertThat(pie.slices().get(8).count()).isEqualTo(rest);
        assertThat(Ui.get(() -> cycles.page().pie().text())).contains("Cycle #6: 86 of 400 occurrences (21.50%)")
                .contains("The rest: 110 distinct cycles with " + rest + " of 400 occurrences");
    }

    /** Each pixel column is compared with the rows of the CSV that it stands for. */
    @Test
    void drawsEveryOccurrenceInItsPlace() {
        BotCycles cycles = openSample();
        List<Integer> lanes = sample.byCount().subList(0, 8);
        assertThat(Ui.get(() -> cycles.timeline().lanes())).isEqualTo(lanes);

        TimelinePicture picture = picture(cycles);
        int[] idOfRow = new int[SampleCsv.get().size()];
        java.util.Arrays.fill(idOfRow, -1);
        for (int k = 0; k < sample.count(); k++) {
            java.util.Arrays.fill(idOfRow, sample.startOf(k), sample.startOf(k + 1), sample.ids[k]);
        }
        for (int x = 0; x < picture.buckets().columns(); x++) {
            int from = (int) picture.scale().unitAt(x);
            int to = (int) picture.scale().unitAt(x + 1);
            for (int lane = 0; lane < lanes.size(); lane++) {
                int covered = 0;
                for (int row = from; row < to; row++) {
                    covered += idOfRow[row] == lanes.get(lane) ? 1 : 0;
                }
                assertThat(picture.buckets().coverage(lane, x)).as("column %d, lane %d", x, lane)
                        .isEqualTo((float) ((double) covered / (to - from)));
            }
        }
    }

    @Test
    void aChosenRowGoesToTheOccurrenceInTheEditor() {
        BotCycles cycles = openSample();
        int id = sample.byCount().get(2);

        cycles.table().select(2);

        bot.editor().waitUntilSelected(sample.startOf(sample.occurrences.get(id).get(0)));
        Wait.until("lane", () -> cycles.timeline().lanes().equals(List.of(id)));
        cycles.waitForTimeline();
        assertThat(cycles.selectedNames()).containsExactly("#" + id);
        assertThat(bot.editor().session().selection().cycleIds()).containsExactly(id);
        bot.screenshot("cycles-chosen");
    }

    @Test
    void severalRowsGetALaneEach() {
        BotCycles cycles = openSample();
        List<Integer> order = sample.byCount();

        cycles.table().select(1, 3, 40);

        Wait.until("lanes", () -> cycles.timeline().lanes()
                .equals(List.of(order.get(1), order.get(3), order.get(40))));
        cycles.waitForTimeline();
        assertThat(Ui.get(() -> cycles.timeline().text()).lines()).hasSize(3).first().asString()
                .startsWith("Cycle #" + order.get(1) + ": " + sample.countOf(order.get(1)) + " of 400 occurrences, "
                        + "first at row "
                        + String.format("%,d", sample.startOf(sample.occurrences.get(order.get(1)).get(0))));
        bot.screenshot("cycles-three-lanes");
    }

    @Test
    void aRowSelectedInTheEditorShowsItsCycle() {
        BotCycles cycles = openSample();
        int k = 236; // the abnormal one

        Ui.run(() -> bot.editor().session().select(sample.startOf(k) + 100, bot.editor().part()));

        Wait.until("row", () -> cycles.page().timeline().position() == sample.startOf(k) + 100);
        assertThat(cycles.selectedNames()).containsExactly("#" + sample.ids[k]);
        assertThat(Ui.get(() -> cycles.timeline().lanes())).as("nothing was chosen").hasSize(8);
        cycles.waitForTimeline();
        bot.screenshot("cycles-abnormal");
    }

    @Test
    void stepsFromOccurrenceToOccurrenceWithKeys() {
        BotCycles cycles = openSample();
        BotEditor editor = bot.editor();
        int id = sample.byCount().get(0);
        List<Integer> occurrences = sample.occurrences.get(id);
        cycles.table().select(0);
        editor.waitUntilSelected(sample.startOf(occurrences.get(0)));
        assertThat(bot.keysOf("org.refrain.ui.command.nextOccurrence")).isEqualTo("Ctrl+.");
        assertThat(bot.keysOf("org.refrain.ui.command.previousOccurrence")).isEqualTo("Ctrl+,");

        for (int i = 1; i < 6; i++) {
            bot.keyboard().press(SWT.CTRL, '.');
            editor.waitUntilSelected(sample.startOf(occurrences.get(i)));
        }
        bot.keyboard().press(SWT.CTRL, ',');
        editor.waitUntilSelected(sample.startOf(occurrences.get(4)));
        assertThat(cycles.selectedNames()).containsExactly("#" + id);
    }

    @Test
    void stepsFromCycleToCycleWithCommands() {
        openSample();
        BotEditor editor = bot.editor();

        Ui.run(() -> editor.session().select(sample.startOf(100), "test"));
        bot.command("org.refrain.ui.command.nextCycle");
        editor.waitUntilSelected(sample.startOf(101));
        bot.command("org.refrain.ui.command.nextCycle");
        editor.waitUntilSelected(sample.startOf(102));
        bot.command("org.refrain.ui.command.previousCycle");
        editor.waitUntilSelected(sample.startOf(101));
        Ui.run(() -> editor.session().select(sample.startOf(400) + 5, "test"));
        bot.command("org.refrain.ui.command.nextCycle");
        bot.command("org.refrain.ui.command.previousCycle");
        editor.waitUntilSelected(sample.startOf(399));
    }

    @Test
    void aSliceIsChosenWithMouseAndKeyboard() {
        BotCycles cycles = openSample();
        Point slice = Ui.get(() -> cycles.page().pie().centerOf(0));

        bot.mouse().click(cycles.page().pie(), slice.x, slice.y);
        Wait.until("first slice", () -> cycles.timeline().lanes().equals(List.of(sample.byCount().get(0))));
        bot.keyboard().press(SWT.ARROW_RIGHT);
        bot.keyboard().press(SWT.ARROW_RIGHT);
        bot.keyboard().press(SWT.CR);
        Wait.until("third slice", () -> cycles.timeline().lanes().equals(List.of(sample.byCount().get(2))));
        bot.keyboard().press(SWT.END);
        bot.keyboard().press(SWT.CR);
        Wait.until("the rest", () -> cycles.page().table().widget().getSelectionCount() == 110);
        bot.keyboard().press(SWT.ESC);
        Wait.until("no choice", () -> bot.editor().session().selection().cycleIds().isEmpty());
    }

    @Test
    void anOccurrenceIsChosenInTheTimeline() {
        BotCycles cycles = openSample();
        int id = sample.byCount().get(0);
        cycles.table().select(0);
        bot.editor().waitUntilSelected(sample.startOf(sample.occurrences.get(id).get(0)));
        Ui.run(() -> cycles.timeline().setFocus());

        bot.keyboard().press(SWT.ARROW_RIGHT);
        bot.editor().waitUntilSelected(sample.startOf(sample.occurrences.get(id).get(1)));
        bot.keyboard().press(SWT.END);
        bot.editor().waitUntilSelected(sample.startOf(sample.occurrences.get(id).get(85)));
        bot.keyboard().press(SWT.HOME);
        bot.editor().waitUntilSelected(sample.startOf(sample.occurrences.get(id).get(0)));
        bot.keyboard().press('+');
        bot.keyboard().press('+');
        cycles.waitForTimeline();
        assertThat(Ui.get(() -> cycles.timeline().scale().isWhole())).isFalse();
        bot.keyboard().press('0');
        cycles.waitForTimeline();
        assertThat(Ui.get(() -> cycles.timeline().scale().isWhole())).isTrue();

        int k = sample.occurrences.get(id).get(40);
        Point place = Ui.get(() -> new Point(placeOf(cycles, sample.startOf(k) + sample.lengthOf(id) / 2), 12));
        long expected = Ui.get(() -> cycles.timeline().occurrenceAt(place.x, place.y));
        assertThat(sample.ids[(int) expected]).isEqualTo(id);
        bot.mouse().click(cycles.timeline(), place.x, place.y);
        bot.editor().waitUntilSelected(sample.startOf((int) expected));
    }

    /** X of the pixel that shows a row, found by asking which occurrence is at each. */
    private int placeOf(BotCycles cycles, int row) {
        int right = cycles.timeline().getSize().x;
        int best = 0;
        long least = Long.MAX_VALUE;
        for (int x = 0; x < right; x++) {
            long k = cycles.timeline().occurrenceAt(x, 12);
            long distance = k < 0 ? Long.MAX_VALUE : Math.abs(sample.startOf((int) k) - row);
            if (distance < least) {
                least = distance;
                best = x;
            }
        }
        return best;
    }

    @Test
    void showsFewerCyclesWithAFilter() {
        BotCycles cycles = openSample();

        Ui.run(() -> cycles.page().table().filter().setText("length>3000 count=1"));

        long expected = sample.byCount().stream().filter(id -> sample.lengthOf(id) > 3000 && sample.countOf(id) == 1)
                .count();
        assertThat(cycles.table().rowCount()).isEqualTo((int) expected);
        Ui.run(() -> cycles.page().table().filter().setText(""));
        assertThat(cycles.table().rowCount()).isEqualTo(sample.distinct());
    }

    @Test
    void cutsAtAnotherHeaderWhenTold() throws Exception {
        try (TestProject project = new TestProject("cycles-header")) {
            bot.open(project.copy(TestFiles.sample()));
            BotEditor editor = bot.editor().waitUntilReady();
            BotCycles cycles = new BotCycles(bot).waitUntilShown();
            long entry = Long.MAX_VALUE;
            for (int row = 0; row < SampleCsv.get().size(); row++) {
                if (SampleCsv.get().function(row).equals("LCD_DrawChar")) {
                    entry = Math.min(entry, SampleCsv.get().address(row));
                }
            }
            int calls = SampleCsv.get().rowsAt(entry).size();

            Ui.run(() -> editor.session().reindex(HeaderSpec.named("LCD_DrawChar")));

            Wait.until("another headline", () -> cycles.view().getContentDescription().contains("LCD_DrawChar"));
            cycles.waitUntilShown();
            assertThat(cycles.headline()).startsWith(String.format("%,d cycles of LCD_DrawChar", calls - 1))
                    .endsWith("chosen)");
            Ui.run(() -> editor.session().reindex(HeaderSpec.AUTO));
            Wait.until("the first headline again", () -> cycles.view().getContentDescription().startsWith("400 "));
        }
    }

    private BotCycles openSample() {
        bot.open(TestFiles.sample());
        bot.editor().waitUntilReady();
        BotCycles cycles = new BotCycles(bot).waitUntilShown().group(false);
        Ui.run(() -> bot.editor().session().select(org.refrain.ui.session.TraceSelection.NONE, "test"));
        cycles.waitUntilShown();
        return cycles;
    }

    private static TimelinePicture picture(BotCycles cycles) {
        return Ui.get(() -> {
            TimelinePicture picture = cycles.timeline().picture();
            if (picture == null) {
                throw new AssertionError("no picture");
            }
            return picture;
        });
    }
}
