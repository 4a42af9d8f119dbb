/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

import org.refrain.ui.editor.TraceEditor;
import org.refrain.ui.search.FindBar;

/** Opens the bar for a text to be found. */
public final class FindHandler extends TraceHandler {

    @Override
    void execute(TraceEditor editor) {
        FindBar bar = editor.findBar();
        if (bar != null) {
            bar.open();
        }
    }
}
