/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.pin;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.statushandlers.StatusManager;
import org.refrain.ui.icons.Icons;

/** A view's toggle that pins it to its trace, and its menu item for another view of its kind. */
final class PinActions {

    private static final String PIN_COMMAND = "org.refrain.ui.command.pinView";
    private static final String NEW_COMMAND = "org.refrain.ui.command.newView";

    private final IViewSite site;
    private final IAction pin;

    PinActions(IViewSite site, ViewTrace trace) {
        this.site = site;
        pin = new Action(Messages.PinActions_pin, IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
                trace.setPinned(isChecked());
            }
        };
        pin.setToolTipText(Messages.PinActions_pinTip);
        pin.setImageDescriptor(Icons.descriptor("pin"));
        IAction another = new Action(NLS.bind(Messages.PinActions_new, site.getRegisteredName())) {
            @Override
            public void run() {
                openAnother();
            }
        };
        another.setToolTipText(Messages.PinActions_newTip);
        IActionBars bars = site.getActionBars();
        bars.getToolBarManager().add(pin);
        bars.getMenuManager().add(pin);
        bars.getMenuManager().add(another);
        handle(pin, PIN_COMMAND);
        handle(another, NEW_COMMAND);
        bars.updateActionBars();
    }

    private void handle(IAction action, String command) {
        action.setActionDefinitionId(command);
        site.getService(IHandlerService.class).activateHandler(command, new ActionHandler(action));
    }

    /** Shows how it is now. */
    void update(boolean possible, boolean pinned) {
        pin.setEnabled(possible);
        pin.setChecked(pinned);
    }

    private void openAnother() {
        IWorkbenchPage page = site.getPage();
        int number = 2;
        while (page.findViewReference(site.getId(), Integer.toString(number)) != null) {
            number++;
        }
        try {
            page.showView(site.getId(), Integer.toString(number), IWorkbenchPage.VIEW_ACTIVATE);
        } catch (PartInitException e) {
            StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
        }
    }
}
