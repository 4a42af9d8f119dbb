/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.speed;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.IDocument;
import org.eclipse.search.ui.ISearchQuery;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.speed.UiWatch.Took;

/** Asks the questions of the source editor's menu; their answers count from when they can be seen. */
final class QuestionSpeed {

    private static final String SEARCH = "org.eclipse.search.ui.views.SearchView";

    private final Bot bot;
    private final UiWatch watch;
    private final SampleProject sample;
    private long first;
    private long last;

    QuestionSpeed(Bot bot, UiWatch watch, SampleProject sample) {
        this.bot = bot;
        this.watch = watch;
        this.sample = sample;
    }

    void measure(SpeedReport report) {
        bot.view(SEARCH);
        ask(report, "Executions of This Line, 40 a run", "main.c", "COUNT(joy_up)", "executions");
        ask(report, "Executions of This Line, a hot one", "lcd.c", "COUNT(lcd_paper)", "executions");
        ask(report, "Find Path in Trace, one line to another", "ioe.c", "COUNT(ts_down)", "COUNT(ts_moved)",
                "findPath");
        ask(report, "Find Path in Trace, a hot one", "lcd.c", "COUNT(lcd_ink)", "COUNT(lcd_paper)", "findPath");
        ask(report, "Cycles Through Here", "main.c", "COUNT(joy_error)", "cyclesThroughHere");
        ask(report, "Cycles Through Here, all of them", "main.c", "COUNT(cycles)", "cyclesThroughHere");
        ask(report, "Ways Through This Function, main", "main.c", "COUNT(joy_error)", "waysThroughFunction");
        ask(report, "Ways Through This Function, a hot one", "lcd.c", "COUNT(lcd_ink)", "waysThroughFunction");
    }

    private void ask(SpeedReport report, String name, String source, String line, String command) {
        ask(report, name, source, line, line, command);
    }

    private void ask(SpeedReport report, String name, String source, String from, String to, String command) {
        IFile file = sample.source(source);
        bot.open(file);
        BotText text = BotText.of(file);
        Measured firstTime = new Measured(name + ": first time, first match", Measured.Aim.FIRST_MATCH);
        Measured match = new Measured(name + ": first match", Measured.Aim.FIRST_MATCH);
        Measured answer = new Measured(name + ": all", Measured.Aim.ANSWER);
        for (int i = 0; i < 6; i++) {
            select(text, from, to);
            ask(name, "org.refrain.ui.command." + command, i == 0 ? firstTime : match, i == 0 ? null : answer);
        }
        report.add(firstTime);
        report.add(match);
        report.add(answer);
    }

    private void ask(String name, String command, Measured match, @Nullable Measured answer) {
        watch.run("forgetting answers", () -> {
            for (ISearchQuery query : NewSearchUI.getQueries()) {
                NewSearchUI.removeQuery(query);
            }
        });
        watch.longest();
        Listener painted = this::painted;
        Ui.run(() -> {
            first = 0;
            last = 0;
            Ui.display().addFilter(SWT.PaintItem, painted);
        });
        long[] start = new long[1];
        Took took = watch.run(name, () -> {
            start[0] = System.nanoTime();
            execute(command);
        });
        Wait.until("an answer: " + name, () -> first != 0 && !NewSearchUI.isQueryRunning(NewSearchUI.getQueries()[0]));
        Ui.run(() -> Ui.display().removeFilter(SWT.PaintItem, painted));
        Took longest = watch.longest();
        match.add(new Took(first - start[0], took.cpu(), took.all()));
        match.hold(longest);
        if (answer != null) {
            answer.add(new Took(last - start[0], took.cpu(), took.all()));
            answer.hold(longest);
        }
    }

    static void execute(String command) {
        try {
            PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
        } catch (Exception e) {
            throw new AssertionError(command, e);
        }
    }

    /** The answer is on the screen when one of its rows is painted. */
    private void painted(Event event) {
        if (event.widget instanceof Tree tree && isInSearchView(tree)) {
            long now = System.nanoTime();
            first = first == 0 ? now : first;
            last = last == 0 && !NewSearchUI.isQueryRunning(NewSearchUI.getQueries()[0]) ? now : last;
        }
    }

    private static boolean isInSearchView(Tree tree) {
        var view = Bot.page().findView(SEARCH);
        Composite top = view == null ? null : view.getSite().getService(Composite.class);
        for (Composite parent = tree.getParent(); parent != null; parent = parent.getParent()) {
            if (parent == top) {
                return true;
            }
        }
        return false;
    }

    private void select(BotText text, String from, String to) {
        Ui.run(() -> {
            IDocument document = text.part().getDocumentProvider().getDocument(text.part().getEditorInput());
            int begin = document.get().indexOf(from);
            int end = document.get().indexOf(to) + to.length();
            Bot.page().activate(text.part());
            text.part().selectAndReveal(Math.min(begin, end), Math.abs(end - begin));
        });
    }
}
