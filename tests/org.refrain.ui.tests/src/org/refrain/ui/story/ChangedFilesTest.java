/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotPart;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleCsv;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.Widgets;

/**
 * Trace, program, sources and project that do not belong together any more: each says what that means, and everything
 * that can still work does.
 */
@ExtendWith(CalmWorkbench.class)
class ChangedFilesTest {

    private static final String DOTS = "main: 73 \u2192 74  (29 times, 100.00%)";

    private final Bot bot = new Bot();
    private final Asking asking = new Asking(bot);

    @AfterEach
    void forgetQuestions() {
        Asking.forget();
    }

    private static Path path(IFile file) {
        return file.getLocation().toFile().toPath();
    }

    /** Makes a file look as if it had been written some hours from now, or before. */
    private static void age(IFile file, int hours) throws Exception {
        Files.setLastModifiedTime(path(file), FileTime.fromMillis(System.currentTimeMillis() + hours * 3_600_000L));
        file.refreshLocal(IResource.DEPTH_ZERO, null);
    }

    private static int header(int cycle) {
        return SampleCsv.get().rowsAt(SampleCsv.HEADER).get(cycle);
    }

    /** Goes to a cycle by its number, as a person does. */
    private void goToCycle(BotEditor trace, int cycle) {
        Ui.run(() -> Bot.page().activate(trace.part()));
        bot.command("org.refrain.ui.command.goToCycle");
        var dialog = bot.shell("Go to Cycle");
        dialog.setText(Integer.toString(cycle));
        dialog.click("OK");
        dialog.waitUntilClosed();
        trace.waitUntilSelected(header(cycle));
    }

    /** Asks for the path through the two lines in which dots are drawn; returns the rows of the answer. */
    private List<String> askForDots(IFile file) {
        BotText main = asking.source(file);
        Asking.selectLines(main, 73, 74);
        bot.keyboard().press(SWT.CTRL | SWT.ALT, 'p');
        asking.headline("Path main.c:73 to 74");
        return asking.answers().roots();
    }

