/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.ui.IMemento;

/** In a chart's menu: whether the chart shows the part of the trace that the other charts show. */
public final class WindowLinkAction extends Action {

    private static final String LINKED = "zoomLinked";

    private final WindowLink link;

    /** @param memento what {@link #saveState} wrote, or null for a chart that goes with the others */
    public WindowLinkAction(WindowLink link, @Nullable IMemento memento) {
        super(Messages.WindowLinkAction_name, IAction.AS_CHECK_BOX);
        this.link = link;
        setToolTipText(Messages.WindowLinkAction_tip);
        setChecked(memento == null || !Objects.equals(memento.getBoolean(LINKED), Boolean.FALSE));
        link.setLinked(isChecked());
    }

    @Override
    public void run() {
        link.setLinked(isChecked());
    }

    /** Keeps the choice for the next time. */
    public void saveState(IMemento memento) {
        memento.putBoolean(LINKED, isChecked());
    }
}
