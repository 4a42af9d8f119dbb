/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

import org.eclipse.ui.IEditorPart;
import org.refrain.ui.search.SearchJob;

/** What commands tell in the workbench's status line: things worth knowing that must not stand in the way. */
final class Feedback {

    private Feedback() {
    }

    /** Shows a message until the next one. */
    static void show(IEditorPart editor, String message) {
        editor.getEditorSite().getActionBars().getStatusLineManager().setMessage(message);
    }

    /** Tells how a search ended; nothing when the row is there to be seen. */
    static void show(IEditorPart editor, SearchJob.Result result) {
        show(editor, switch (result) {
            case FOUND -> "";
            case FOUND_BEYOND_END -> Messages.Feedback_beyondEnd;
            case NOT_FOUND -> Messages.Feedback_notFound;
        });
    }
}
