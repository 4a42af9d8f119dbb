/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.message;

import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/** A sentence, and a button for what can be done about it. On the user interface's thread. */
public final class MessageControl {

    private static final int MARGIN = 12;

    private final Composite control;
    private final Label message;
    private final Button button;
    private Runnable action = () -> {
    };

    /** @param width of a line of text, in pixels */
    public MessageControl(Composite parent, int width) {
        control = new Composite(parent, 0);
        GridLayout layout = new GridLayout();
        layout.marginWidth = MARGIN;
        layout.marginHeight = MARGIN;
        layout.verticalSpacing = MARGIN;
        control.setLayout(layout);
        message = new Label(control, SWT.WRAP);
        GridData data = new GridData(SWT.FILL, SWT.TOP, true, false);
        data.widthHint = width;
        message.setLayoutData(data);
        button = new Button(control, SWT.PUSH);
        button.setLayoutData(new GridData());
        button.addListener(SWT.Selection, event -> action.run());
    }

    public Control control() {
        return control;
    }

    /** What is said. */
    public String text() {
        return message.getText();
    }

    /** Gives the focus to the button if there is one. */
    public void setFocus() {
        if (!button.isVisible() || !button.setFocus()) {
            control.setFocus();
        }
    }

    /** Says something, and offers nothing. */
    public void show(String text) {
        show(text, "", () -> {
            // nothing is offered
        });
    }

    /**
     * Says something, and offers something.
     *
     * @param offer what stands on the button; empty for none
     * @param newAction what the button does
     */
    public void show(String text, String offer, Runnable newAction) {
        action = newAction;
        button.setEnabled(true);
        if (!text.equals(message.getText()) || !offer.equals(button.getText())) {
            message.setText(text);
            button.setText(offer);
            button.setVisible(!offer.isEmpty());
            control.layout();
        }
    }

    /** Whether what is offered can be done now; until the next message. */
    public void setEnabled(boolean enabled) {
        button.setEnabled(enabled);
    }
}
