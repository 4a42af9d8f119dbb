/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleListener;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/** A line of text that needs no room: what does not fit is left out, and then the tool tip tells all of it. */
final class EndingLabel {

    private static final String ELLIPSIS = "\u2026";

    private final Label label;
    private String text = "";

    EndingLabel(Composite parent) {
        label = new Label(parent, SWT.NONE);
        label.addListener(SWT.Resize, event -> fit());
        label.getAccessible().addAccessibleListener(
                AccessibleListener.getNameAdapter(event -> event.result = text));
    }

    Control control() {
        return label;
    }

    void setText(String newText) {
        text = newText;
        fit();
    }

    private void fit() {
        String fitting = fitting(label.getSize().x);
        if (!fitting.equals(label.getText())) {
            label.setText(fitting);
            label.setToolTipText(fitting.equals(text) ? null : text);
        }
    }

    private String fitting(int width) {
        GC gc = new GC(label);
        try {
            if (gc.textExtent(text).x <= width) {
                return text;
            }
            int fits = 0;
            for (int cut = text.length(); fits < cut;) {
                int length = (fits + cut + 1) / 2;
                if (gc.textExtent(text.substring(0, length) + ELLIPSIS).x <= width) {
                    fits = length;
                } else {
                    cut = length - 1;
                }
            }
            return text.substring(0, fits) + ELLIPSIS;
        } finally {
            gc.dispose();
        }
    }
}
