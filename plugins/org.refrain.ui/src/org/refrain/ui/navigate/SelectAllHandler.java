/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Text;
import org.refrain.ui.editor.TraceEditor;

/** Selects all rows. */
public final class SelectAllHandler extends TraceHandler {

    @Override
    void execute(TraceEditor editor) {
        if (Display.getCurrent().getFocusControl() instanceof Text field) {
            field.selectAll();
        } else {
            editor.selectAll();
        }
    }
}
