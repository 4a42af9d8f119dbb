/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.XMLMemento;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.core.nlr.access.AccessPattern;
import org.refrain.core.nlr.access.AccessPatterns;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceSource;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotPart;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.WorkbenchTheme;
import org.refrain.ui.cycles.ranking.CycleText;

/** The Access Patterns view. */
@ExtendWith(CalmWorkbench.class)
class AccessesViewTest {

    private static final int ROWS = 120_000;

    private final Bot bot = new Bot();

    private AccessesView view() {
        return (AccessesView) bot.viewPart(AccessesView.ID);
    }

    private BotPart openView() {
        BotPart part = bot.view(AccessesView.ID);
        Ui.run(() -> view().page().filter().setText(""));
        return part;
    }

    private AccessTree waitForPatterns() {
        Wait.until("patterns shown", () -> view().tree() != null);
        return Ui.get(() -> Objects.requireNonNull(view().tree()));
    }

    private BotEditor openLog(SampleProject sample) throws Exception {
        IFile file = sample.project().getFile("accesses.log");
        file.create(new ByteArrayInputStream(SampleAccesses.log(ROWS).getBytes(StandardCharsets.UTF_8)), true, null);
        bot.open(file);
        return bot.editor().waitUntilReady();
    }

    private static List<String> cells(TreeItem item) {
        return Ui.get(() -> Stream.of(AccessColumn.values()).map(column -> item.getText(column.ordinal())).toList());
    }

    private static AccessRow line(AccessTree tree, String label) {
        return tree.roots().stream().filter(row -> row.label().equals(label)).findFirst().orElseThrow();
    }

    @Test
    void saysWhatToDoWithoutATrace() {
        openView();
        assertThat(Ui.get(view()::message)).isEqualTo("Open a trace to see its access patterns here.");
    }

    @Test
    void saysHowToRecordAddressesWhereThereAreNone() throws Exception {
        try (TestProject project = new TestProject("accesses")) {
            bot.open(project.file("loop.csv", TestProject.keilLoop(50)));
            bot.editor().waitUntilReady();
            openView();
            Wait.until("a message", () -> view().message().contains("no data addresses"));
            assertThat(Ui.get(view()::message)).startsWith("loop.csv has no data addresses").contains("execlog",
                    "uVision");
        }
    }

    @Test
    void listsPatternsByLineAndInstruction() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = openLog(sample);
            BotPart part = openView();
            AccessTree tree = waitForPatterns();
            Wait.until("lines of the program", () -> view().tree() != null
                    && Objects.requireNonNull(view().tree()).namesVariables());
            tree = waitForPatterns();

            String text = SampleAccesses.log(ROWS);
            TraceSource source = TraceSource.of("accesses.log", text.getBytes(StandardCharsets.UTF_8));
            AccessPatterns expected = AccessPatterns.find(source, TraceReaders.detect(source),
                    AccessTree.MOST_PATTERNS, Progress.NONE);
            assertThat(tree.found()).as("as on the command line").isEqualTo(expected);
            assertThat(tree.roots().stream().mapToLong(AccessRow::accesses).sum()).isEqualTo(expected.accesses());
            assertThat(tree.roots().stream().flatMap(row -> row.inner().stream()).map(AccessRow::accesses).sorted())
                    .isEqualTo(expected.streams().stream().map(AccessPattern::count).sorted().toList());
            for (AccessRow root : tree.roots()) {
                for (AccessRow instruction : root.inner()) {
                    assertThat(instruction.inner().stream().mapToLong(AccessRow::accesses).sum())
                            .as(instruction.label()).isEqualTo(instruction.accesses());
                    assertThat(instruction.inner().stream().mapToLong(AccessRow::looped).sum())
                            .as(instruction.label()).isEqualTo(instruction.looped());
                }
            }

            AccessRow script = line(tree, "board.c:22");
            assertThat(script.function()).isEqualTo("Board_NextCycle");
            AccessRow load = script.inner().stream().filter(row -> row.label().startsWith("0x00000132 ")).findFirst()
                    .orElseThrow();
            assertThat(load.access()).isEqualTo("load, 1 byte");
            assertThat(load.pattern()).matches("&board_script\\[0\\] \\+ 8\\*i, i = 0\\.\\.\\d+");
            assertThat(load.share()).isEqualTo(1);
            AccessRow random = tree.roots().stream().flatMap(row -> row.inner().stream())
                    .filter(row -> row.label().startsWith("0x00000378 ")).findFirst().orElseThrow();
            assertThat(random.share()).isLessThan(0.1);
            assertThat(random.inner().get(random.inner().size() - 1).label()).isEqualTo("Others");
            Ui.run(() -> view().page().viewer().setSelection(new StructuredSelection(load.inner().get(0)), true));
            editor.waitUntilSelected(load.first());
            assertThat(part.textWith(Label.class, "follow a pattern"))
                    .startsWith(CycleText.number(expected.accesses()) + " accesses of "
                            + CycleText.number(expected.streams().size()) + " instructions; ");

