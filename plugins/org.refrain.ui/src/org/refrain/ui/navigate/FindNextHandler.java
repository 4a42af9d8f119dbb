/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.ui.editor.TraceEditor;
import org.refrain.ui.search.FindBar;

/**
 * Finds the text of the find bar again; opens the bar when there is none yet. The direction is the parameter of its
 * class in plugin.xml: {@code next} or {@code previous}.
 */
public final class FindNextHandler extends DirectedHandler {

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) {
        if (HandlerUtil.getActiveEditor(event) instanceof TraceEditor editor) {
            find(editor);
        }
        return null;
    }

    private void find(TraceEditor editor) {
        FindBar bar = editor.findBar();
        if (bar != null) {
            bar.findAgain(isForward());
        }
    }
}
