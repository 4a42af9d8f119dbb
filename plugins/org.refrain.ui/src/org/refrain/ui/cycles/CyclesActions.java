/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import java.util.List;
import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.handlers.IHandlerService;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.trace.InstructionRow;
import org.refrain.ui.cycles.timeline.TimelineAxis;
import org.refrain.ui.cycles.timeline.TimelineChart;
import org.refrain.ui.icons.Icons;
import org.refrain.ui.session.WindowLinkAction;

/**
 * What can be done in the Cycles view only: grouping by class, zooming, the axis in events or time, copying, giving a
 * choice up. The commands that work elsewhere too come from plugin.xml and join these in tool bar and menus.
 */
final class CyclesActions {

    private static final String AXIS = "timelineAxis";
    private static final String GROUPED = "groupedByClass";
    private static final String GROUP_COMMAND = "org.refrain.ui.command.groupByClass";
    private static final double ZOOM = 2;

    private final CyclesView view;
    private final CyclesPage page;
    private final IAction grouping;
    private final IAction inEvents;
    private final IAction inTime;
    private final WindowLinkAction linked;
    private final SessionSelection selection;

    CyclesActions(CyclesView view, CyclesPage page, @Nullable IMemento memento) {
        this.view = view;
        this.page = page;
        selection = new SessionSelection(view);
        TimelineChart timeline = page.timeline();
        inEvents = axis(TimelineAxis.Kind.EVENTS, Messages.CyclesActions_events);
        inTime = axis(TimelineAxis.Kind.TIME, Messages.CyclesActions_time);
        grouping = grouping();
        grouping.setChecked(memento == null || !Objects.equals(memento.getBoolean(GROUPED), Boolean.FALSE));
        String saved = memento == null ? null : memento.getString(AXIS);
        boolean time = Objects.equals(saved, TimelineAxis.Kind.TIME.name());
        (time ? inTime : inEvents).setChecked(true);
        timeline.setKind(time ? TimelineAxis.Kind.TIME : TimelineAxis.Kind.EVENTS);
        linked = new WindowLinkAction(timeline.link(), memento);
        IActionBars bars = view.getViewSite().getActionBars();
        fill(bars.getToolBarManager());
        fill(bars.getMenuManager());
        bars.setGlobalActionHandler(ActionFactory.COPY.getId(), action("", "", this::copy));
        bars.updateActionBars();
        createContextMenu();
    }

    /** Whether classes are to be shown rather than distinct cycles. */
    boolean isGrouped() {
        return grouping.isChecked();
    }

    void saveState(IMemento memento) {
        memento.putBoolean(GROUPED, grouping.isChecked());
        linked.saveState(memento);
        memento.putString(AXIS, (inTime.isChecked() ? TimelineAxis.Kind.TIME : TimelineAxis.Kind.EVENTS).name());
    }

    /** Offers what is possible with a trace; null when there is none. */
    void setTrace(@Nullable IndexedTrace trace) {
        inTime.setEnabled(trace == null || trace.firstTime() != InstructionRow.NO_TIME);
    }

    /** Tells the platform that something else is selected. */
    void selectionChanged() {
        selection.changed();
    }

    private void fill(IToolBarManager bar) {
        TimelineChart timeline = page.timeline();
        bar.add(new Separator("grouping"));
        bar.add(grouping);
        bar.add(new Separator("occurrences")); // next and previous, from plugin.xml
        bar.add(new Separator("zoom"));
        bar.add(action(Messages.CyclesActions_zoomIn, "zoomin", () -> timeline.zoom(ZOOM)));
        bar.add(action(Messages.CyclesActions_zoomOut, "zoomout", () -> timeline.zoom(1 / ZOOM)));
        bar.add(action(Messages.CyclesActions_whole, "whole", timeline::showWhole));
        bar.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    private void fill(IMenuManager menu) {
        menu.add(new Separator("grouping"));
        menu.add(grouping);
        menu.add(new Separator("axis"));
        menu.add(inEvents);
        menu.add(inTime);
        menu.add(linked);
        menu.add(new Separator("choice"));
        menu.add(showAll());
        menu.add(new Separator("occurrences"));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    private void createContextMenu() {
        view.getSite().setSelectionProvider(selection);
        MenuManager manager = new MenuManager();
        manager.add(new Separator("occurrences"));
        manager.add(new Separator("choice"));
        manager.add(showAll());
        manager.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
        manager.add(new Separator("edit"));
        manager.add(ActionFactory.COPY.create(view.getSite().getWorkbenchWindow()));
        for (Control control : page.menuControls()) {
            Menu menu = manager.createContextMenu(control);
            control.setMenu(menu);
        }
        view.getSite().registerContextMenu(CyclesView.ID, manager, selection);
    }

    private IAction grouping() {
        Action action = new Action(Messages.CyclesActions_group, IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                view.regroup();
            }
        };
        action.setToolTipText(Messages.CyclesActions_groupTip);
        action.setImageDescriptor(Icons.descriptor("classes"));
        action.setId(GROUPED);
        action.setActionDefinitionId(GROUP_COMMAND);
        view.getSite().getService(IHandlerService.class).activateHandler(GROUP_COMMAND, new ActionHandler(action));
        return action;
    }

    private IAction showAll() {
        IAction action = action(Messages.CyclesActions_all, "", () -> page.choose(List.of()));
        action.setToolTipText(Messages.CyclesActions_allTip);
        return action;
    }

    private IAction axis(TimelineAxis.Kind kind, String text) {
        return new Action(text, IAction.AS_RADIO_BUTTON) {
            @Override
            public void run() {
                if (isChecked()) {
                    page.timeline().setKind(kind);
                }
            }
        };
    }

    private static IAction action(String text, String icon, Runnable work) {
        Action action = new Action(text) {
            @Override
            public void run() {
                work.run();
            }
        };
        if (!icon.isEmpty()) {
            action.setImageDescriptor(Icons.descriptor(icon));
        }
        return action;
    }

    /** Copies what is selected in the part that has the focus. */
    private void copy() {
        if (page.table().filter().isFocusControl()) {
            page.table().filter().copy();
            return;
        }
        String text = page.text();
        if (!text.isEmpty()) {
            Clipboard clipboard = new Clipboard(page.control().getDisplay());
            clipboard.setContents(new Object[] {text}, new Transfer[] {TextTransfer.getInstance()});
            clipboard.dispose();
        }
    }
}