            Ui.run(() -> {
                view().page().viewer().collapseAll();
                view().page().viewer().expandToLevel(random.outer(), 2);
                view().page().viewer().reveal(random);
            });
            AccessRow first = tree.roots().get(0);
            assertThat(cells(Ui.get(() -> part.tree().widget().getItem(0)))).startsWith(first.label(),
                    first.function(), first.access(), CycleText.number(first.accesses()));
            bot.screenshot("accesses-light");
            try {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
                Ui.settle();
                bot.screenshot("accesses-dark");
            } finally {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
            }
        }
    }

    @Test
    void filtersAndSorts() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            openLog(sample);
            BotPart part = openView();
            waitForPatterns();
            Wait.until("lines of the program", () -> part.tree().widget().getItemCount() > 20
                    && part.tree().widget().getItem(0).getText().matches(".+\\.[ch]:\\d+"));
            Ui.run(() -> view().page().filter().setText("board_SCRIPT"));
            assertThat(part.tree().roots()).contains("board.c:22").allMatch(label -> label.startsWith("board.c:"));
            Ui.run(() -> view().page().filter().setText("board.c:2"));
            assertThat(part.tree().roots()).as("a line is not the beginning of another").isEmpty();
            assertThat(Ui.get(() -> view().page().summary())).contains("The filter matches none of them.");
            Ui.run(() -> view().page().filter().setText("board.c:22"));
            assertThat(part.tree().roots()).containsExactly("board.c:22");
            assertThat(Ui.get(() -> part.tree().widget().getItem(0).getExpanded())).isTrue();

            Ui.run(() -> view().page().filter().setText("lcd"));
            AccessColumn column = AccessColumn.LINE;
            Ui.run(() -> part.tree().widget().getColumn(column.ordinal()).notifyListeners(SWT.Selection, new Event()));
            List<String> sorted = part.tree().roots();
            assertThat(sorted).hasSizeGreaterThan(5).isSortedAccordingTo((a, b) -> Integer.compare(
                    Integer.parseInt(a.replaceAll(".*:", "")), Integer.parseInt(b.replaceAll(".*:", ""))));
            XMLMemento memento = XMLMemento.createWriteRoot("view");
            Ui.run(() -> view().saveState(memento));
            assertThat(memento.getString("sorted")).isEqualTo("LINE");
            assertThat(memento.getBoolean("reverse")).isFalse();
            Ui.run(() -> part.tree().widget().getColumn(AccessColumn.ACCESSES.ordinal())
                    .notifyListeners(SWT.Selection, new Event()));
        }
    }

    @Test
    void showsTheLineThatTheCursorIsIn() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            openLog(sample);
            BotPart part = openView();
            waitForPatterns();
            Ui.run(() -> {
                var editor = (ITextEditor) Bot.page().openEditor(
                        new FileEditorInput(sample.source("board.c")),
                        EditorsUI.DEFAULT_TEXT_EDITOR_ID);
                var document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
                editor.selectAndReveal(document.getLineOffset(21), 0);
                Bot.page().activate(editor);
            });
            bot.command("org.refrain.ui.command.accessesOfLine");
            Wait.until("the line", () -> view().page().filter().getText().equals("board.c:22")
                    && part.tree().widget().getItemCount() == 1);
            assertThat(part.tree().roots()).containsExactly("board.c:22");
            assertThat(Ui.get(() -> Bot.page().getActivePart() == view())).isTrue();
        }
    }

    @Test
    void showsAddressesWithoutAProgram() throws Exception {
        StringBuilder csv = new StringBuilder(TestProject.keilLoop(3));
        for (int i = 0; i < 40; i++) {
            csv.append(TestProject.keilLoop(1).replace(TestProject.KEIL_HEADING, ""));
            csv.append(",R : 0x").append(Integer.toHexString(0x20000028 + 4 * i)).append(",0x00000005,,\n");
        }
        try (TestProject project = new TestProject("accesses")) {
            bot.open(project.file("data.csv", csv.toString()));
            bot.editor().waitUntilReady();
            BotPart part = openView();
            AccessTree tree = waitForPatterns();
            assertThat(tree.namesVariables()).isFalse();
            List<String> cells = cells(Ui.get(() -> part.tree().widget().getItem(0)));
            assertThat(cells.get(AccessColumn.LINE.ordinal())).isEqualTo("Instruction not recorded");
            assertThat(cells.get(AccessColumn.ACCESS.ordinal())).isEqualTo("load");
            assertThat(cells.get(AccessColumn.ACCESSES.ordinal())).isEqualTo("40");
            assertThat(cells.get(AccessColumn.SHARE.ordinal())).isEqualTo("100.00%");
            assertThat(cells.get(AccessColumn.PATTERN.ordinal())).isEqualTo("0x20000028 + 4*i, i = 0..39");
            assertThat(Ui.get(() -> view().page().summary())).contains("addresses stand for variables");
        }
    }

    @Test
    void showsAccessesOfCacheSimulators() throws Exception {
        StringBuilder din = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            din.append("2 700 4\n0 ").append(Integer.toHexString(0x8000 + 8 * i)).append(" 8\n2 704 4\n1 9000 4\n");
        }
        try (TestProject project = new TestProject("accesses")) {
            bot.open(project.file("mm.din", din.toString()));
            BotEditor editor = bot.editor().waitUntilReady();
            BotPart part = openView();
            AccessTree tree = waitForPatterns();
            assertThat(tree.roots()).extracting(AccessRow::label).containsExactly("0x00000700", "0x00000704");
            List<String> cells = cells(Ui.get(() -> part.tree().widget().getItem(0)));
            assertThat(cells.get(AccessColumn.PATTERN.ordinal())).isEqualTo("0x00008000 + 8*i, i = 0..299");
            Ui.run(() -> view().page().viewer().setSelection(new StructuredSelection(tree.roots().get(1)), true));
            editor.waitUntilSelected(3);
        }
    }
}
