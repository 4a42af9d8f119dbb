/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.accesses;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.source.EditorLines;

/** Shows the access patterns of the line that the cursor is in. */
public final class AccessesOfLineHandler extends AbstractHandler {

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) throws ExecutionException {
        IWorkbenchPart part = HandlerUtil.getActivePart(event);
        if (part != null) {
            show(part, EditorLines.of(part));
        }
        return null;
    }

    private static void show(IWorkbenchPart part, @Nullable EditorLines lines) throws ExecutionException {
        if (lines == null) {
            StatusText.show(part, Messages.AccessesOfLineHandler_noLine);
            return;
        }
        try {
            if (part.getSite().getPage().showView(AccessesView.ID) instanceof AccessesView view) {
                view.page().filter().setText(lines.toString());
            }
        } catch (PartInitException e) {
            throw new ExecutionException(AccessesView.ID, e);
        }
    }
}
