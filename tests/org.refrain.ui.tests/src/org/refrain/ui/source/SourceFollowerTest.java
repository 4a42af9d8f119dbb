/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResource;
import org.eclipse.swt.widgets.Link;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotShell;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.Widgets;
import org.refrain.ui.bot.WorkbenchTheme;

@ExtendWith(CalmWorkbench.class)
class SourceFollowerTest {

    private final Bot bot = new Bot();

    private BotEditor open(IFile trace) {
        bot.open(trace);
        BotEditor editor = bot.editor().waitUntilReady();
        Wait.until("the program", () -> editor.session().program() != null);
        return editor;
    }

    private void select(BotEditor editor, long position) {
        Ui.run(() -> editor.session().select(position, this));
    }

    @Test
    void showsTheLineBesideTheTraceAndKeepsTheKeyboardThere() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample.trace());
            int header = SampleCsv.get().rowsAt(SampleCsv.HEADER).get(5);
            select(editor, header);
            BotText main = BotText.of(sample.source("main.c"));
            Wait.until("the line", () -> main.text(main.line()).contains("Board_NextCycle"));
            assertThat(main.isVisible()).isTrue();
            assertThat(Ui.get(() -> Bot.page().isPartVisible(editor.part()))).as("trace still seen").isTrue();
            assertThat(Ui.get(() -> Bot.page().getActivePart() == editor.part())).as("trace still active").isTrue();
            assertThat(Ui.get(() -> Bot.page().getActiveEditor() == editor.part())).as("active editor").isTrue();
            assertThat(bot.isEnabled("org.refrain.ui.command.goToRow")).isTrue();
            bot.screenshot("source-light");
            try {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.DARK));
                bot.screenshot("source-dark");
            } finally {
                Ui.run(() -> WorkbenchTheme.use(WorkbenchTheme.LIGHT));
            }
        }
    }

    /** A line in a file that is open already: half of the time that a person notices is left to everything else. */
    @Test
    void holdsTheUserInterfaceNoLongerThan50Milliseconds() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample.trace());
            select(editor, SampleCsv.get().rowsAt(SampleCsv.HEADER).get(5));
            BotText.of(sample.source("main.c"));
            SourceRevealer revealer = new SourceRevealer();
            SourceFile main = SourceFile.of(sample.source("main.c"));
            long[] nanos = new long[61];
            for (int i = 0; i < nanos.length; i++) {
                int line = 1 + i;
                nanos[i] = Ui.get(() -> {
                    long start = System.nanoTime();
                    assertThat(revealer.reveal(editor.part(), main, line)).isNotNull();
                    return System.nanoTime() - start;
                });
            }
            Arrays.sort(nanos);
            System.out.println("a line is revealed in " + nanos[30] / 1000 + " us (median), " + nanos[60] / 1000
                    + " us (longest)");
            assertThat(nanos[30]).isLessThan(50_000_000);
            Ui.run(revealer::clear);
        }
    }

    @Test
    void followsOnlyWhileItIsLinked() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample.trace());
            bot.command(LinkWithSource.COMMAND);
            try {
                assertThat(Ui.get(LinkWithSource::isOn)).isFalse();
                select(editor, SampleCsv.get().rowsAt(SampleCsv.HEADER).get(5));
                Ui.run(() -> {
                    // events so far are through
                });
                assertThat(BotText.isOpen(sample.source("main.c"))).isFalse();
            } finally {
                bot.command(LinkWithSource.COMMAND);
            }
            assertThat(BotText.of(sample.source("main.c")).isVisible()).isTrue();
        }
    }

    @Test
    void saysWhenTheSourceHasChangedSinceTheProgramWasBuilt() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            Path source = sample.source("main.c").getLocation().toFile().toPath();
            Files.setLastModifiedTime(source, FileTime.fromMillis(System.currentTimeMillis() + 3_600_000));
            sample.source("main.c").refreshLocal(IResource.DEPTH_ZERO, null);
            BotEditor editor = open(sample.trace());
            select(editor, SampleCsv.get().rowsAt(SampleCsv.HEADER).get(5));
            assertThat(editor.textWith(Link.class, "was changed"))
                    .isEqualTo("main.c was changed after firmware.elf was built: lines may not match.");
        }
    }

    @Test
    void asksOnceWhereSourcesAreThatItDoesNotFind(@TempDir Path elsewhere) throws Exception {
        try (SampleProject sample = new SampleProject()) {
            Path moved = elsewhere.resolve("src");
            Files.createDirectories(moved);
            for (String name : List.of("main.c", "board.c")) {
                Files.copy(sample.source(name).getLocation().toFile().toPath(), moved.resolve(name));
            }
            sample.project().getFolder("src").delete(true, null);
            BotEditor editor = open(sample.trace());
            int header = SampleCsv.get().rowsAt(SampleCsv.HEADER).get(5);
            select(editor, header);
            assertThat(editor.textWith(Link.class, "is not in the workspace"))
                    .isEqualTo("/refrain-sample/src/main.c is not in the workspace. <a>Locate it\u2026</a>");

            SourceMappings.remember("/refrain-sample/src/main.c", moved.resolve("main.c"));
            bot.screenshot("source-note");
            select(editor, header + 1);
            Wait.until("board.c, found the same way", () -> Arrays.stream(Bot.page().getEditorReferences())
                    .anyMatch(reference -> reference.getTitle().equals("board.c")));
            Wait.until("nothing to be said any more", () -> Widgets.all(editor.root(), Link.class,
                    link -> link.getText().contains("Locate")).isEmpty());
        } finally {
            SourceMappings.clear();
        }
    }

    @Test
    void doesNotGuessBetweenTwoFilesOfOneName() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            IFolder a = sample.project().getFolder("a");
            IFolder b = sample.project().getFolder("b");
            a.create(true, true, null);
            b.create(true, true, null);
            sample.project().getFolder("src").copy(a.getFolder("src").getFullPath(), true, null);
            sample.project().getFolder("src").move(b.getFolder("src").getFullPath(), true, null);
            BotEditor editor = open(sample.trace());
            int header = SampleCsv.get().rowsAt(SampleCsv.HEADER).get(5);
            select(editor, header);
            assertThat(editor.textWith(Link.class, "main.c")).startsWith("There are 2 files that may be main.c.");
            assertThat(BotText.isOpen(b.getFile("src/main.c"))).isFalse();

            editor.clickLink("There are 2 files");
            BotShell dialog = bot.shell("Source File");
            dialog.click("OK");
            Wait.until("the first one", () -> BotText.isOpen(a.getFile("src/main.c"))
                    || BotText.isOpen(b.getFile("src/main.c")));
        } finally {
            SourceMappings.clear();
        }
    }

    @Test
    void survivesAProjectThatIsClosedOrDeletedWhileItsTraceIsOpen() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample.trace());
            select(editor, SampleCsv.get().rowsAt(SampleCsv.HEADER).get(5));
            BotText.of(sample.source("main.c"));
            sample.project().close(null);
            Wait.until("no editors", () -> Bot.page().getEditorReferences().length == 0);
            sample.project().open(null);
            BotEditor again = open(sample.trace());
            select(again, SampleCsv.get().rowsAt(SampleCsv.HEADER).get(6));
            BotText.of(sample.source("main.c"));
            sample.project().delete(true, true, null);
            Wait.until("no editors", () -> Bot.page().getEditorReferences().length == 0);
        }
    }
}
