/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.XMLMemento;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.core.loop.trace.LoopLevel;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotPart;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.WorkbenchTheme;
import org.refrain.ui.session.EventSpan;

/** What can be done with a selected loop of the sample. */
@ExtendWith(CalmWorkbench.class)
class LoopStepsTest {

    private static final String NEXT = "org.refrain.ui.command.nextLoopExecution";
    private static final String PREVIOUS = "org.refrain.ui.command.previousLoopExecution";

    private final Bot bot = new Bot();
    private final LoopsBot loops = new LoopsBot(bot);

    private static EventSpan span(BotEditor editor) {
        return Ui.get(() -> editor.session().selection().span());
    }

    private static void waitForSpan(BotEditor editor, EventSpan span) {
        Wait.until("span " + span, () -> editor.session().selection().span().equals(span));
    }

    /** Counts from the text of the trace: where the three instructions of the loop in Delay run again and again. */
    private static List<EventSpan> delays(EventSpan first) {
        SampleCsv csv = SampleCsv.get();
        long start = csv.address((int) first.first());
        return IntStream.range(0, csv.size() - 3).filter(i -> csv.address(i) == start
                && csv.address(i + 3) == start && (i < 3 || csv.address(i - 3) != start))
                .mapToObj(i -> {
                    int end = i;
                    while (csv.address(end) == start) {
                        end += 3;
                    }
                    return new EventSpan(i, end);
                }).toList();
    }

    @Test
    void stepsThroughTheExecutionsOfALoop() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            BotEditor editor = bot.editor().waitUntilReady();
            BotPart part = loops.open();
            LoopTree tree = loops.waitForLoops();
            bot.command(NEXT);
            Wait.until("hint", () -> bot.statusText().startsWith("Select a loop"));

            LoopRow row = LoopsBot.find(tree.roots(), it -> it.name().equals("Delay") && it.inner().isEmpty()
                    && it.period() == 3 && it.iterations().isVarying());
            assertThat(row.iterations().text()).matches("\\d+ to \\d+, mostly \\d+");
            assertThat(row.iterations().histogram().stream().mapToLong(it -> it.executions()).sum())
                    .isEqualTo(row.executions());
            loops.select(row);
            waitForSpan(editor, row.first());
            assertThat(Ui.get(() -> view().page().details().strip().text())).contains("Loop in Delay", "mostly");
            List<EventSpan> all = delays(row.first());
            assertThat(all.get(0)).isEqualTo(row.first());

