/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.story;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.text.IDocument;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotMenu;
import org.refrain.ui.bot.BotText;
import org.refrain.ui.bot.BotTree;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.Widgets;
import org.refrain.ui.paths.TraceResult;

/** What a person does again and again who asks a trace about source lines. */
final class Asking {

    /** The submenu of source editors. */
    static final String SUBMENU = "Trace";

    private static final String SEARCH = "org.eclipse.search.ui.views.SearchView";

    private final Bot bot;

    Asking(Bot bot) {
        this.bot = bot;
    }

    /** Opens the sample's trace, and waits until its program is read. */
    BotEditor open(IFile trace) {
        bot.open(trace);
        BotEditor editor = bot.editor().waitUntilReady();
        Wait.until("the program", () -> editor.session().program() != null);
        return editor;
    }

    BotEditor open(SampleProject sample) {
        return open(sample.trace());
    }

    /** Opens a source file in its editor. */
    BotText source(IFile file) {
        bot.open(file);
        return BotText.of(file);
    }

    /** Opens the context menu of a source editor on what is selected there. */
    BotMenu contextMenu(BotText text) {
        Ui.run(() -> Bot.page().activate(text.part()));
        return BotMenu.open(widget(text));
    }

    static StyledText widget(BotText text) {
        return Ui.get(() -> (StyledText) text.part().getAdapter(Control.class));
    }

    /** Selects whole lines, from 1, as dragging over them does. */
    static void selectLines(BotText text, int first, int last) {
        Ui.run(() -> {
            IDocument document = text.part().getDocumentProvider().getDocument(text.part().getEditorInput());
            int begin = document.getLineOffset(first - 1);
            Bot.page().activate(text.part());
            text.part().selectAndReveal(begin, document.getLineOffset(last - 1) + document.getLineLength(last - 1)
                    - begin);
        });
        Ui.settle();
    }

    /** The Search view's rows. */
    BotTree answers() {
        return bot.view(SEARCH).tree();
    }

    /** What heads the Search view; waits until that is the answer to a question that begins so. */
    String headline(String beginning) {
        Wait.until("an answer to " + beginning, () -> answered().startsWith(beginning) && answered().equals(shown()));
        return Ui.get(Asking::shown);
    }

    /** The newest question as it is headed when it has been answered; empty before. */
    private static String answered() {
        var queries = NewSearchUI.getQueries();
        return queries.length > 0 && queries[0].getSearchResult() instanceof TraceResult result
                && !(result.answer().groups().isEmpty() && result.answer().notes().isEmpty()) ? result.getLabel() : "";
    }

    private static String shown() {
        IViewPart view = Bot.page().findView(SEARCH);
        Composite root = view == null ? null : view.getSite().getService(Composite.class);
        return root == null ? "" : Widgets.all(root, Link.class, link -> !link.getText().isEmpty()).stream()
                .findFirst().map(Link::getText).orElse("");
    }

    /** Takes all answers away. */
    static void forget() {
        Ui.run(() -> Arrays.stream(NewSearchUI.getQueries()).forEach(NewSearchUI::removeQuery));
    }

    /** The titles of all open editors. */
    static List<String> editors() {
        return Ui.get(() -> Arrays.stream(Bot.page().getEditorReferences()).map(it -> it.getTitle()).toList());
    }

    /** The editor that has the keyboard, or had it last. */
    static IEditorPart activeEditor() {
        return Ui.get(() -> Objects.requireNonNull(Bot.page().getActiveEditor()));
    }
}
