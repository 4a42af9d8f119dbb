/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.TestFiles;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.session.IndexStore;
import org.refrain.ui.session.ProblemMarkers;
import org.refrain.ui.session.TraceSession;

/** Files that are no traces, or damaged ones: the editor says why, the rest can be read, and nothing is logged. */
@ExtendWith(CalmWorkbench.class)
class BadInputTest {

    private final Bot bot = new Bot();

    @Test
    void saysWhatIsWrongWithAFileThatIsNoTrace() throws Exception {
        try (TestProject project = new TestProject("no-trace")) {
            BotEditor editor = openAsTrace(project.file("noise.csv", new byte[] {0, 1, 2, 3, (byte) 200, 0, 9, 7}));
            waitUntilFailed(editor);

            assertThat(editor.textWith(Label.class, "noise.csv")).contains("cannot be shown");
            assertThat(editor.textWith(Text.class, "")).isNotBlank().doesNotContain("Exception");
            bot.screenshot("editor-failure");
        }
    }

    @Test
    void saysThatAFileIsEmptyAndReadsItWhenItIsNot() throws Exception {
        try (TestProject project = new TestProject("empty")) {
            IFile file = project.file("empty.csv", "");
            BotEditor editor = openAsTrace(file);
            waitUntilFailed(editor);
            Wait.until("problem marker", () -> markers(file).length == 1);

            file.setContents(new ByteArrayInputStream(TestProject.keilLoop(20).getBytes(StandardCharsets.UTF_8)), true,
                    false, null);

            editor.waitUntilReady();
            assertThat(editor.rowCount()).isEqualTo(200);
            Wait.until("problem marker gone", () -> markers(file).length == 0);
        }
    }

    @Test
    void readsAgainWhenAsked() throws Exception {
        try (TestProject project = new TestProject("retry")) {
            IFile file = project.file("heading.csv", TestProject.KEIL_HEADING);
            BotEditor editor = openAsTrace(file);
            waitUntilFailed(editor);
            Files.writeString(Path.of(file.getLocationURI()), TestProject.keilLoop(3));

            editor.click("Read Again");

            editor.waitUntilReady();
            assertThat(editor.rowCount()).isEqualTo(30);
        }
    }

    @Test
    void readsWhatADamagedArchiveStillHolds() throws Exception {
        try (TestProject project = new TestProject("truncated")) {
            ByteArrayOutputStream packed = new ByteArrayOutputStream();
            try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
                out.write(TestProject.keilLoop(30_000).getBytes(StandardCharsets.UTF_8));
            }
            byte[] half = Arrays.copyOf(packed.toByteArray(), packed.size() / 2);
            IFile file = project.file("half.csv.gz", half);
            bot.open(file);
            BotEditor editor = bot.editor().waitUntilReady();

            assertThat(editor.rowCount()).isBetween(1000L, 299_999L);
            Wait.until("problem marker", () -> markers(file).length > 0);
            assertThat(Ui.get(() -> markers(file)[0].getAttribute(IMarker.SEVERITY)))
                    .isEqualTo(IMarker.SEVERITY_ERROR);
            assertThat(editor.textWith(Link.class, "ends early")).startsWith("Line ");
        }
    }

    @Test
    void saysInTheEditorWhatCannotBeReadOfAFileOutsideTheWorkspace(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("outside.csv"),
                TestProject.keilLoop(100) + ",X : 0x1FFFFFFFFFFFFFFFF,NOP,,main\n");
        bot.open(file);
        BotEditor editor = bot.editor().waitUntilReady();

        assertThat(editor.textWith(Label.class, "could not be read")).endsWith("1 row could not be read");
        assertThat(editor.textWith(Link.class, "Line 1,002: ")).isNotEmpty();
    }

    @Test
    void marksRowsThatCannotBeReadAndGoesToTheirPlace() throws Exception {
        try (TestProject project = new TestProject("unread")) {
            StringBuilder text = new StringBuilder(TestProject.keilLoop(500));
            int line = 2345;
            int at = 0;
            for (int i = 1; i < line; i++) {
                at = text.indexOf("\n", at) + 1;
            }
            text.insert(at, ",X : 0x1FFFFFFFFFFFFFFFF,NOP,,main\n");
            IFile file = project.file("unread.csv", text.toString());
            bot.open(file);
            BotEditor editor = bot.editor().waitUntilReady();
            Wait.until("problem marker", () -> markers(file).length == 1);
            IMarker marker = Ui.get(() -> markers(file)[0]);

            assertThat(Ui.get(() -> marker.getAttribute(IMarker.LINE_NUMBER))).isEqualTo(line);
            assertThat(editor.textWith(Label.class, "could not be read")).contains("1 row could");
            Ui.run(() -> IDE.openEditor(Bot.page(), marker));
            editor.waitUntilSelected(line - 2);
        }
    }

    @Test
    void marksNoMoreThanAHundredProblems() throws Exception {
        try (TestProject project = new TestProject("many")) {
            StringBuilder text = new StringBuilder(TestProject.keilLoop(100));
            text.append(",X : 0x1FFFFFFFFFFFFFFFF,NOP,,main\n".repeat(300));
            IFile file = project.file("many.csv", text.toString());
            bot.open(file);
            bot.editor().waitUntilReady();

            Wait.until("problem markers", () -> markers(file).length == 101);
            assertThat(Ui.get(() -> Arrays.stream(markers(file)).map(marker -> marker.getAttribute(IMarker.MESSAGE, ""))
                    .filter(message -> message.startsWith("200 more")).count())).isEqualTo(1);
        }
    }

    @Test
    void saysWhatIsWrongWithADamagedIndex() throws Exception {
        try (TestProject project = new TestProject("damaged-index")) {
            bot.open(TestFiles.sample());
            bot.editor().waitUntilReady();
            byte[] index = Files.readAllBytes(IndexStore.fileFor(TestFiles.sample()));
            IFile cut = project.file("cut.wpp", Arrays.copyOf(index, index.length / 2));

            bot.open(cut);
            BotEditor editor = bot.editor();
            waitUntilFailed(editor);
            assertThat(editor.textWith(Text.class, "")).isNotBlank().doesNotContain("Exception");
        }
    }

    private BotEditor openAsTrace(IFile file) {
        Ui.run(() -> Bot.page().openEditor(new FileEditorInput(file), TraceEditor.ID));
        return bot.editor();
    }

    private static void waitUntilFailed(BotEditor editor) {
        Wait.until("failed", () -> editor.session().state() == TraceSession.State.FAILED);
    }

    private static IMarker[] markers(IFile file) throws Exception {
        return file.findMarkers(ProblemMarkers.TYPE, true, IResource.DEPTH_ZERO);
    }
}
