/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

import java.text.NumberFormat;

import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Text;
import org.refrain.ui.editor.TraceEditor;
import org.refrain.ui.editor.table.RowRange;
import org.refrain.ui.editor.table.RowTexts;

/** Copies the selected rows as text, cells separated by tabs. */
public final class CopyRowsHandler extends TraceHandler {

    /** More rows than this are a file, not a clipboard: some 5 MB of text, made in a tenth of a second. */
    static final int LIMIT = 50_000;

    @Override
    void execute(TraceEditor editor) {
        if (Display.getCurrent().getFocusControl() instanceof Text field) {
            field.copy();
            return;
        }
        RowTexts texts = editor.texts();
        if (texts == null || editor.selectedRows().isEmpty()) {
            return;
        }
        StringBuilder text = new StringBuilder();
        long selected = 0;
        int copied = 0;
        for (RowRange range : editor.selectedRows()) {
            selected += range.count();
            for (long i = 0; i < range.count() && copied < LIMIT; i++, copied++) {
                texts.appendRow(range.first() + i, text);
                text.append(System.lineSeparator());
            }
        }
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        try {
            clipboard.setContents(new Object[] {text.toString()}, new Transfer[] {TextTransfer.getInstance()});
        } finally {
            clipboard.dispose();
        }
        NumberFormat numbers = NumberFormat.getIntegerInstance();
        Feedback.show(editor, copied == selected ? NLS.bind(Messages.CopyRowsHandler_copied, numbers.format(copied))
                : NLS.bind(Messages.CopyRowsHandler_limited, numbers.format(copied), numbers.format(selected)));
    }
}
