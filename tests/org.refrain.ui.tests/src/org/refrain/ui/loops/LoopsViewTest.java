/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopOrder;
import org.refrain.core.loop.optimal.OptimalNest;
import org.refrain.core.loop.shape.LoopGroup;
import org.refrain.core.loop.shape.LoopGroups;
import org.refrain.core.loop.trace.LoopLevel;
import org.refrain.core.loop.trace.TraceString;
import org.refrain.core.loop.trace.TraceStrings;
import org.refrain.core.progress.Progress;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotPart;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.WorkbenchTheme;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.session.EventSpan;

/** The Loop Nest view, on the sample. */
@ExtendWith(CalmWorkbench.class)
class LoopsViewTest {

    private final Bot bot = new Bot();

    private LoopsView view() {
        return (LoopsView) bot.viewPart(LoopsView.ID);
    }

    private BotPart openView() {
        BotPart part = bot.view(LoopsView.ID);
        Ui.run(() -> view().setSettings(LoopSettings.DEFAULT));
        return part;
    }

    private LoopTree waitForLoops(LoopSettings settings) {
        Wait.until("loops shown", () -> view().settings().equals(settings) && view().tree() != null);
        return Ui.get(() -> Objects.requireNonNull(view().tree()));
    }

    private static List<String> cells(TreeItem item) {
        return Ui.get(() -> Stream.of(LoopColumn.values()).map(column -> item.getText(column.ordinal())).toList());
    }

    private static IndexedTrace trace(BotEditor editor) {
        return Ui.get(editor::index);
    }

    @Test
    void saysWhatToDoWithoutATrace() {
        openView();
        assertThat(Ui.get(view()::message)).isEqualTo("Open a trace to see its loops here.");
    }

    @Test
    void listsLoopsOfInstructions() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            BotEditor editor = bot.editor().waitUntilReady();
            BotPart part = openView();
            LoopTree tree = waitForLoops(LoopSettings.DEFAULT);

            TraceString string = TraceStrings.of(trace(editor), LoopLevel.INSTRUCTIONS, Integer::toString,
                    Integer.MAX_VALUE, Progress.NONE);
            LoopNest nest = OptimalNest.find(string.string(), LoopOrder.PERIOD, Progress.NONE);
            LoopGroups groups = LoopGroups.of(nest, LoopTree.MOST, Progress.NONE);
            assertThat(tree.listed()).isEqualTo(groups.size());
            assertThat(tree.loops()).isEqualTo(nest.loops());
            assertThat(part.tree().roots()).hasSameSizeAs(groups.roots());

            LoopGroup largest = groups.roots().stream()
                    .max(Comparator.comparingLong(LoopGroup::covered)).orElseThrow();
            int row = groups.roots().indexOf(largest);
            TreeItem item = Ui.get(() -> (TreeItem) view().page().viewer().testFindItem(tree.roots().get(row)));
            List<String> cells = cells(item);
            SampleCsv csv = SampleCsv.get();
            int start = (int) largest.first().start();
            assertThat(cells.get(LoopColumn.FUNCTION.ordinal())).isEqualTo(csv.function(start));
            assertThat(cells.get(LoopColumn.LINES.ordinal())).matches(".+\\.[ch]:\\d+.*");
            assertThat(cells.get(LoopColumn.EXECUTIONS.ordinal()))
                    .isEqualTo(CycleText.number(largest.counts().total()));
            assertThat(cells.get(LoopColumn.ROW.ordinal())).isEqualTo(CycleText.number(start));
            assertThat(cells.get(LoopColumn.TIME.ordinal())).matches("[\\d.]+ (ns|\u00b5s|ms)");

