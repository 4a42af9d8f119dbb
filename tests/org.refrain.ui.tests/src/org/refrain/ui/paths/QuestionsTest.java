/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.IDocument;
import org.eclipse.search.ui.ISearchResult;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.swt.SWT;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.BotTree;
import org.refrain.ui.bot.CalmWorkbench;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;

@ExtendWith(CalmWorkbench.class)
class QuestionsTest {

    private static final String SEARCH = "org.eclipse.search.ui.views.SearchView";

    private final Bot bot = new Bot();

    @AfterEach
    void forgetQuestions() {
        Ui.run(() -> {
            for (var query : NewSearchUI.getQueries()) {
                NewSearchUI.removeQuery(query);
            }
        });
    }

    private BotEditor open(SampleProject sample) {
        bot.open(sample.trace());
        BotEditor editor = bot.editor().waitUntilReady();
        Wait.until("the program", () -> editor.session().program() != null);
        return editor;
    }

    private BotText source(IFile file) {
        bot.open(file);
        return BotText.of(file);
    }

    /** Selects the lines from the one that holds a text to the one that holds another. */
    private static void select(BotText text, String from, String to) {
        Ui.run(() -> {
            IDocument document = text.part().getDocumentProvider().getDocument(text.part().getEditorInput());
            int begin = document.get().indexOf(from);
            int end = document.get().indexOf(to) + to.length();
            Bot.page().activate(text.part());
            text.part().selectAndReveal(begin, end - begin);
        });
        Ui.settle();
    }

    private static Answer answer(String label) {
        Wait.until("an answer to " + label, () -> !results(label).isEmpty());
        return Ui.get(() -> results(label).get(0).answer());
    }

    /** Answers to questions that begin so, as soon as there are any. */
    private static List<TraceResult> results(String label) {
        List<TraceResult> results = new ArrayList<>();
        for (var query : NewSearchUI.getQueries()) {
            ISearchResult found = query.getSearchResult();
            if (found instanceof TraceResult result && result.getLabel().startsWith(label)
                    && (!result.answer().groups().isEmpty() || !result.answer().notes().isEmpty())) {
                results.add(result);
            }
        }
        return results;
    }

    @Test
    void findsTheWaysBetweenTwoLinesAsOftenAsTheFirmwareCounted() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample);
            BotText ioe = source(sample.source("ioe.c"));
            select(ioe, "COUNT(ts_down)", "COUNT(ts_moved)");
            bot.keyboard().press(SWT.CTRL | SWT.ALT, 'p');

            Answer answer = answer("Path ioe.c:");
            assertThat(answer.count()).as("ts_way_down_moved").isEqualTo(29);
            BotTree tree = bot.view(SEARCH).tree();
            Wait.until("ways", () -> tree.roots().stream().anyMatch(root -> root.startsWith("IOE_TS_GetState: ")));
            Hit first = answer.groups().get(0).hits().get(0);
            tree.open(tree.roots().get(0), "row " + String.format("%,d", first.position()));
            editor.waitUntilSelected(first.position());
            assertThat(Ui.get(() -> editor.session().cycleIdAt(first.position()))).isNotNegative();

            assertThat(marked(sample.source("ioe.c"))).isNotEmpty();
            Ui.run(() -> NewSearchUI.removeQuery(NewSearchUI.getQueries()[0]));
            Wait.until("no marks", () -> marked(sample.source("ioe.c")).isEmpty());
        }
    }

    @Test
    void goesFromMatchToMatch() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            BotEditor editor = open(sample);
            BotText main = source(sample.source("main.c"));
            int line = main.click("COUNT(joy_up)");
            bot.command("org.refrain.ui.command.executions");

            Answer answer = answer("Executions of main.c:" + line);
            assertThat(answer.count()).isEqualTo(40);
            assertThat(answer.groups()).hasSize(1);
            List<Hit> hits = answer.groups().get(0).hits();
            assertThat(hits).hasSize(40);
            BotTree tree = bot.view(SEARCH).tree();
            Wait.until("rows", () -> !tree.roots().isEmpty() && Ui.get(() -> tree.widget().getSelectionCount()) == 1);
            Ui.run(() -> Bot.page().activate(bot.viewPart(SEARCH)));
            bot.keyboard().press(SWT.CTRL, '.');
            Wait.until("a match", () -> indexOfSelected(editor, hits) >= 0);
            int at = indexOfSelected(editor, hits);
            assertThat(at).as("the first one, or the one behind it").isLessThan(2);
            bot.keyboard().press(SWT.CTRL, '.');
            editor.waitUntilSelected(hits.get(at + 1).position());
            bot.keyboard().press(SWT.CTRL, ',');
            editor.waitUntilSelected(hits.get(at).position());
        }
    }

    private static int indexOfSelected(BotEditor editor, List<Hit> hits) {
        long selected = Ui.get(() -> editor.session().selection().position());
        return hits.stream().map(Hit::position).toList().indexOf(selected);
    }

    @Test
    void listsCyclesAndWays() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            open(sample);
            BotText main = source(sample.source("main.c"));
            main.click("COUNT(joy_error)");
            bot.command("org.refrain.ui.command.cyclesThroughHere");
            assertThat(answer("Cycles through main.c:").count()).as("cycles, each once").isEqualTo(4);

            Ui.run(() -> Bot.page().activate(main.part()));
            bot.command("org.refrain.ui.command.waysThroughFunction");
            Answer ways = answer("Ways through the function at main.c:");
            assertThat(ways.groups()).hasSizeGreaterThan(10);
            assertThat(ways.groups().get(0).count()).isEqualTo(165);
            assertThat(ways.groups().get(0).title()).startsWith("main: loop");
            assertThat(ways.groups().stream().mapToDouble(Group::share).sum()).isBetween(0.99, 1.01);
        }
    }

    @Test
    void marksTheLinesOfTheShownAnswerOnly() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            open(sample);
            IFile file = sample.source("main.c");
            BotText main = source(file);
            int first = main.click("COUNT(joy_up)");
            bot.command("org.refrain.ui.command.executions");
            Wait.until("the first answer's mark", () -> marked(file).equals(List.of(first)));

            Ui.run(() -> Bot.page().activate(main.part()));
            int second = main.click("COUNT(joy_error)");
            bot.command("org.refrain.ui.command.executions");
            Wait.until("the second answer's mark", () -> marked(file).equals(List.of(second)));

            Ui.run(() -> Bot.page().hideView(bot.viewPart(SEARCH)));
            Wait.until("no marks", () -> marked(file).isEmpty());
        }
    }

    @Test
    void saysWhyThereIsNoAnswer() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            open(sample);
            bot.open(sample.project().getFile("README.md"));
            bot.command("org.refrain.ui.command.findPath");
            assertThat(answer("Path README.md:1").notes())
                    .containsExactly("README.md is no source of firmware.elf.");
            BotText main = source(sample.source("main.c"));
            select(main, "COUNT(joy_up)", "COUNT(joy_down)");
            bot.command("org.refrain.ui.command.findPath");
            Answer none = answer("Path main.c:");
            assertThat(none.groups()).isEmpty();
            assertThat(none.notes()).hasSize(1);
            assertThat(none.notes().get(0)).contains("was taken");
        }
    }

    private static List<Object> marked(IFile file) throws Exception {
        return Ui.get(() -> {
            List<Object> lines = new ArrayList<>();
            for (IMarker marker : file.findMarkers("org.refrain.ui.matchedLine", false, 0)) {
                lines.add(marker.getAttribute(IMarker.LINE_NUMBER));
            }
            return lines;
        });
    }
}
