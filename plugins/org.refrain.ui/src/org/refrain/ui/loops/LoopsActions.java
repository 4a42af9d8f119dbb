/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.List;
import java.util.function.BooleanSupplier;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.GroupMarker;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionManager;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.handlers.CollapseAllHandler;
import org.eclipse.ui.handlers.ExpandAllHandler;
import org.eclipse.ui.handlers.IHandlerService;
import org.refrain.core.loop.trace.LoopLevel;

/** What can be done in the Loop Nest view: choose other loops, fold and unfold levels, open lines. */
final class LoopsActions {

    /** Deeper levels are unfolded one by one, or all at once. */
    private static final int LEVELS = 4;
    private static final int MOST_LINES = 24;
    /** Where plugin.xml puts the commands that step through executions. */
    private static final String EXECUTIONS = "executions";

    private final LoopsView view;
    private final LoopsPage page;

    private LoopsActions(LoopsView view, LoopsPage page) {
        this.view = view;
        this.page = page;
    }

    static void install(LoopsView view, LoopsPage page) {
        LoopsActions actions = new LoopsActions(view, page);
        TreeViewer viewer = page.viewer();
        IHandlerService handlers = view.getSite().getService(IHandlerService.class);
        handlers.activateHandler(IWorkbenchCommandConstants.NAVIGATE_COLLAPSE_ALL, new CollapseAllHandler(viewer));
        handlers.activateHandler(IWorkbenchCommandConstants.NAVIGATE_EXPAND_ALL, new ExpandAllHandler(viewer));
        IActionBars bars = view.getViewSite().getActionBars();
        bars.getToolBarManager().add(new GroupMarker(EXECUTIONS));
        IMenuManager menu = bars.getMenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(actions::fill);
        actions.fill(menu); // a menu without items would not be there
        bars.updateActionBars();
        MenuManager popup = new MenuManager();
        popup.setRemoveAllWhenShown(true);
        popup.addMenuListener(actions::fillPopup);
        Menu widget = popup.createContextMenu(viewer.getControl());
        viewer.getControl().setMenu(widget);
        view.getSite().registerContextMenu(popup, viewer);
        viewer.getTree().addListener(SWT.KeyDown, actions::type);
    }

    /** A digit shows as many levels, 0 and * all of them. */
    private void type(Event event) {
        boolean all = event.character == '0' || event.character == '*';
        if (event.stateMask == 0 && (all || event.character >= '1' && event.character <= '9')) {
            if (all) {
                page.viewer().expandAll();
            } else {
                page.unfold(event.character - '0');
            }
            event.doit = false;
        }
    }

    private void fillPopup(IMenuManager menu) {
        LoopRow row = page.selected();
        MenuManager lines = new MenuManager(Messages.LoopsView_openLines);
        for (LineRange range : row == null ? List.<LineRange>of() : row.lines()) {
            if (lines.getSize() < MOST_LINES) {
                lines.add(action(range.text() + range.inFunctions(), () -> view.open(range)));
            }
        }
        menu.add(lines); // not shown while it is empty
        menu.add(new Separator(EXECUTIONS));
        menu.add(new Separator());
        fold(menu);
    }

    private void fill(IMenuManager menu) {
        MenuManager of = new MenuManager(Messages.LoopsView_of);
        for (LoopLevel level : LoopLevel.values()) {
            IAction action = radio(LoopSettings.label(level), () -> view.settings().usable().level() == level,
                    () -> view.setSettings(view.settings().of(level)));
            action.setEnabled(view.settings().of(level).usable().level() == level);
            of.add(action);
        }
        menu.add(of);
        MenuManager where = new MenuManager(Messages.LoopsView_where);
        for (LoopChoice choice : LoopChoice.values()) {
            where.add(radio(choice.label(), () -> view.settings().choice() == choice,
                    () -> view.setSettings(view.settings().choosing(choice))));
        }
        menu.add(where);
        menu.add(new Separator(EXECUTIONS));
        menu.add(new Separator());
        fold(menu);
    }

    private void fold(IContributionManager menu) {
        menu.add(action(Messages.LoopsView_oneLevel, page.viewer()::collapseAll));
        LoopTree tree = view.tree();
        int depth = tree == null ? 1 : tree.listedDepth();
        for (int levels = 2; levels < Math.min(depth, LEVELS + 1); levels++) {
            int wanted = levels;
            menu.add(action(NLS.bind(Messages.LoopsView_level, Integer.toString(levels)), () -> page.unfold(wanted)));
        }
        menu.add(action(Messages.LoopsView_expand, page.viewer()::expandAll));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    private IAction action(String label, Runnable effect) {
        Action action = new Action(label) {
            @Override
            public void run() {
                effect.run();
            }
        };
        action.setEnabled(view.tree() != null);
        return action;
    }

    private static IAction radio(String label, BooleanSupplier chosen, Runnable effect) {
        Action action = new Action(label, IAction.AS_RADIO_BUTTON) {
            @Override
            public void run() {
                if (isChecked()) {
                    effect.run();
                }
            }
        };
        action.setChecked(chosen.getAsBoolean());
        return action;
    }
}
