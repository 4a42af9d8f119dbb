/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotShell;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.editor.table.TraceColumn;

/** Moving through the sample with commands and keys; where they lead is looked up in the plain file. */
@ExtendWith(CalmWorkbench.class)
class NavigationTest {

    private static final String COMMAND = "org.refrain.ui.command.";

    private final Bot bot = new Bot();

    @Test
    void goesToARowThatIsTyped() throws Exception {
        try (TestProject project = new TestProject("go-to-row")) {
            BotEditor editor = openSample(project);
            Ui.run(() -> editor.part().setFocus());

            bot.keyboard().press(SWT.CTRL, 'l');
            BotShell dialog = bot.shell("Go to Row");
            dialog.setText("999999999");
            assertThat(dialog.textWith(Text.class, "The last one")).contains("996,381");
            Button ok = dialog.button("OK");
            assertThat(Ui.get(ok::isEnabled)).isFalse();
            dialog.setText("800,123");
            bot.screenshot("go-to-row");
            dialog.click("OK");
            dialog.waitUntilClosed();

            editor.waitUntilSelected(800_123);
        }
    }

    @Test
    void goesToATime() throws Exception {
        try (TestProject project = new TestProject("go-to-time")) {
            BotEditor editor = openSample(project);
            SampleCsv csv = SampleCsv.get();
            int timed = 700_000;
            while (csv.time(timed).isEmpty()) {
                timed++;
            }

            enter("goToTime", "Go to Time", csv.time(timed) + " s");
            editor.waitUntilSelected(timed);

            enter("goToTime", "Go to Time", "1 year is no time", "A time is a number");
        }
    }

    @Test
    void goesToTheNextRowAtAnAddress() throws Exception {
        try (TestProject project = new TestProject("go-to-address")) {
            BotEditor editor = openSample(project);
            List<Integer> starts = SampleCsv.get().rowsAt(SampleCsv.HEADER);

            enter("goToAddress", "Go to Address", "0x528");
            editor.waitUntilSelected(starts.get(0));
            enter("goToAddress", "Go to Address", "00000529");
            editor.waitUntilSelected(starts.get(1));
            enter("goToAddress", "Go to Address", "0xFFFFFFFF", "No row of this trace");
        }
    }

    @Test
    void goesToACycle() throws Exception {
        try (TestProject project = new TestProject("go-to-cycle")) {
            BotEditor editor = openSample(project);
            List<Integer> starts = SampleCsv.get().rowsAt(SampleCsv.HEADER);

            enter("goToCycle", "Go to Cycle", "236");
            editor.waitUntilSelected(starts.get(236));
            assertThat(editor.cell(starts.get(236), TraceColumn.CYCLE))
                    .isEqualTo("236 (#" + Ui.get(() -> editor.cycles().idOf(236)) + ")");
            enter("goToCycle", "Go to Cycle", "400", "The last one is 399");
        }
    }

    @Test
    void goesBackToWhereItCameFrom() throws Exception {
        try (TestProject project = new TestProject("back")) {
            BotEditor editor = openSample(project);
            editor.clickVisibleRow(3);
            editor.waitUntilSelected(3);
            enter("goToRow", "Go to Row", "500000");
            editor.waitUntilSelected(500_000);
            enter("goToRow", "Go to Row", "900000");
            editor.waitUntilSelected(900_000);

            bot.command("org.eclipse.ui.navigate.backwardHistory");
            editor.waitUntilSelected(500_000);
            bot.command("org.eclipse.ui.navigate.backwardHistory");
            editor.waitUntilSelected(3);
            bot.command("org.eclipse.ui.navigate.forwardHistory");
            editor.waitUntilSelected(500_000);
        }
    }

    @Test
    void stepsThroughTheEventsOfOneAddress() throws Exception {
        try (TestProject project = new TestProject("same-address")) {
            BotEditor editor = openSample(project);
            List<Integer> starts = SampleCsv.get().rowsAt(SampleCsv.HEADER);
            int last = starts.get(starts.size() - 1);
            select(editor, starts.get(5));

            bot.keyboard().press(SWT.CTRL, SWT.ARROW_DOWN);
            editor.waitUntilSelected(starts.get(6));
            bot.keyboard().press(SWT.CTRL, SWT.ARROW_UP);
            editor.waitUntilSelected(starts.get(5));
            bot.keyboard().press(SWT.CTRL, SWT.ARROW_UP);
            editor.waitUntilSelected(starts.get(4));
            select(editor, last);
            bot.command(COMMAND + "nextSameAddress");
            editor.waitUntilSelected(starts.get(0));
        }
    }

