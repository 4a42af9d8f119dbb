/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import java.util.List;

import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.refrain.ui.bot.Bot;
import org.refrain.ui.bot.BotPart;
import org.refrain.ui.bot.BotTable;
import org.refrain.ui.bot.Ui;
import org.refrain.ui.bot.Wait;
import org.refrain.ui.cycles.timeline.TimelineChart;

/** The Cycles view. */
final class BotCycles {

    private final BotPart part;
    private final CyclesView view;

    BotCycles(Bot bot) {
        part = bot.view(CyclesView.ID);
        view = (CyclesView) bot.viewPart(CyclesView.ID);
    }

    CyclesView view() {
        return view;
    }

    BotPart part() {
        return part;
    }

    CyclesPage page() {
        CyclesPage page = view.page();
        if (page == null) {
            throw new AssertionError("the view is not open");
        }
        return page;
    }

    BotTable table() {
        return part.table();
    }

    TimelineChart timeline() {
        return page().timeline();
    }

    String message() {
        return Ui.get(view::message);
    }

    /** The line above the table. */
    String headline() {
        return Ui.get(view::getContentDescription);
    }

    /** Waits until table, pie and timeline show the cycles of a trace. */
    BotCycles waitUntilShown() {
        Wait.until("cycles shown", () -> view.message().isEmpty() && page().table().widget().getItemCount() > 0
                && page().timeline().picture() != null && page().timeline().isUpToDate());
        return this;
    }

    /** Waits until the timeline shows what was asked for last. */
    void waitForTimeline() {
        Wait.until("timeline computed", () -> timeline().isUpToDate());
        Ui.run(() -> timeline().update());
    }

    /** Shows classes, or distinct cycles alone, as the button in the tool bar does. */
    BotCycles group(boolean classes) {
        press(classes);
        Wait.until(classes ? "classes" : "distinct cycles", () -> {
            var rows = page().table().rows();
            return rows != null && rows.ranking().table().isGrouped() == classes;
        });
        return waitUntilShown();
    }

    /** Shows classes from now on, as a new view does: this one outlives the test. */
    void groupAgain() {
        press(true);
    }

    private void press(boolean classes) {
        Ui.run(() -> {
            for (IContributionItem item : view.getViewSite().getActionBars().getToolBarManager().getItems()) {
                if (item instanceof ActionContributionItem action && "groupedByClass".equals(action.getId())
                        && action.getAction().isChecked() != classes) {
                    action.getAction().setChecked(classes);
                    action.getAction().run();
                }
            }
        });
    }

    /** The names in the selected rows of the table. */
    List<String> selectedNames() {
        return Ui.get(() -> java.util.Arrays.stream(page().table().widget().getSelection())
                .map(item -> item.getText(0).strip()).toList());
    }

    /** A cell of the row of a distinct cycle. */
    String cell(int id, String column) {
        int row = Ui.get(() -> {
            var rows = page().table().rows();
            return rows == null ? -1 : rows.rowOf(id);
        });
        return table().cell(row, table().columnIndex(column));
    }
}
