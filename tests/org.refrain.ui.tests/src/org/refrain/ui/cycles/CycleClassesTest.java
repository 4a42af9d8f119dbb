/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.WorkbenchTheme;
import org.refrain.ui.cycles.table.CycleColumn;
import org.refrain.ui.cycles.table.CycleOrder;
import org.refrain.ui.session.TraceSelection;

/** Classes in the Cycles view, on the sample: compared with what its CSV says about the loop in ADC_Wait. */
@ExtendWith(CalmWorkbench.class)
class CycleClassesTest {

    /** Where ADC_Wait polls: each iteration but the last ends with the jump back. */
    private static final long LOOP_START = 0x64;
    private static final long JUMP_BACK = 0x74;

    private final Bot bot = new Bot();
    private final SampleCycles sample = SampleCycles.get();

    @Test
    void aClassOpensToItsDistinctCycles() {
        BotCycles cycles = openSample();
        List<Integer> members = sameButForTheLoop(6);
        int count = members.stream().mapToInt(sample::countOf).sum();
        assertThat(cycles.table().rowCount()).isEqualTo(86);
        assertThat(cycles.headline()).isEqualTo(
                "400 cycles of main, 118 of them different, in 86 classes (header 0x00000528, found automatically)");
        assertThat(cycles.table().cell(0, 0)).isEqualTo("Class 3 (" + members.size() + " cycles)");
        assertThat(cycles.table().cell(0, 1)).isEqualTo("" + count);

        cycles.table().select(0);
        bot.keyboard().press(SWT.ARROW_RIGHT);
        Wait.until("open", () -> cycles.page().table().widget().getItemCount() == 86 + members.size());

        members.sort((a, b) -> Integer.compare(sample.countOf(b), sample.countOf(a)));
        for (int i = 0; i < members.size(); i++) {
            int id = members.get(i);
            assertThat(cycles.table().cell(1 + i, 0).strip()).isEqualTo("#" + id);
            assertThat(cycles.table().cell(1 + i, 1)).isEqualTo("" + sample.countOf(id));
            assertThat(cycles.table().cell(1 + i, 2))
                    .isEqualTo(String.format("%.2f%%", 100.0 * sample.countOf(id) / sample.count()));
            assertThat(cycles.table().cell(1 + i, 3)).isEqualTo(String.format("%,d", sample.lengthOf(id)));
            assertThat(cycles.table().cell(1 + i, 6)).isEqualTo("" + sample.occurrences.get(id).get(0));
        }
        int column = cycles.table().columnIndex("Differs in");
        for (int i = 0; i < members.size(); i++) {
            int row = 1 + i;
            String expected = "ADC_Wait: " + iterations(members.get(i));
            Wait.until(expected, () -> cycles.page().table().widget().getItem(row).getText(column).equals(expected));
        }
        bot.screenshot("classes-open");
        bot.keyboard().press(SWT.ARROW_RIGHT);
        Wait.until("first one below", () -> bot.editor().session().selection().cycleIds()
                .equals(List.of(members.get(0))));
        assertThat(cycles.selectedNames()).containsExactly("#" + members.get(0));
        bot.keyboard().press(SWT.ARROW_LEFT);
        Wait.until("back up", () -> bot.editor().session().selection().cycleIds().size() == members.size());
        bot.keyboard().press(SWT.ARROW_LEFT);
        Wait.until("closed", () -> cycles.page().table().widget().getItemCount() == 86);
    }

    @Test
    void theTriangleOpensWithoutChoosing() {
        BotCycles cycles = openSample();
        Rectangle image = Ui.get(() -> cycles.page().table().widget().getItem(1).getImageBounds(0));

        bot.mouse().click(cycles.page().table().widget(), image.x + 5, image.y + image.height / 2);

        Wait.until("open", () -> cycles.page().table().widget().getItemCount() > 86);
        assertThat(Ui.get(() -> bot.editor().session().selection().cycleIds())).isEmpty();
        bot.mouse().click(cycles.page().table().widget(), image.x + 5, image.y + image.height / 2);
        Wait.until("closed", () -> cycles.page().table().widget().getItemCount() == 86);
    }

    @Test
    void saysWhatTheCyclesOfAClassDifferIn() {
        BotCycles cycles = openSample();
        Map<Integer, Integer> histogram = new TreeMap<>();
        for (int id : sameButForTheLoop(6)) {
            histogram.merge(iterations(id), sample.countOf(id), Integer::sum);
        }
        List<Integer> numbers = List.copyOf(histogram.keySet());
        int mostly = numbers.stream().max((a, b) -> Integer.compare(histogram.get(a), histogram.get(b))).orElseThrow();
        assertThat(Ui.get(() -> cycles.page().loops().isVisible())).isFalse();

        cycles.table().select(0);

        Wait.until("loops", () -> cycles.page().loops().isVisible());
        assertThat(Ui.get(() -> cycles.page().loops().text()).lines()).containsExactly(
                String.format("Loop in ADC_Wait (0x%08X): %d to %d iterations, mostly %d", LOOP_START, numbers.get(0),
                        numbers.get(numbers.size() - 1), mostly),
                "  " + histogram.entrySet().stream().map(entry -> entry.getKey() + " (" + entry.getValue() + ")")
                        .collect(Collectors.joining(", ")));
        cycles.table().select(rowOfSingle(cycles));
        Wait.until("no loops", () -> !cycles.page().loops().isVisible());
    }

