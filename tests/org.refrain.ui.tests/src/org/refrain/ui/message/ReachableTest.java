/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotEditor;
import org.refrain.ui.bot.BotPart;
import org.refrain.ui.bot.SampleProject;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.bot.Widgets;
import org.refrain.ui.cycles.CyclesPage;
import org.refrain.ui.cycles.CyclesView;

/** Without eyes, or without a mouse: every control has a name, and the keyboard gets everywhere. */
class ReachableTest {

    private static final String VIEW = "org.refrain.ui.view.";
    /** Those that have something to show for the sample. */
    private static final List<String> VIEWS = List.of("cycles", "functions", "flame", "callStack", "loops");
    /** More than there are controls in a view. */
    private static final int TABS = 12;

    private final Bot bot = new Bot();

    @BeforeEach
    void layOut() {
        bot.openTracePerspective();
    }

    @AfterEach
    void close() {
        bot.closeAllEditors();
    }

    @Test
    void everyControlOfEveryViewHasAName() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            openWithCycle(sample);
            for (String id : VIEWS) {
                BotPart view = bot.view(VIEW + id);
                Wait.until(id, () -> !content(view).isEmpty());
                for (Control control : Ui.get(() -> content(view))) {
                    assertThat(Ui.get(() -> control.getData(SpokenName.KEY))).as("%s: %s", id, control)
                            .isInstanceOf(String.class).isNotEqualTo("");
                    assertThat(Ui.get(() -> titles(control))).as("titles in " + id).allMatch(title -> !title.isBlank());
                }
            }
        }
    }

    @Test
    void tabGoesThroughTheCyclesViewAndOutOfItsCharts() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            CyclesPage page = openWithCycle(sample);
            Ui.run(() -> page.table().filter().setFocus());

            Set<Control> reached = new LinkedHashSet<>();
            for (int i = 0; i < TABS; i++) {
                Control focus = Ui.get(() -> Ui.display().getFocusControl());
                if (focus != null) {
                    reached.add(focus);
                }
                bot.keyboard().press(SWT.TAB);
            }

            assertThat(reached).contains(page.table().filter(), page.table().widget(), page.loops(), page.pie(),
                    page.timeline());
        }
    }

    @Test
    void theMenuKeyOpensTheContextMenuOfTableAndCharts() throws Exception {
        try (SampleProject sample = new SampleProject()) {
            CyclesPage page = openWithCycle(sample);
            for (Control control : List.of(page.table().widget(), page.pie(), page.timeline())) {
                AtomicInteger shown = new AtomicInteger();
                Listener counter = event -> {
                    shown.incrementAndGet();
                    Menu menu = (Menu) event.widget;
                    menu.getDisplay().asyncExec(() -> menu.setVisible(false));
                };
                Ui.run(() -> {
                    control.setFocus();
                    control.getMenu().addListener(SWT.Show, counter);
                });
                bot.keyboard().press(SWT.SHIFT, SWT.F10);
                Wait.until("menu of " + control, () -> shown.get() > 0);
                Ui.run(() -> control.getMenu().removeListener(SWT.Show, counter));
                Ui.settle();
            }
        }
    }

    private CyclesPage openWithCycle(SampleProject sample) {
        bot.open(sample.trace());
        BotEditor editor = bot.editor().waitUntilReady();
        Wait.until("the program", () -> editor.session().program() != null);
        BotPart view = bot.view(CyclesView.ID);
        Wait.until("cycles", () -> view.table().rowCount() > 1);
        view.table().select(0);
        CyclesPage page = ((CyclesView) bot.viewPart(CyclesView.ID)).page();
        if (page == null) {
            throw new AssertionError("the view is not open");
        }
        Wait.until("what the class differs in", () -> page.loops().isVisible());
        return page;
    }

    /** What a view shows beside labels and what holds others. */
    private static List<Control> content(BotPart view) {
        return Widgets.all(view.root(), Control.class, control -> control instanceof Table || control instanceof Tree
                || control instanceof Text
                || control instanceof Canvas && control.getClass().getName().startsWith("org.refrain."));
    }

    private static List<String> titles(Control control) {
        List<String> titles = new ArrayList<>();
        if (control instanceof Table table) {
            assertThat(table.getHeaderVisible()).isTrue();
            for (var column : table.getColumns()) {
                titles.add(column.getText());
            }
        } else if (control instanceof Tree tree) {
            assertThat(tree.getHeaderVisible()).isTrue();
            for (var column : tree.getColumns()) {
                titles.add(column.getText());
            }
        }
        return titles;
    }
}
