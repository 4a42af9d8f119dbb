/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.part.FileEditorInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.core.cycle.CycleTable;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.editor.table.TraceColumn;
import org.refrain.ui.session.IndexStore;

/** The sample trace in a real workbench, compared with a plain reading of its file. */
@ExtendWith(CalmWorkbench.class)
class TraceEditorTest {

    private final Bot bot = new Bot();

    @Test
    void showsEveryColumnOfTheSample() throws Exception {
        try (TestProject project = new TestProject("sample-columns")) {
            BotEditor editor = openSample(project);
            SampleCsv csv = SampleCsv.get();

            assertThat(editor.rowCount()).isEqualTo(csv.size());
            int timed = -1;
            for (int row = 0; row < csv.size(); row += row < 5000 ? 1 : 997) {
                assertThat(editor.cell(row, TraceColumn.ROW)).isEqualTo(Integer.toString(row));
                assertThat(editor.cell(row, TraceColumn.TIME)).as("time of row " + row).isEqualTo(csv.time(row));
                boolean instruction = csv.address(row) >= 0;
                assertThat(editor.cell(row, TraceColumn.ADDRESS)).as("address of row " + row)
                        .isEqualTo(instruction ? String.format("0x%08X", csv.address(row)) : "");
                if (instruction) {
                    assertThat(editor.cell(row, TraceColumn.INSTRUCTION)).isEqualTo(csv.instruction(row));
                    assertThat(editor.cell(row, TraceColumn.FUNCTION)).isEqualTo(csv.function(row));
                }
                timed = csv.time(row).isEmpty() ? timed : row;
            }
            assertThat(timed).as("a timed row has been looked at").isPositive();
            assertThat(editor.cell(0, TraceColumn.INSTRUCTION)).isEqualTo("TRACE RUN");
            bot.screenshot("editor-sample");
        }
    }

    @Test
    void cutsTheSampleIntoTheCyclesOfItsHeader() throws Exception {
        try (TestProject project = new TestProject("sample-cycles")) {
            BotEditor editor = openSample(project);
            List<Integer> starts = SampleCsv.get().rowsAt(SampleCsv.HEADER);

            CycleTable cycles = Ui.get(editor::cycles);
            assertThat(cycles.count()).isEqualTo(starts.size() - 1L);
            assertThat(editor.cell(starts.get(0) - 1, TraceColumn.CYCLE)).isEqualTo("prologue");
            for (int k = 0; k < starts.size() - 1; k += 7) {
                assertThat(editor.cell(starts.get(k), TraceColumn.CYCLE)).startsWith(k + " (#");
                assertThat(editor.cell(starts.get(k + 1) - 1, TraceColumn.CYCLE)).startsWith(k + " (#");
            }
            assertThat(editor.cell(SampleCsv.get().size() - 1, TraceColumn.CYCLE)).isEqualTo("partial");
            assertThat(editor.textWith(Label.class, "events"))
                    .contains("400").contains("118").contains("1 discontinuity");
        }
    }

    @Test
    void opensAFileOutsideTheWorkspaceAndItsIndexAlone() throws Exception {
        bot.open(TestFiles.sample());
        BotEditor editor = bot.editor().waitUntilReady();
        long events = Ui.get(() -> editor.index().eventCount());
        Path index = IndexStore.fileFor(TestFiles.sample());

        bot.open(index);
        BotEditor second = bot.editor();
        assertThat(second.part()).isNotSameAs(editor.part());
        second.waitUntilReady();
        assertThat(second.rowCount()).isEqualTo(events);
        assertThat(second.cell(1000, TraceColumn.INSTRUCTION)).isEqualTo(SampleCsv.get().instruction(1000));
    }

    @Test
    void selectsWithMouseAndKeysAndTellsTheSession() throws Exception {
        try (TestProject project = new TestProject("sample-keys")) {
            BotEditor editor = openSample(project);

            editor.clickVisibleRow(5);
            editor.waitUntilSelected(5);
            bot.keyboard().press(editor.natTable(), 0, SWT.ARROW_DOWN);
            editor.waitUntilSelected(6);
            bot.keyboard().press(editor.natTable(), 0, SWT.END);
            editor.waitUntilSelected(SampleCsv.get().size() - 1);
            bot.keyboard().press(editor.natTable(), 0, SWT.HOME);
            editor.waitUntilSelected(0);
            bot.keyboard().press(editor.natTable(), SWT.SHIFT, SWT.PAGE_DOWN);
            assertThat(Ui.get(() -> editor.part().selectedRows())).hasSize(1);
            assertThat(Ui.get(() -> editor.part().selectedRows().get(0).count())).isGreaterThan(5);
        }
    }

    @Test
    void makesARowVisibleThatSomebodyElseSelects() throws Exception {
        try (TestProject project = new TestProject("sample-reveal")) {
            BotEditor editor = openSample(project);
            int row = 654_321;

            Ui.run(() -> editor.session().select(row, "somebody else"));

            editor.waitUntilSelected(row);
            int third = Ui.get(() -> editor.natTable().getRowCount()) / 3;
            List<String> visible = IntStream.range(0, 2 * third)
                    .mapToObj(i -> editor.visibleCell(i, TraceColumn.ROW)).toList();
            assertThat(visible).contains(Integer.toString(row));
            bot.screenshot("editor-revealed");
        }
    }

    @Test
    void theSummaryEndsWithAnEllipsisWhereItHasNoRoom() throws Exception {
        try (TestProject project = new TestProject("sample-narrow")) {
            BotEditor editor = openSample(project);
            String all = editor.textWith(Label.class, "events");
            Ui.run(() -> Bot.window().getShell().setBounds(0, 0, 720, 880));
            Wait.until("shortened", () -> editor.textWith(Label.class, "996").endsWith("\u2026"));
            Label label = editor.control(Label.class, "996");
            assertThat(Ui.get(label::getToolTipText)).isEqualTo(all);
            Link program = editor.control(Link.class, "program");
            assertThat(Ui.get(() -> label.getBounds().intersects(program.getBounds()))).isFalse();
            bot.screenshot("editor-narrow");

            Ui.run(() -> Bot.window().getShell().setBounds(0, 0, 1380, 880));
            Wait.until("all of it", () -> editor.textWith(Label.class, "996").equals(all));
        }
    }

    @Test
    void twoEditorsOnOneFileShareASession() throws Exception {
        try (TestProject project = new TestProject("sample-shared")) {
            IFile file = project.file("loop.csv", TestProject.keilLoop(50));
            bot.open(file);
            BotEditor first = bot.editor().waitUntilReady();
            Ui.run(() -> Bot.page().openEditor(new FileEditorInput(file), TraceEditor.ID, true,
                    IWorkbenchPage.MATCH_NONE));
            BotEditor second = bot.editor();

            assertThat(second.part()).isNotSameAs(first.part());
            assertThat(second.session()).isSameAs(first.session());
            Ui.run(() -> Bot.page().closeEditor(first.part(), false));
            assertThat(second.rowCount()).isEqualTo(500);
        }
    }

    private BotEditor openSample(TestProject project) throws Exception {
        bot.open(project.copy(TestFiles.sample()));
        return bot.editor().waitUntilReady();
    }
}
