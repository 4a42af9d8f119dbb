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
import org.refrain.core.index.TraceRows;
import org.refrain.ui.editor.TraceEditor;
import org.refrain.ui.search.SearchJob;
import org.refrain.ui.search.SymbolSet;
import org.refrain.ui.session.TraceSession;

/**
 * Goes to the next or the previous event with the symbol of the selected row: the same instruction, executed again.
 * The direction is the parameter of its class in plugin.xml: {@code next} or {@code previous}.
 */
public final class SameAddressHandler extends DirectedHandler {

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) {
        if (HandlerUtil.getActiveEditor(event) instanceof TraceEditor editor) {
            find(editor);
        }
        return null;
    }

    private void find(TraceEditor editor) {
        TraceSession session = editor.session();
        TraceRows rows = session.rows();
        long position = session.selection().position();
        int[] symbol = new int[1];
        if (rows != null && position >= 0 && rows.symbols(position, symbol, 1) == 1) {
            SearchJob.start(Messages.SameAddressHandler_name, session, table -> SymbolSet.of(symbol[0]), isForward(),
                    result -> Feedback.show(editor, result));
        }
    }
}
