/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** A sentence under the status line that the user should know, with a warning sign; takes no room without one. */
final class Note {

    private final Composite note;
    private final Link text;
    private @Nullable Runnable action;

    Note(Composite parent) {
        note = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(note);
        Label sign = new Label(note, SWT.NONE);
        sign.setImage(PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_WARN_TSK));
        GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(sign);
        text = new Link(note, SWT.WRAP);
        text.addListener(SWT.Selection, event -> act());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
    }

    Control control() {
        return note;
    }

    boolean isNeeded() {
        return !text.getText().isEmpty();
    }

    /** @param newAction what a link in the text does, or null when there is none */
    void set(String newText, @Nullable Runnable newAction) {
        text.setText(newText.replace("&", "&&"));
        action = newAction;
    }

    private void act() {
        Runnable current = action;
        if (current != null) {
            current.run();
        }
    }
}
