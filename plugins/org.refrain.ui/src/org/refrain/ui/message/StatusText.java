/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.message;

import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPart;

/** Tells things in the workbench's status line. */
public final class StatusText {

    private StatusText() {
    }

    /** Shows a message while a part is active, until its next one. */
    public static void show(IWorkbenchPart part, String message) {
        if (part instanceof IViewPart view) {
            view.getViewSite().getActionBars().getStatusLineManager().setMessage(message);
        } else if (part instanceof IEditorPart editor) {
            editor.getEditorSite().getActionBars().getStatusLineManager().setMessage(message);
        }
    }
}
