/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.tutorial;

import java.util.Map;

import org.eclipse.jface.action.IContributionItem;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.CompoundContributionItem;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;

/**
 * The item that opens the cheat sheet; none in a workbench without cheat sheets. It is made when the menu opens: a
 * contribution by name would be an error in the log of each such workbench, whatever it says of when it can be seen.
 */
public final class TutorialItem extends CompoundContributionItem {

    private static final String COMMAND = "org.eclipse.ui.cheatsheets.openCheatSheet";
    private static final String SHEET = "org.refrain.help.cheatsheet.abnormalCycle";

    @Override
    protected IContributionItem[] getContributionItems() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        if (window == null || !window.getService(ICommandService.class).getCommand(COMMAND).isDefined()) {
            return new IContributionItem[0];
        }
        CommandContributionItemParameter item = new CommandContributionItemParameter(window, null, COMMAND,
                CommandContributionItem.STYLE_PUSH);
        item.label = Messages.TutorialItem_abnormalCycle;
        item.parameters = Map.of("cheatSheetId", SHEET);
        return new IContributionItem[] {new CommandContributionItem(item)};
    }
}