    @Test
    void showsLengthsInAWindowOfALaptop() {
        Ui.run(() -> Bot.window().getShell().setSize(1366, 768));
        BotCycles cycles = openSample();
        Table table = cycles.page().table().widget();
        int width = Ui.get(() -> {
            int end = 0;
            for (int column : table.getColumnOrder()) {
                end += table.getColumn(column).getWidth();
                if (table.getColumn(column).getText().equals("Length")) {
                    break;
                }
            }
            return end;
        });

        assertThat(width).isBetween(1, Ui.get(() -> table.getClientArea().width));
        int differs = cycles.table().columnIndex("Differs in");
        assertThat(Ui.get(() -> table.getItem(0).getTextBounds(differs)))
                .satisfies(cell -> assertThat(cell.x + textWidth(table, cycles.table().cell(0, differs)))
                        .isLessThanOrEqualTo(Ui.get(() -> table.getClientArea().width)));
    }

    private static int textWidth(Table table, String text) {
        return Ui.get(() -> {
            GC gc = new GC(table);
            try {
                return gc.textExtent(text).x;
            } finally {
                gc.dispose();
            }
        });
    }

    @Test
    void everyRowSaysWhatTheCyclesOfItsClassDifferIn() {
        BotCycles cycles = openSample();
        int column = cycles.table().columnIndex("Differs in");
        assertThat(cycles.table().cell(0, column)).isEqualTo("ADC_Wait: 2 to 7, mostly 3");
        assertThat(cycles.table().cell(rowOfSingle(cycles), column)).isEmpty();
        assertThat(Ui.get(() -> cycles.page().table().widget().getColumn(column).getWidth())).isPositive();
        assertThat(Ui.get(() -> cycles.page().table().text()).lines().findFirst()).hasValueSatisfying(
                titles -> assertThat(titles).startsWith("Cycle\tCount\tShare\tLength\tDiffers in"));

        Ui.run(() -> cycles.page().table().filter().setText("iterations>=7 count>100"));
        assertThat(cycles.table().rowCount()).isEqualTo(1);
        assertThat(cycles.table().cell(0, 0)).isEqualTo("Class 3 (4 cycles)");
        Ui.run(() -> cycles.page().table().filter().setText(""));
        Ui.run(() -> cycles.page().table().sort(new CycleOrder(CycleColumn.DIFFERENCE, true)));
        assertThat(cycles.table().cell(0, column)).as("the longest wait").startsWith("Delay: 10 to 40");

        cycles.group(false);
        assertThat(Ui.get(() -> cycles.page().table().widget().getColumn(column).getWidth())).isZero();
        assertThat(cycles.table().cell(0, 0)).as("sorted by counts again").isEqualTo("#6");
        assertThat(Ui.get(() -> cycles.page().table().text())).startsWith("Cycle\tCount\tShare\tLength");
        cycles.group(true);
        assertThat(Ui.get(() -> cycles.page().table().widget().getColumn(column).getWidth())).isPositive();
    }

    @Test
    void theCommandGroupsAndTheViewRemembersIt() {
        BotCycles cycles = openSample();
        cycles.table().select(0); // the view is active
        bot.command("org.refrain.ui.command.groupByClass");
        Wait.until("distinct cycles", () -> cycles.page().table().widget().getItemCount() == 118);

        Ui.run(() -> {
            IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
            page.hideView(page.findView(CyclesView.ID));
        });
        BotCycles again = new BotCycles(bot).waitUntilShown();
        assertThat(again.view()).isNotSameAs(cycles.view());
        assertThat(again.table().rowCount()).isEqualTo(118);
        again.group(true);
        assertThat(again.table().rowCount()).isEqualTo(86);
    }

