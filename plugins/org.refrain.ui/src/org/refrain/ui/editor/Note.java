/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** A sentence under the status line that the user should know, with a warning sign; takes no room without one. */
final class Note {

    private final Composite note;
    private final Label text;

    Note(Composite parent) {
        note = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(note);
        Label sign = new Label(note, SWT.NONE);
        sign.setImage(PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_WARN_TSK));
        GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(sign);
        text = new Label(note, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
    }

    Control control() {
        return note;
    }

    boolean isNeeded() {
        return !text.getText().isEmpty();
    }

    void setText(String newText) {
        text.setText(newText.replace("&", "&&"));
    }
}