            Ui.run(() -> view().page().viewer().setSelection(new StructuredSelection(
                    tree.roots().get(row)), true));
            editor.waitUntilSelected(start);
            assertThat(Ui.get(() -> editor.session().selection().span()))
                    .isEqualTo(new EventSpan(start, largest.first().end()));
            TreeColumn share = Ui.get(() -> part.tree().widget().getColumn(LoopColumn.SHARE.ordinal()));
            Ui.run(() -> share.notifyListeners(SWT.Selection, new Event()));
            assertThat(cells(Ui.get(() -> part.tree().widget().getItem(0)))).as("largest first").isEqualTo(cells);
            bot.screenshot("loops-light");
            try {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
                Ui.settle();
                bot.screenshot("loops-dark");
            } finally {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
            }
        }
    }

    @Test
    void stopsAndBeginsAgain() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            bot.editor().waitUntilReady();
            BotPart part = openView();
            waitForLoops(LoopSettings.DEFAULT);
            LoopSettings settings = new LoopSettings(LoopLevel.SKELETON, LoopChoice.INNER);
            Ui.run(() -> {
                view().setSettings(settings);
                assertThat(view().tree()).isNull();
                part.button("Stop").notifyListeners(SWT.Selection, new Event());
            });
            assertThat(Ui.get(view()::message)).contains("was stopped");
            part.click("Find Loops");
            assertThat(waitForLoops(settings).roots()).isNotEmpty();
        }
    }

    @Test
    void offersOtherLoopsInItsMenu() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            bot.editor().waitUntilReady();
            openView();
            waitForLoops(LoopSettings.DEFAULT);
            Menu menu = Ui.get(() -> {
                MenuManager manager = (MenuManager) view().getViewSite().getActionBars().getMenuManager();
                return manager.createContextMenu(view().page().viewer().getControl());
            });
            show(menu);
            assertThat(texts(menu)).contains("Loops of", "How Loops Are Found", "Show Outermost Loops Only",
                    "Show 2 Levels", "Expand All");
            Menu of = Ui.get(() -> menu.getItem(0).getMenu());
            show(of);
            assertThat(texts(of)).contains("&Instructions", "&Functions");
            Ui.run(() -> {
                of.getItem(0).setSelection(false);
                of.getItem(1).setSelection(true);
                of.getItem(1).notifyListeners(SWT.Selection, new Event());
            });
            waitForLoops(new LoopSettings(LoopLevel.FUNCTIONS, LoopChoice.LONGEST));
        }
    }

    private static void show(Menu menu) {
        Ui.run(() -> menu.notifyListeners(SWT.Show, new Event()));
    }

    private static List<String> texts(Menu menu) {
        return Ui.get(() -> Stream.of(menu.getItems()).map(MenuItem::getText).toList());
    }

    @Test
    void unfoldsLevelsAndShowsOtherLoops() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            bot.open(sample.trace());
            BotEditor editor = bot.editor().waitUntilReady();
            long before = Ui.get(() -> editor.session().selection().position());
            BotPart part = openView();
            LoopSettings classes = new LoopSettings(LoopLevel.CLASSES, LoopChoice.COVERING);
            Ui.run(() -> view().setSettings(classes));
            LoopTree ofClasses = waitForLoops(classes);
            assertThat(part.tree().roots()).hasSameSizeAs(ofClasses.roots());

            LoopSettings functions = new LoopSettings(LoopLevel.FUNCTIONS, LoopChoice.LONGEST);
            Ui.run(() -> view().setSettings(functions));
            Wait.until("loops of functions", () -> view().tree() != null && view().tree() != ofClasses);
            LoopTree tree = waitForLoops(functions);
            LoopRow outer = tree.roots().stream().filter(it -> !it.inner().isEmpty()).findFirst().orElseThrow();
            LoopRow inner = outer.inner().get(0);
            assertThat(inner.first().first()).isGreaterThanOrEqualTo(outer.first().first());
            assertThat(inner.executions()).isPositive();
            bot.command("org.eclipse.ui.navigate.expandAll");
            TreeItem item = Ui.get(() -> (TreeItem) view().page().viewer().testFindItem(outer));
            assertThat(Ui.get(item::getExpanded)).isTrue();
            assertThat(cells(Ui.get(() -> item.getItem(0))).get(LoopColumn.FUNCTION.ordinal()))
                    .isEqualTo(inner.name());
            assertThat(Ui.get(() -> editor.session().selection().position())).as("kept").isEqualTo(before);
            bot.screenshot("loops-functions");
            bot.command("org.eclipse.ui.navigate.collapseAll");
            assertThat(Ui.get(item::getExpanded)).isFalse();
        }
    }
}