    @Test
    void aChosenClassShowsAllItsOccurrences() {
        BotCycles cycles = openSample();
        List<Integer> members = sameButForTheLoop(6);
        List<Integer> occurrences = new ArrayList<>();
        members.forEach(id -> occurrences.addAll(sample.occurrences.get(id)));
        occurrences.sort(Integer::compare);

        cycles.table().select(0);

        bot.editor().waitUntilSelected(sample.startOf(occurrences.get(0)));
        Wait.until("lane", () -> cycles.timeline().lanes().equals(List.of(3)));
        cycles.waitForTimeline();
        assertThat(bot.editor().session().selection().cycleIds()).containsExactlyInAnyOrderElementsOf(members);
        assertThat(Ui.get(() -> cycles.timeline().text())).startsWith("Class 3: " + occurrences.size()
                + " of 400 occurrences, first at row " + String.format("%,d", sample.startOf(occurrences.get(0))));
        var picture = Ui.get(() -> cycles.timeline().picture());
        for (int x = 0; picture != null && x < picture.buckets().columns(); x++) {
            int from = (int) picture.scale().unitAt(x);
            int to = (int) picture.scale().unitAt(x + 1);
            int covered = 0;
            for (int k : occurrences) {
                covered += Math.max(0, Math.min(to, sample.startOf(k + 1)) - Math.max(from, sample.startOf(k)));
            }
            assertThat(picture.buckets().coverage(0, x)).as("column %d", x)
                    .isEqualTo((float) ((double) covered / (to - from)));
        }
        for (int i = 1; i < 8; i++) {
            bot.keyboard().press(SWT.CTRL, '.');
            bot.editor().waitUntilSelected(sample.startOf(occurrences.get(i)));
        }
        bot.keyboard().press(SWT.CTRL, ',');
        bot.editor().waitUntilSelected(sample.startOf(occurrences.get(6)));
        assertThat(cycles.selectedNames()).containsExactly("Class 3 (4 cycles)");
    }

    @Test
    void aRowOfTheEditorShowsClassAndCycle() {
        BotCycles cycles = openSample();
        int k = sample.occurrences.get(8).get(2);

        Ui.run(() -> bot.editor().session().select(sample.startOf(k) + 5, "test"));
        assertThat(cycles.selectedNames()).containsExactly("Class 3 (4 cycles)");
        Ui.run(() -> cycles.page().table().open(3, true));
        assertThat(cycles.selectedNames()).containsExactly("Class 3 (4 cycles)", "#8");
        bot.command("org.refrain.ui.command.nextOccurrence");
        assertThat(Ui.get(() -> bot.editor().session().selection().cycleIds())).as("nothing was chosen").isEmpty();
    }

    @Test
    void distinctCyclesAloneAreShownWhenAskedFor() {
        BotCycles cycles = openSample();
        cycles.table().select(0);
        Wait.until("lane", () -> cycles.timeline().lanes().equals(List.of(3)));

        cycles.group(false);

        assertThat(cycles.table().rowCount()).isEqualTo(118);
        assertThat(cycles.selectedNames()).containsExactlyInAnyOrder("#5", "#6", "#8", "#10");
        assertThat(Ui.get(() -> cycles.page().loops().isVisible())).isFalse();
        assertThat(Ui.get(() -> cycles.timeline().lanes())).containsExactlyInAnyOrder(5, 6, 8, 10);
        cycles.group(true);
        assertThat(cycles.selectedNames()).containsExactly("Class 3 (4 cycles)");
    }

    @Test
    void leavesPicturesInLightAndDark() {
        BotCycles cycles = openSample();
        cycles.table().select(0);
        Ui.run(() -> cycles.page().table().open(3, true));
        cycles.waitForTimeline();
        bot.screenshot("classes-light");
        try {
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
            cycles.waitForTimeline();
            bot.screenshot("classes-dark");
            assertThat(Ui.get(() -> cycles.page().loops().getBackground().getRed())).isLessThan(0x80);
        } finally {
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
        }
    }

    /** The distinct cycles that are the same as one of them once the iterations in ADC_Wait are left out. */
    private List<Integer> sameButForTheLoop(int like) {
        List<Integer> same = new ArrayList<>();
        for (int id = 0; id < sample.distinct(); id++) {
            if (withoutTheLoop(id).equals(withoutTheLoop(like))) {
                same.add(id);
            }
        }
        return same;
    }

    /** How often the loop in ADC_Wait iterates in a distinct cycle. */
    private int iterations(int id) {
        int k = sample.occurrences.get(id).get(0);
        int iterations = 0;
        for (int row = sample.startOf(k); row < sample.startOf(k + 1); row++) {
            iterations += SampleCsv.get().address(row) == JUMP_BACK ? 1 : 0;
        }
        return iterations;
    }

    private List<Long> withoutTheLoop(int id) {
        List<Long> rest = new ArrayList<>();
        int k = sample.occurrences.get(id).get(0);
        for (int row = sample.startOf(k); row < sample.startOf(k + 1); row++) {
            long address = SampleCsv.get().address(row);
            if (address < LOOP_START || address > JUMP_BACK) {
                rest.add(address);
            }
        }
        return rest;
    }

    /** The row of a class with one cycle. */
    private static int rowOfSingle(BotCycles cycles) {
        for (int row = 0; row < cycles.table().rowCount(); row++) {
            if (cycles.table().cell(row, 0).contains("#")) {
                return row;
            }
        }
        throw new AssertionError("no class has one cycle only");
    }

    private BotCycles openSample() {
        bot.open(TestFiles.sample());
        bot.editor().waitUntilReady();
        BotCycles cycles = new BotCycles(bot).waitUntilShown().group(true);
        Ui.run(() -> {
            bot.editor().session().select(TraceSelection.NONE, "test");
            cycles.page().table().sort(CycleOrder.DEFAULT);
        });
        cycles.waitUntilShown();
        return cycles;
    }
}
