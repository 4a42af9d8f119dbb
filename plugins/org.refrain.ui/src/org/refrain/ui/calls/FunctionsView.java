/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.util.List;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.refrain.core.calls.CallEdge;
import org.refrain.core.index.IndexedTrace;
import org.refrain.ui.cycles.ranking.CycleText;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.step.StepJob;

/** What each function of a trace cost, and who called it. */
public final class FunctionsView extends CallsView {

    /** The view's id. */
    public static final String ID = "org.refrain.ui.view.functions";

    /** Longer menus are of no use. */
    private static final int MOST_LISTED = 20;

    private @Nullable FunctionsTable table;

    public FunctionsView() {
        super("org.refrain.ui.functions");
    }

    @Override
    protected Control createPage(Composite parent) {
        FunctionsTable created = new FunctionsTable(parent, row -> goTo(row, CallChoice.LONGEST));
        table = created;
        created.columns().read(memento());
        MenuManager menu = new MenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(this::fill);
        created.widget().setMenu(menu.createContextMenu(created.widget()));
        getSite().registerContextMenu(ID, menu, new NoSelection());
        return created.control();
    }

    @Override
    @NonNullByDefault({})
    public void saveState(IMemento memento) {
        super.saveState(memento);
        FunctionsTable created = table;
        if (created != null) {
            created.columns().save(memento);
        }
    }

    /** The table. */
    public FunctionsTable table() {
        FunctionsTable created = table;
        if (created == null) {
            throw new IllegalStateException("the view is not open");
        }
        return created;
    }

    private void fill(IMenuManager menu) {
        menu.add(new Separator("calls")); // the commands, from plugin.xml
        menu.add(new Separator("edges"));
        FunctionRow row = table().selected();
        CallAnalysis analysis = analysis();
        if (row != null && analysis != null) {
            menu.add(edges(Messages.FunctionsView_callers, analysis, analysis.profile().callersOf(row.function()),
                    true));
            menu.add(edges(Messages.FunctionsView_callees, analysis, analysis.profile().calleesOf(row.function()),
                    false));
        }
        menu.add(new Separator("sort"));
        menu.add(sorting());
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    /** What a click on a column's title does, for the keyboard. */
    private IMenuManager sorting() {
        MenuManager menu = new MenuManager(Messages.FunctionsView_sort);
        for (FunctionColumn column : FunctionColumn.values()) {
            if (table().isShown(column)) {
                menu.add(choice(column.title(), IAction.AS_RADIO_BUTTON, table().sortColumn() == column,
                        () -> table().sort(column, false)));
            }
        }
        menu.add(new Separator());
        menu.add(choice(Messages.FunctionsView_reverse, IAction.AS_CHECK_BOX, table().isReverse(),
                () -> table().sort(table().sortColumn(), !table().isReverse())));
        return menu;
    }

    private static IAction choice(String title, int style, boolean chosen, Runnable effect) {
        Action action = new Action(title, style) {
            @Override
            public void run() {
                if (style == IAction.AS_CHECK_BOX || isChecked()) {
                    effect.run();
                }
            }
        };
        action.setChecked(chosen);
        return action;
    }

    /** Functions that call one, or that it calls, each with how often; choosing one selects it. */
    private IMenuManager edges(String title, CallAnalysis analysis, List<CallEdge> edges, boolean callers) {
        MenuManager menu = new MenuManager(title);
        for (CallEdge edge : edges.subList(0, Math.min(MOST_LISTED, edges.size()))) {
            int function = callers ? edge.caller() : edge.callee();
            String name = function == CallEdge.UNKNOWN ? Messages.FunctionsView_unknown
                    : analysis.profiledName(function);
            Action action = new Action(NLS.bind(Messages.FunctionsView_edge, name.replace("&", "&&"),
                    CycleText.number(edge.calls()))) {
                @Override
                public void run() {
                    table().select(function);
                }
            };
            action.setEnabled(function != CallEdge.UNKNOWN);
            menu.add(action);
        }
        menu.setVisible(!edges.isEmpty());
        return menu;
    }

    @Override
    protected void show(@Nullable TraceSession traced, @Nullable CallAnalysis analysis) {
        IndexedTrace index = traced == null ? null : traced.index();
        table().setFunctions(analysis == null ? List.of() : analysis.functions(),
                index == null ? 0 : index.eventCount(), analysis != null && analysis.isTimed());
    }

    @Override
    protected void focusPage() {
        table().widget().setFocus();
    }

    /** Selects the first instruction of a call in the trace. */
    void goTo(FunctionRow row, CallChoice choice) {
        TraceSession current = session();
        CallAnalysis analysis = analysis();
        if (current == null || analysis == null) {
            return;
        }
        if (choice == CallChoice.FIRST) {
            StepJob.start(NLS.bind(Messages.FunctionsView_first, row.name()), current,
                    (index, progress) -> new StepJob.Target(analysis.firstCall(row.name()), ""),
                    message -> StatusText.show(this, message));
            return;
        }
        long position = switch (choice) {
            case LONGEST -> row.longestPosition();
            case SHORTEST -> row.shortestPosition();
            default -> row.slowestPosition();
        };
        if (position < 0) {
            boolean untimed = choice == CallChoice.SLOWEST && row.longestPosition() >= 0;
            StatusText.show(this, NLS.bind(untimed ? Messages.FunctionsView_untimed
                    : Messages.FunctionsView_unfinished, row.name()));
        } else {
            current.select(position, this);
        }
    }
}
