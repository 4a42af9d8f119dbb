/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.ui.editor.TraceEditor;

/** A command on the active trace editor; without one it does nothing. */
abstract class TraceHandler extends AbstractHandler {

    @Override
    @NonNullByDefault({})
    public final @Nullable Object execute(ExecutionEvent event) {
        if (HandlerUtil.getActiveEditor(event) instanceof TraceEditor editor) {
            execute(editor);
        }
        return null;
    }

    abstract void execute(TraceEditor editor);
}
