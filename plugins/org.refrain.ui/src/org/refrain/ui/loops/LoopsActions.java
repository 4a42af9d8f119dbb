/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.util.function.BooleanSupplier;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionManager;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.handlers.CollapseAllHandler;
import org.eclipse.ui.handlers.ExpandAllHandler;
import org.eclipse.ui.handlers.IHandlerService;
import org.refrain.core.loop.trace.LoopLevel;

/** What can be done in the Loop Nest view: choose other loops, fold and unfold levels. */
final class LoopsActions {

    /** Deeper levels are unfolded one by one, or all at once. */
    private static final int LEVELS = 4;

    private final LoopsView view;
    private final TreeViewer viewer;

    private LoopsActions(LoopsView view, TreeViewer viewer) {
        this.view = view;
        this.viewer = viewer;
    }

    static void install(LoopsView view, TreeViewer viewer) {
        LoopsActions actions = new LoopsActions(view, viewer);
        IHandlerService handlers = view.getSite().getService(IHandlerService.class);
        handlers.activateHandler(IWorkbenchCommandConstants.NAVIGATE_COLLAPSE_ALL, new CollapseAllHandler(viewer));
        handlers.activateHandler(IWorkbenchCommandConstants.NAVIGATE_EXPAND_ALL, new ExpandAllHandler(viewer));
        IActionBars bars = view.getViewSite().getActionBars();
        IMenuManager menu = bars.getMenuManager();
        menu.setRemoveAllWhenShown(true);
        menu.addMenuListener(actions::fill);
        actions.fill(menu); // a menu without items would not be there
        bars.updateActionBars();
        MenuManager popup = new MenuManager();
        popup.setRemoveAllWhenShown(true);
        popup.addMenuListener(actions::fold);
        Menu widget = popup.createContextMenu(viewer.getControl());
        viewer.getControl().setMenu(widget);
        view.getSite().registerContextMenu(popup, viewer);
    }

    private void fill(IMenuManager menu) {
        MenuManager of = new MenuManager(Messages.LoopsView_of);
        for (LoopLevel level : LoopLevel.values()) {
            of.add(radio(LoopSettings.label(level), () -> view.settings().level() == level,
                    () -> view.setSettings(view.settings().of(level))));
        }
        menu.add(of);
        MenuManager where = new MenuManager(Messages.LoopsView_where);
        for (LoopChoice choice : LoopChoice.values()) {
            where.add(radio(choice.label(), () -> view.settings().choice() == choice,
                    () -> view.setSettings(view.settings().choosing(choice))));
        }
        menu.add(where);
        menu.add(new Separator());
        fold(menu);
    }

    private void fold(IContributionManager menu) {
        menu.add(action(Messages.LoopsView_oneLevel, viewer::collapseAll));
        LoopTree tree = view.tree();
        int depth = tree == null ? 1 : tree.depth();
        for (int levels = 2; levels < Math.min(depth, LEVELS + 1); levels++) {
            int wanted = levels;
            menu.add(action(NLS.bind(Messages.LoopsView_level, Integer.toString(levels)), () -> unfold(wanted)));
        }
        menu.add(action(Messages.LoopsView_expand, viewer::expandAll));
        menu.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
    }

    private void unfold(int levels) {
        viewer.collapseAll();
        viewer.expandToLevel(levels);
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
