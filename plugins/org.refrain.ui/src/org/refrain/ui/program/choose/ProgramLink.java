/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program.choose;

import org.eclipse.core.resources.IFile;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.refrain.ui.program.ProgramText;
import org.refrain.ui.session.TraceInput;
import org.refrain.ui.session.TraceSession;

/** The name of the program that a trace is shown with; leads to the page that changes it. */
public final class ProgramLink {

    private final TraceSession session;
    private final Link link;

    public ProgramLink(Composite parent, TraceSession session) {
        this.session = session;
        link = new Link(parent, SWT.NONE);
        link.addListener(SWT.Selection, event -> openProperties(link.getShell(), session.input()));
        update();
    }

    public Control control() {
        return link;
    }

    /** Whether there is anything to say. */
    public boolean isNeeded() {
        return !ProgramText.label(session.foundProgram()).isEmpty();
    }

    /** Says what is known now. */
    public void update() {
        String label = ProgramText.label(session.foundProgram());
        link.setText(label.isEmpty() ? "" : "<a>" + label.replace("&", "&&") + "</a>");
        link.setToolTipText(ProgramText.details(session.foundProgram()).replace("&", "&&"));
    }

    /** Opens the property page of a trace. */
    public static void openProperties(Shell shell, TraceInput input) {
        IFile file = input.file();
        PreferencesUtil.createPropertyDialogOn(shell, file != null ? file : new ExternalTrace(input),
                ProgramPropertyPage.ID, new String[] {ProgramPropertyPage.ID}, null).open();
    }
}