    @Test
    void findsATextInTheInstructions() throws Exception {
        try (TestProject project = new TestProject("find")) {
            BotEditor editor = openSample(project);
            select(editor, 0);

            bot.keyboard().press(SWT.CTRL, 'f');
            Text field = editor.control(Text.class);
            Wait.until("find bar has the focus", field::isFocusControl);
            bot.keyboard().type("bx");
            Wait.until("typed", () -> field.getText().equals("bx"));
            bot.keyboard().press(SWT.CR);
            int first = nextWith("BX", 1, 1);
            editor.waitUntilSelected(first);
            bot.screenshot("find-bar");
            bot.keyboard().press(SWT.CTRL, 'k');
            int second = nextWith("BX", first + 1, 1);
            editor.waitUntilSelected(second);
            bot.keyboard().press(SWT.CTRL + SWT.SHIFT, 'k');
            editor.waitUntilSelected(first);

            Button exactly = editor.control(Button.class, "Case sensitive");
            Ui.run(() -> exactly.setSelection(true));
            bot.command(COMMAND + "findNext");
            assertThat(editor.textWith(Label.class, "No instruction")).isNotEmpty();
            editor.waitUntilSelected(first);
            Ui.run(() -> field.setFocus());
            bot.keyboard().press(SWT.ESC);
            Wait.until("find bar closed", () -> !field.isVisible());
        }
    }

    @Test
    void searchGoesOnFromTheOtherEnd() throws Exception {
        try (TestProject project = new TestProject("find-wrapped")) {
            BotEditor editor = openSample(project);
            int size = SampleCsv.get().size();
            int first = nextWith("BX", 0, 1);
            int last = nextWith("BX", size - 1, -1);
            select(editor, first);
            bot.command("org.eclipse.ui.edit.findReplace");
            Text field = editor.control(Text.class);
            Ui.run(() -> field.setText("BX"));

            bot.command(COMMAND + "findPrevious");
            editor.waitUntilSelected(last);
            assertThat(editor.textWith(Label.class, "other end")).isNotEmpty();
            bot.command(COMMAND + "findNext");
            editor.waitUntilSelected(first);
        }
    }

    @Test
    void copiesRowsWithTabsBetweenTheirCells() throws Exception {
        try (TestProject project = new TestProject("copy")) {
            BotEditor editor = openSample(project);
            select(editor, 1);
            bot.keyboard().press(editor.natTable(), SWT.SHIFT, SWT.ARROW_DOWN);
            bot.keyboard().press(editor.natTable(), SWT.SHIFT, SWT.ARROW_DOWN);

            bot.keyboard().press(SWT.CTRL, 'c');

            String[] lines = clipboard().split("\\R");
            assertThat(lines).hasSize(3);
            assertThat(lines[1].split("\t")).containsExactly("2", "", "", "0x00000668", SampleCsv.get().instruction(2),
                    "Reset_Handler", "prologue");
        }
    }

    @Test
    void copiesNoMoreThanAClipboardHolds() throws Exception {
        try (TestProject project = new TestProject("copy-all")) {
            BotEditor editor = openSample(project);
            select(editor, 1);

            bot.keyboard().press(SWT.CTRL, 'a');
            assertThat(Ui.get(() -> editor.part().selectedRows().get(0).count())).isEqualTo(SampleCsv.get().size());
            long begin = System.nanoTime();
            bot.keyboard().press(SWT.CTRL, 'c');
            assertThat(System.nanoTime() - begin).as("nanoseconds to copy").isLessThan(2_000_000_000L);

            assertThat(clipboard().lines().count()).isEqualTo(50_000);
        }
    }

    @Test
    void everyCommandCanBeReachedByKeys() throws Exception {
        try (TestProject project = new TestProject("keys")) {
            BotEditor editor = openSample(project);
            Ui.run(() -> editor.part().setFocus());

            for (String command : List.of("goToRow", "goToTime", "goToAddress", "goToCycle", "nextSameAddress",
                    "previousSameAddress", "findNext", "findPrevious")) {
                assertThat(bot.keysOf(COMMAND + command)).as(command).isNotEmpty();
                assertThat(bot.isEnabled(COMMAND + command)).as(command).isTrue();
            }
            bot.closeAllEditors();
            assertThat(bot.isEnabled(COMMAND + "goToRow")).isFalse();
        }
    }

    private BotEditor openSample(TestProject project) throws Exception {
        bot.open(project.copy(TestFiles.sample()));
        return bot.editor().waitUntilReady();
    }

    private static void select(BotEditor editor, long row) {
        Ui.run(() -> {
            editor.session().select(row, "test");
            editor.part().setFocus();
        });
        editor.waitUntilSelected(row);
    }

    /** Types something into the dialog of a command and confirms it. */
    private void enter(String command, String title, String text) {
        bot.command(COMMAND + command);
        BotShell dialog = bot.shell(title);
        dialog.setText(text);
        dialog.click("OK");
        dialog.waitUntilClosed();
    }

    /** Types something wrong into the dialog of a command, and gives up. */
    private void enter(String command, String title, String text, String complaint) {
        bot.command(COMMAND + command);
        BotShell dialog = bot.shell(title);
        dialog.setText(text);
        assertThat(dialog.textWith(Text.class, complaint)).isNotEmpty();
        dialog.click("Cancel");
        dialog.waitUntilClosed();
    }

    private static int nextWith(String text, int from, int step) {
        SampleCsv csv = SampleCsv.get();
        int row = from;
        while (!csv.instruction(row).contains(text)) {
            row += step;
        }
        return row;
    }

    private static String clipboard() {
        return Ui.get(() -> {
            Clipboard clipboard = new Clipboard(Ui.display());
            try {
                return String.valueOf(clipboard.getContents(TextTransfer.getInstance()));
            } finally {
                clipboard.dispose();
            }
        });
    }
}
