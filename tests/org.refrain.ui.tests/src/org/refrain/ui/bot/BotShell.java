/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import org.eclipse.swt.widgets.Shell;

/** A dialog. */
public final class BotShell extends BotPart {

    private final Shell shell;

    BotShell(Shell shell) {
        super(shell);
        this.shell = shell;
    }

    public String title() {
        return Ui.get(shell::getText);
    }

    /** Puts a text into the dialog's first field, as if it had been typed. */
    public void setText(String text) {
        var field = text();
        Ui.run(() -> field.setText(text));
    }

    /** Waits until the dialog has been closed. */
    public void waitUntilClosed() {
        Wait.until("dialog closed", shell::isDisposed);
    }
}
