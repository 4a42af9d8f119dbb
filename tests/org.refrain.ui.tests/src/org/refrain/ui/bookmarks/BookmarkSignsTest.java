/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bookmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotShell;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.WorkbenchTheme;
import org.refrain.ui.cycles.CyclesView;
import org.refrain.ui.cycles.timeline.TimelineChart;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.TraceSession;

/** Where bookmarks are to be seen, and how they are gone through. */
@ExtendWith(CalmWorkbench.class)
class BookmarkSignsTest {

    private static final String NEXT = "org.eclipse.ui.navigate.next";
    private static final String PREVIOUS = "org.eclipse.ui.navigate.previous";

    private final Bot bot = new Bot();

    @Test
    void theTableShowsThemAndTheirNotes() throws Exception {
        try (TestProject project = new TestProject("bookmark-signs")) {
            IFile file = project.file("loop.csv", TestProject.keilLoop(50));
            BotEditor editor = open(file);
            editor.clickVisibleRow(4);
            editor.waitUntilSelected(4);

            chooseInEditMenu("Add Bookmark...");
            BotShell dialog = bot.shell("Add Trace Bookmark");
            dialog.setText("first of all");
            dialog.click("OK");
            dialog.waitUntilClosed();
            Wait.until("a sign", () -> hasNote(editor, 4));
            assertThat(Ui.get(() -> hasNote(editor, 3))).isFalse();

            var cell = Ui.get(() -> editor.natTable().getBoundsByPosition(0, 5));
            bot.mouse().move(editor.natTable(), cell.x + 5, cell.y + 5);
            assertThat(Ui.get(() -> editor.natTable().getToolTipText())).isEqualTo("first of all");
            bot.mouse().move(editor.natTable(), cell.x + 5, cell.y + 5 + 3 * cell.height);
            assertThat(Ui.get(() -> String.valueOf(editor.natTable().getToolTipText()))).isEqualTo("null");
            bot.screenshot("bookmark-in-table");

            file.deleteMarkers(TraceBookmark.TYPE, true, 0);
            Wait.until("no sign", () -> !hasNote(editor, 4));
        }
    }

    @Test
    void theTimelineShowsThemAndLeadsToThem() throws Exception {
        try (TestProject project = new TestProject("bookmark-timeline")) {
            IFile file = project.copy(TestFiles.sample());
            BotEditor editor = open(file);
            bot.view(CyclesView.ID);
            CyclesView view = (CyclesView) bot.viewPart(CyclesView.ID);
            Wait.until("cycles", () -> view.message().isEmpty());
            TimelineChart timeline = timelineOf(view);
            add(file, 500_000, "the middle");
            add(file, 400_000, "before");
            Ui.run(() -> editor.session().showWindow(new EventSpan(390_000, 510_000), "test"));
            Wait.until("computed", () -> timeline.isUpToDate() && timeline.scale().start() == 390_000);

            int x = Ui.get(() -> timeline.getSize().x - 6 - timeline.scale().width()
                    + timeline.scale().pixelOf(500_000));
            Wait.until("a sign", () -> {
                move(timeline, x, 4);
                return "the middle".equals(timeline.getToolTipText());
            });
            screenshots();
            bot.mouse().click(timeline, x, 4);
            editor.waitUntilSelected(500_000);
        }
    }

    private static void move(TimelineChart timeline, int x, int y) {
        Event event = new Event();
        event.x = x;
        event.y = y;
        timeline.notifyListeners(SWT.MouseMove, event);
    }

    private void screenshots() {
        try {
            bot.screenshot("bookmarks-light");
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
            bot.screenshot("bookmarks-dark");
        } finally {
            Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
        }
    }

    @Test
    void theCommandsForAnnotationsGoFromOneToTheNext() throws Exception {
        try (TestProject project = new TestProject("bookmark-steps")) {
            IFile file = project.file("loop.csv", TestProject.keilLoop(50));
            BotEditor editor = open(file);
            editor.clickVisibleRow(2);
            editor.waitUntilSelected(2);
            bot.command(NEXT);
            assertThat(bot.statusText()).isEqualTo("This trace has no bookmarks.");

            add(file, 300, "late");
            add(file, 17, "early");
            bot.keyboard().press(SWT.CTRL | SWT.ALT, '.');
            editor.waitUntilSelected(17);
            assertThat(bot.statusText()).isEqualTo("Bookmark: early");
            bot.keyboard().press(SWT.CTRL | SWT.ALT, '.');
            editor.waitUntilSelected(300);
            bot.command(NEXT);
            assertThat(bot.statusText()).isEqualTo("There is no bookmark after the selected row.");
            bot.keyboard().press(SWT.CTRL | SWT.ALT, ',');
            editor.waitUntilSelected(17);
            bot.command(PREVIOUS);
            assertThat(bot.statusText()).isEqualTo("There is no bookmark before the selected row.");
        }
    }

    @Test
    void saysThatARowIsNotThereAnyMore() throws Exception {
        try (TestProject project = new TestProject("bookmark-shortened")) {
            IFile file = project.file("loop.csv", TestProject.keilLoop(50));
            BotEditor editor = open(file);
            add(file, 450, "near the end");
            IMarker bookmark = file.findMarkers(TraceBookmark.TYPE, false, 0)[0];
            file.setContents(new ByteArrayInputStream(TestProject.keilLoop(20).getBytes(StandardCharsets.UTF_8)), true,
                    false, null);
            Wait.until("read again", () -> editor.session().state() == TraceSession.State.READY
                    && editor.index().eventCount() == 200);

            Ui.run(() -> IDE.openEditor(Bot.page(), bookmark));
            assertThat(bot.statusText()).isEqualTo("Row 450 is not there any more: the trace has 200 rows now.");
            bot.command(NEXT);
            assertThat(bot.statusText()).isEqualTo("This trace has no bookmarks.");
        }
    }

    /** Chooses an item of the menu bar's Edit menu, as it is there while the trace editor is active. */
    private static void chooseInEditMenu(String label) {
        Ui.run(() -> {
            Menu edit = item(Bot.window().getShell().getMenuBar(), "Edit").getMenu();
            edit.notifyListeners(SWT.Show, new Event());
            MenuItem item = item(edit, label);
            assertThat(item.isEnabled()).isTrue();
            Ui.display().asyncExec(() -> item.notifyListeners(SWT.Selection, new Event()));
            edit.notifyListeners(SWT.Hide, new Event());
        });
    }

    private static MenuItem item(Menu menu, String label) {
        List<MenuItem> items = Arrays.stream(menu.getItems())
                .filter(item -> item.getText().replace("&", "").replaceAll("\t.*", "").equals(label)).toList();
        assertThat(items).as(label).hasSize(1);
        return items.get(0);
    }

    private static boolean hasNote(BotEditor editor, int row) {
        return editor.natTable().getConfigLabelsByPosition(0, row + 1).hasLabel("note");
    }

    private static TimelineChart timelineOf(CyclesView view) {
        var page = Ui.get(view::page);
        if (page == null) {
            throw new AssertionError("the view is not open");
        }
        return page.timeline();
    }

    private static void add(IFile file, long position, String note) throws Exception {
        IMarker marker = file.createMarker(TraceBookmark.TYPE);
        marker.setAttribute(IMarker.MESSAGE, note);
        marker.setAttribute("org.refrain.ui.position", Long.toString(position));
    }

    private BotEditor open(IFile file) {
        bot.open(file);
        return bot.editor().waitUntilReady();
    }
}
