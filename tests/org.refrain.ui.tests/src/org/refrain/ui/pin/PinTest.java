/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.pin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Objects;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart2;
import org.eclipse.ui.XMLMemento;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.ErrorLog;
import org.refrain.ui.bot.TestProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.calls.CallStackView;
import org.refrain.ui.calls.FlameView;
import org.refrain.ui.calls.FunctionsView;
import org.refrain.ui.cycles.CyclesView;
import org.refrain.ui.loops.LoopsView;
import org.refrain.ui.session.TraceSession;

/** Two traces side by side. */
class PinTest {

    private static final String PIN = "org.refrain.ui.command.pinView";
    private static final String NEW = "org.refrain.ui.command.newView";

    private final Bot bot = new Bot();
    private final ErrorLog log = new ErrorLog();

    @BeforeEach
    void layOut() {
        bot.openTracePerspective();
    }

    @AfterEach
    void nothingWentWrong() {
        bot.closeAllEditors();
        Ui.run(() -> {
            for (IViewReference reference : Bot.page().getViewReferences()) {
                if (reference.getSecondaryId() != null) {
                    Bot.page().hideView(reference);
                }
            }
        });
        log.close();
        assertThat(log.entries()).isEmpty();
    }

    @Test
    void aPinnedViewStaysWithItsTraceBesideAnotherOneOfItsKind() throws Exception {
        try (TestProject project = new TestProject("pin")) {
            BotEditor first = open(project.file("first.csv", TestProject.keilLoop(50)));
            bot.view(CyclesView.ID);
            IViewPart view = bot.viewPart(CyclesView.ID);
            waitForHeadline(view, "49 cycles");
            bot.command(PIN);
            assertThat(nameOf(view)).isEqualTo("Cycles (first.csv)");
            assertThat(Ui.get(() -> pinAction(view).isChecked())).isTrue();

            BotEditor second = open(project.file("second.csv", TestProject.keilLoop(30)));
            assertThat(Ui.get(() -> shownBy(view))).isSameAs(first.session());
            bot.view(CyclesView.ID);
            bot.command(NEW);
            IViewPart another = Ui.get(() -> Bot.page().findViewReference(CyclesView.ID, "2").getView(false));
            waitForHeadline(another, "29 cycles");
            assertThat(Ui.get(() -> shownBy(another))).isSameAs(second.session());
            assertThat(nameOf(another)).isEqualTo("Cycles");
            assertThat(Ui.get(((CyclesView) view)::getContentDescription)).startsWith("49 cycles");
            bot.screenshot("pinned");

            Ui.run(() -> pinAction(view).setChecked(false));
            Ui.run(() -> pinAction(view).run());
            waitForHeadline(view, "29 cycles");
            assertThat(nameOf(view)).isEqualTo("Cycles");
        }
    }

    @Test
    void closingItsTraceSetsAViewFree() throws Exception {
        try (TestProject project = new TestProject("pin-closed")) {
            BotEditor first = open(project.file("first.csv", TestProject.keilLoop(50)));
            bot.view(CyclesView.ID);
            IViewPart view = bot.viewPart(CyclesView.ID);
            bot.command(PIN);
            BotEditor second = open(project.file("second.csv", TestProject.keilLoop(30)));

            Ui.run(() -> Bot.page().closeEditor(first.part(), false));
            waitForHeadline(view, "29 cycles");
            assertThat(Ui.get(() -> shownBy(view))).isSameAs(second.session());
            assertThat(nameOf(view)).isEqualTo("Cycles");
            Wait.until("told", () -> bot.statusText()
                    .equals("first.csv was closed, so the Cycles view follows the trace editors again."));
            assertThat(Ui.get(() -> pinAction(view).isChecked())).isFalse();

            bot.closeAllEditors();
            assertThat(Ui.get(() -> pinAction(view).isEnabled())).as("there is no trace").isFalse();
        }
    }

    @Test
    void theOtherViewsCanBePinnedToo() throws Exception {
        try (TestProject project = new TestProject("pin-others")) {
            BotEditor first = open(project.file("first.csv", TestProject.keilLoop(50)));
            for (String id : new String[] {FunctionsView.ID, FlameView.ID, CallStackView.ID, LoopsView.ID}) {
                bot.view(id);
                bot.command(PIN);
            }
            open(project.file("second.csv", TestProject.keilLoop(30)));
            for (String id : new String[] {FunctionsView.ID, FlameView.ID, CallStackView.ID, LoopsView.ID}) {
                IViewPart view = bot.viewPart(id);
                assertThat(Ui.get(() -> shownBy(view))).as(id).isSameAs(first.session());
                assertThat(nameOf(view)).endsWith(" (first.csv)");
                Ui.run(() -> pinAction(view).setChecked(false));
                Ui.run(() -> pinAction(view).run());
            }
        }
    }

    @Test
    void theChoiceIsKeptWhileTheTraceIsOpen() throws Exception {
        try (TestProject project = new TestProject("pin-kept")) {
            BotEditor first = open(project.file("first.csv", TestProject.keilLoop(50)));
            bot.view(CyclesView.ID);
            IViewPart view = bot.viewPart(CyclesView.ID);
            bot.command(PIN);
            XMLMemento memento = XMLMemento.createWriteRoot("view");
            Ui.run(() -> view.saveState(memento));
            BotEditor second = open(project.file("second.csv", TestProject.keilLoop(30)));

            assertThat(shownAfterStart(memento)).as("as before").isSameAs(first.session());
            Ui.run(() -> Bot.page().closeEditor(first.part(), false));
            assertThat(shownAfterStart(memento)).as("not open any more").isSameAs(second.session());
        }
    }

    /** What a view shows that is made with the state of an earlier one. */
    private @Nullable TraceSession shownAfterStart(XMLMemento memento) {
        return Ui.get(() -> {
            IWorkbenchPage page = Bot.page();
            IViewPart other = page.showView(IPageLayout.ID_BOOKMARKS);
            ViewTrace trace = new ViewTrace(other.getViewSite(), title -> { }, memento, session -> { });
            TraceSession shown = trace.session();
            trace.dispose();
            page.hideView(other);
            return shown;
        });
    }

    private static @Nullable TraceSession shownBy(IViewPart view) {
        return view.getAdapter(TraceSession.class);
    }

    /** What stands on a view's tab. */
    private static String nameOf(IViewPart view) {
        return Ui.get(() -> ((IWorkbenchPart2) view).getPartName());
    }

    private static void waitForHeadline(IViewPart view, String start) {
        Wait.until(start, () -> ((CyclesView) view).getContentDescription().startsWith(start));
    }

    private static IAction pinAction(IViewPart view) {
        return Arrays.stream(view.getViewSite().getActionBars().getToolBarManager().getItems())
                .filter(ActionContributionItem.class::isInstance)
                .map(item -> ((ActionContributionItem) item).getAction())
                .filter(action -> Objects.equals(action.getActionDefinitionId(), PIN)).findFirst().orElseThrow();
    }

    private BotEditor open(IFile file) {
        bot.open(file);
        return bot.editor().waitUntilReady();
    }
}
