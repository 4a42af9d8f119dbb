/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bookmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotShell;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.cycles.CyclesView;

/** Notes on events of the sample are in the workspace, and lead back to their events. */
@ExtendWith(CalmWorkbench.class)
class TraceBookmarkTest {

    private static final String COMMAND = "org.refrain.ui.command.addBookmark";
    private static final String TITLE = "Add Trace Bookmark";

    private final Bot bot = new Bot();

    @Test
    void leadsBackToItsEvent() throws Exception {
        try (TestProject project = new TestProject("bookmark")) {
            IFile file = project.copy(TestFiles.sample());
            select(open(file), 800_123);

            bot.keyboard().press(SWT.CTRL, 'd');
            BotShell dialog = bot.shell(TITLE);
            assertThat(dialog.textWith(Label.class, "Note")).isEqualTo("Note on row 800123:");
            dialog.setText("the late answer");
            bot.screenshot("add-bookmark");
            dialog.click("OK");
            dialog.waitUntilClosed();

            IMarker bookmark = onlyBookmark(file);
            assertThat(bookmark.getAttribute(IMarker.MESSAGE, "")).isEqualTo("the late answer");
            assertThat(bookmark.getAttribute(IMarker.LOCATION, "")).isEqualTo("row 800123");
            assertThat(TraceBookmark.positionOf(bookmark)).isEqualTo(800_123);
            assertThat(bookmark.isSubtypeOf(IMarker.BOOKMARK)).isTrue();
            var tree = bot.view(IPageLayout.ID_BOOKMARKS).tree();
            Wait.until("listed", () -> tree.widget().getItemCount() == 1
                    && tree.widget().getItem(0).getText().equals("the late answer"));
            bot.screenshot("bookmarks-view");

            bot.closeAllEditors();
            Ui.run(() -> IDE.openEditor(Bot.page(), bookmark));
            BotEditor editor = bot.editor();
            editor.waitUntilSelected(800_123);
            select(editor, 7);
            Ui.run(() -> IDE.openEditor(Bot.page(), bookmark));
            editor.waitUntilSelected(800_123);
        }
    }

    @Test
    void isOnTheBeginningOfTheCycleInTheCyclesView() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample.trace());
            Wait.until("the program", () -> editor.session().program() != null);
            long start = Ui.get(() -> editor.cycles().startOf(236));
            select(editor, start + 100);
            bot.view(CyclesView.ID);
            CyclesView view = (CyclesView) bot.viewPart(CyclesView.ID);
            Wait.until("cycles", () -> view.message().isEmpty());

            bot.command(COMMAND);
            BotShell dialog = bot.shell(TITLE);
            assertThat(dialog.textWith(Text.class, "")).matches("\\w+\\.[cs]:\\d+, cycle 236");
            dialog.click("OK");
            dialog.waitUntilClosed();

            IMarker bookmark = onlyBookmark(sample.trace());
            assertThat(TraceBookmark.positionOf(bookmark)).isEqualTo(start);
            assertThat(bookmark.getAttribute(IMarker.MESSAGE, "")).endsWith(", cycle 236");
        }
    }

    @Test
    void saysWhatItNeeds() throws Exception {
        bot.open(TestFiles.sample());
        BotEditor editor = bot.editor().waitUntilReady();
        select(editor, -1);
        bot.command(COMMAND);
        assertThat(bot.statusText()).isEqualTo("Select the row that the bookmark is for.");

        select(editor, 5);
        bot.command(COMMAND);
        BotShell dialog = bot.shell(TITLE);
        assertThat(dialog.textWith(Label.class, "Bookmarks")).contains("Put it into a project");
        dialog.click("OK");
        dialog.waitUntilClosed();
    }

    private BotEditor open(IFile file) {
        bot.open(file);
        return bot.editor().waitUntilReady();
    }

    private static void select(BotEditor editor, long row) {
        Ui.run(() -> {
            editor.session().select(row, "test");
            editor.part().setFocus();
        });
        editor.waitUntilSelected(row);
    }

    private static IMarker onlyBookmark(IFile file) throws Exception {
        Wait.until("bookmark", () -> bookmarks(file).size() == 1);
        return bookmarks(file).get(0);
    }

    private static List<IMarker> bookmarks(IFile file) throws Exception {
        return List.of(file.findMarkers(TraceBookmark.TYPE, false, IResource.DEPTH_ZERO));
    }
}