            bot.command(NEXT);
            Wait.until("another span", () -> !span(editor).equals(row.first()));
            EventSpan second = span(editor);
            assertThat(all).contains(second);
            assertThat(second.first()).isGreaterThan(row.first().first());
            Wait.until("told", () -> bot.statusText().startsWith("Execution 2 of " + row.executions()));
            editor.waitUntilSelected(second.first());
            bot.command(PREVIOUS);
            waitForSpan(editor, row.first());
            bot.command(PREVIOUS);
            Wait.until("none before", () -> bot.statusText().contains("does not run earlier"));
            assertThat(span(editor)).isEqualTo(row.first());
            assertThat(bot.keysOf(NEXT)).isNotEmpty();
            assertThat(Ui.get(() -> part.tree().widget().getSelectionCount())).isEqualTo(1);
        }
    }

    private LoopsView view() {
        return loops.view();
    }

    @Test
    void opensTheLinesOfABody() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            bot.editor().waitUntilReady();
            BotPart part = loops.open();
            LoopTree tree = loops.waitForLoops();
            LoopRow row = LoopsBot.find(tree.roots(), it -> it.name().equals("LCD_DrawChar") && it.lines().size() > 1
                    && it.lines().stream().anyMatch(range -> range.functions().equals("LCD_WriteReg")));
            assertThat(row.lines().get(0).text()).startsWith("lcd.c:");
            loops.select(row);
            LineRange other = row.lines().stream().filter(range -> range.functions().equals("LCD_WriteReg")).findFirst()
                    .orElseThrow();
            String text = Ui.get(() -> view().page().details().links().getText());
            assertThat(text).contains(other.text() + "</a> in LCD_WriteReg");
            bot.screenshot("loops-lines");
            Event click = new Event();
            click.text = Integer.toString(row.lines().indexOf(other));
            Ui.run(() -> view().page().details().links().notifyListeners(SWT.Selection, click));
            Wait.until("lines opened", () -> Bot.page().getActivePart() instanceof IEditorPart active
                    && active.getTitle().equals("lcd.c") && lineOf(active) == other.first());
            assertThat(Ui.get(() -> part.tree().widget().getSelectionCount())).isEqualTo(1);
        }
    }

    private static int lineOf(IEditorPart editor) {
        return editor instanceof ITextEditor text
                && text.getSelectionProvider().getSelection() instanceof ITextSelection selection
                ? selection.getStartLine() + 1 : -1;
    }

    @Test
    void foldsLevelsByTheirNumbers() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            bot.editor().waitUntilReady();
            BotPart part = loops.open();
            loops.use(new LoopSettings(LoopLevel.FUNCTIONS, LoopChoice.LONGEST));
            LoopTree tree = loops.waitForLoops();
            int deepest = tree.listedDepth();
            assertThat(deepest).isGreaterThan(2);
            Tree widget = Ui.get(() -> part.tree().widget());
            assertThat(type(widget, '2')).isEqualTo(2);
            assertThat(type(widget, '1')).isEqualTo(1);
            assertThat(type(widget, '3')).isEqualTo(3);
            assertThat(type(widget, '*')).isEqualTo(deepest);
            assertThat(type(widget, '1')).isEqualTo(1);
            assertThat(type(widget, '0')).isEqualTo(deepest);
        }
    }

    /** Types a key; returns how many levels can be seen then. */
    private int type(Tree widget, char key) {
        Event event = new Event();
        event.character = key;
        Ui.run(() -> widget.notifyListeners(SWT.KeyDown, event));
        assertThat(event.doit).isFalse();
        return Ui.get(() -> {
            int levels = 0;
            for (Object row : view().page().viewer().getVisibleExpandedElements()) {
                levels = Math.max(levels, depthOf((LoopRow) row) + 1);
            }
            return Math.max(1, levels);
        });
    }

    private static int depthOf(LoopRow row) {
        LoopRow outer = row.outer();
        return outer == null ? 1 : 1 + depthOf(outer);
    }

    @Test
    void keepsItsColumns() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            bot.editor().waitUntilReady();
            BotPart part = loops.open();
            loops.waitForLoops();
            Tree widget = Ui.get(() -> part.tree().widget());
            int last = LoopColumn.LINES.ordinal();
            Ui.run(() -> {
                GC gc = new GC(widget);
                for (TreeColumn column : widget.getColumns()) {
                    assertThat(column.getWidth()).as(column.getText())
                            .isGreaterThan(gc.textExtent(column.getText()).x);
                }
                gc.dispose();
            });
            Ui.run(() -> {
                widget.getColumn(LoopColumn.SHARE.ordinal()).setWidth(123);
                int[] order = widget.getColumnOrder();
                order[0] = LoopColumn.ITERATIONS.ordinal();
                order[1] = LoopColumn.FUNCTION.ordinal();
                widget.setColumnOrder(order);
            });
            IMemento memento = XMLMemento.createWriteRoot("view");
            Ui.run(() -> view().saveState(memento));
            assertThat(memento.getInteger("width.SHARE")).isEqualTo(123);
            assertThat(memento.getInteger("place.ITERATIONS")).isZero();
            assertThat(memento.getInteger("width." + LoopColumn.values()[last])).as("depends on the room").isNull();
        }
    }

    @Test
    void recognisesNestedLoopsOfInstructions() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            BotEditor editor = bot.editor().waitUntilReady();
            loops.open();
            loops.use(new LoopSettings(LoopLevel.CYCLES, LoopChoice.NESTED));
            LoopTree tree = loops.waitForLoops();
            LoopRow row = LoopsBot.find(tree.roots(), it -> it.name().equals("Delay") && it.period() == 3);
            List<EventSpan> all = delays(row.first());
            assertThat(all).contains(row.first());
            assertThat(row.iterations().text()).contains("mostly");
            assertThat(row.lines()).isNotEmpty();
            loops.select(row);
            waitForSpan(editor, row.first());
            bot.command(NEXT);
            Wait.until("another span", () -> !span(editor).equals(row.first()));
            assertThat(all).contains(span(editor));
            bot.screenshot("loops-nlr-light");
            try {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
                Ui.settle();
                bot.screenshot("loops-nlr-dark");
            } finally {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
            }
        }
    }
}