    @Test
    void theProgramIsNewerThanTheTrace() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            age(sample.trace(), -1);
            BotEditor trace = asking.open(sample);
            assertThat(trace.textWith(Link.class, "was built")).isEqualTo("firmware.elf was built after the trace was "
                    + "recorded: lines and functions may be those of newer code.");
            goToCycle(trace, 5);
            BotText.of(sample.source("main.c")).waitForLine(39);
            assertThat(askForDots(sample.source("main.c"))).containsExactly(DOTS);
        }
    }

    @Test
    void aSourceHasChangedSinceTheProgramWasBuilt() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            age(sample.source("main.c"), 1);
            BotEditor trace = asking.open(sample);
            goToCycle(trace, 5);
            String changed = "main.c was changed after firmware.elf was built: lines may not match.";
            assertThat(trace.textWith(Link.class, "was changed")).isEqualTo(changed);
            assertThat(askForDots(sample.source("main.c"))).containsExactly(changed, DOTS);
        }
    }

    @Test
    void aLineIsBehindTheEndOfItsFile() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            Path main = path(sample.source("main.c"));
            Files.write(main, Files.readAllLines(main).subList(0, 20));
            sample.source("main.c").refreshLocal(IResource.DEPTH_ZERO, null);
            BotEditor trace = asking.open(sample);
            goToCycle(trace, 5);
            assertThat(trace.textWith(Link.class, "main.c has")).isEqualTo("main.c has only 20 lines, so line 39 of "
                    + "firmware.elf is not in it: it was changed since.");
            bot.screenshot("story-line-beyond");
            bot.command("org.refrain.ui.command.nextCall");
            trace.waitUntilSelected(header(5) + 1);
            Wait.until("the callee's source", () -> Asking.editors().stream().anyMatch(it -> it.endsWith(".c")
                    && !it.equals("main.c")));
            Wait.until("nothing to be said of it", () -> Widgets.all(trace.root(), Link.class,
                    link -> link.getText().contains("lines")).isEmpty());
        }
    }

    @Test
    void ofTwoFilesOfOneNameTheOneWithTheLongerPathInCommonIsTaken() throws Exception {
        try (SampleProject sample = new SampleProject(); TestProject other = new TestProject("another-firmware")) {
            IFolder old = sample.project().getFolder("old");
            old.create(true, true, null);
            sample.source("main.c").copy(old.getFile("main.c").getFullPath(), true, null);
            IFile foreign = other.file("main.c", "int main(void) {\n    return 0;\n}\n");
            BotEditor trace = asking.open(sample);
            goToCycle(trace, 5);
            BotText.of(sample.source("main.c")).waitForLine(39);
            assertThat(BotText.isOpen(old.getFile("main.c"))).isFalse();
            assertThat(BotText.isOpen(foreign)).isFalse();

            asking.source(foreign).click("return 0;");
            bot.keyboard().press(SWT.CTRL | SWT.ALT, 'p');
            asking.headline("Path main.c:2");
            assertThat(asking.answers().roots()).containsExactly("main.c is no source of firmware.elf.");
            assertThat(askForDots(sample.source("main.c"))).containsExactly(DOTS);
        }
    }

    @Test
    void theProjectIsClosedAndDeletedWhileItsTraceIsOpen() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            asking.open(sample);
            assertThat(askForDots(sample.source("main.c"))).containsExactly(DOTS);
            sample.project().close(null);
            Wait.until("no editors", () -> Bot.page().getEditorReferences().length == 0);
            BotPart cycles = bot.view("org.refrain.ui.view.cycles");
            assertThat(cycles.textWith(Label.class, "Open a trace")).isNotEmpty();

            // the answer is still there, and leads to the file where it lies
            assertThat(asking.answers().roots()).containsExactly(DOTS);
            asking.answers().open(DOTS, "row 178,096");
            BotEditor again = bot.editor().waitUntilReady();
            again.waitUntilSelected(178_096);
            bot.closeAllEditors();

            sample.project().delete(true, true, null);
            asking.answers().open(DOTS, "row 178,096");
            BotEditor gone = bot.editor();
            assertThat(gone.textWith(Text.class, "trace.csv.gz")).endsWith("trace.csv.gz is not there any more.");
        }
    }

    /** Without CDT a project is no C project, and its programs are found by looking at its files. */
    @Test
    void aProjectWithoutCdt() throws Exception {
        try (SampleProject sample = new SampleProject("plain-sample")) {
            IProjectDescription description = sample.project().getDescription();
            description.setNatureIds(new String[0]);
            sample.project().setDescription(description, null);
            BotEditor trace = asking.open(sample);
            assertThat(trace.textWith(Link.class, "firmware.elf")).isEqualTo("<a>firmware.elf</a>");
            goToCycle(trace, 5);
            BotText.of(sample.source("main.c")).waitForLine(39);
            assertThat(askForDots(sample.source("main.c"))).containsExactly(DOTS);
        }
    }

    /** What was read is the code that was recorded, so it stays until somebody wants the newer one. */
    @Test
    void theProgramIsBuiltAgainWhileItsTraceIsOpen() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor trace = asking.open(sample);
            byte[] elf = Files.readAllBytes(path(sample.elf()));
            sample.elf().setContents(new ByteArrayInputStream(Arrays.copyOf(elf, elf.length + 16)), true, false, null);
            String rebuilt = "firmware.elf has been built again since it was read. <a>Read it again</a>";
            assertThat(trace.textWith(Link.class, "built again")).isEqualTo(rebuilt);
            bot.screenshot("story-rebuilt");
            assertThat(askForDots(sample.source("main.c"))).as("with what was read").containsExactly(DOTS);

            Ui.run(() -> Bot.page().activate(trace.part()));
            trace.clickLink("built again");
            Wait.until("the note gone", () -> notes(trace).isEmpty());
            trace.waitUntilReady();
            Wait.until("the program", () -> trace.session().program() != null);
            assertThat(Ui.get(() -> notes(trace))).isEmpty();
            assertThat(askForDots(sample.source("main.c"))).containsExactly(DOTS);

            sample.elf().setContents(new ByteArrayInputStream(elf), true, false, null);
            Ui.run(() -> Bot.page().activate(trace.part()));
            assertThat(trace.textWith(Link.class, "built again")).isEqualTo(rebuilt);
            sample.elf().setContents(new ByteArrayInputStream(Arrays.copyOf(elf, elf.length + 16)), true, false, null);
            Wait.until("what was read is back", () -> notes(trace).isEmpty());
        }
    }

    private static List<Link> notes(BotEditor trace) {
        return Widgets.all(trace.root(), Link.class, link -> link.getText().contains("built again"));
    }

    /** Outside of the workspace nobody tells of changes; a look at the trace is enough. */
    @Test
    void aProgramOutsideOfTheWorkspaceIsBuiltAgain(@TempDir Path folder) throws Exception {
        Path trace = Files.copy(TestFiles.sample(), folder.resolve("trace.csv.gz"));
        Path elf = Files.copy(TestFiles.sample().resolveSibling("firmware.elf"), folder.resolve("firmware.elf"));
        bot.open(trace);
        BotEditor editor = bot.editor().waitUntilReady();
        Wait.until("the program", () -> editor.session().program() != null);
        byte[] bytes = Files.readAllBytes(elf);
        Files.write(elf, Arrays.copyOf(bytes, bytes.length + 16));
        Wait.until("noticed when the trace is looked at", () -> {
            bot.view("org.refrain.ui.view.cycles");
            Bot.page().activate(editor.part());
            return !notes(editor).isEmpty();
        });
    }
}
