/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.refrain.ui.session.TraceSession;

/** What the editor shows for a file that cannot be read: what is wrong, where, and what can be done. */
final class FailurePage {

    private static final int TEXT_WIDTH = 560;

    private final TraceSession session;
    private final Composite page;
    private final Text message;
    private final Button retry;

    FailurePage(Composite parent, TraceSession session, IWorkbenchPage workbenchPage) {
        this.session = session;
        page = new Composite(parent, SWT.NONE);
        GridLayoutFactory.swtDefaults().margins(24, 24).spacing(12, 12).numColumns(2).applyTo(page);
        Label image = new Label(page, SWT.NONE);
        image.setImage(JFaceResources.getImage(Dialog.DLG_IMG_MESSAGE_WARNING));
        GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).span(1, 3).applyTo(image);
        Label title = new Label(page, SWT.WRAP);
        title.setText(NLS.bind(Messages.FailurePage_title, session.name()));
        title.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        GridDataFactory.fillDefaults().grab(true, false).hint(TEXT_WIDTH, SWT.DEFAULT).applyTo(title);
        message = new Text(page, SWT.READ_ONLY | SWT.WRAP | SWT.MULTI);
        message.setBackground(page.getBackground());
        GridDataFactory.fillDefaults().grab(true, false).hint(TEXT_WIDTH, SWT.DEFAULT).applyTo(message);
        Composite buttons = new Composite(page, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(buttons);
        retry = new Button(buttons, SWT.PUSH);
        retry.setText(Messages.FailurePage_retry);
        retry.addListener(SWT.Selection, event -> session.reload());
        IFile file = session.input().file();
        if (file != null && !session.input().isIndex()) {
            Button asText = new Button(buttons, SWT.PUSH);
            asText.setText(Messages.FailurePage_openAsText);
            asText.addListener(SWT.Selection, event -> TextEditors.open(workbenchPage, file));
        }
    }

    Control control() {
        return page;
    }

    void setFocus() {
        retry.setFocus();
    }

    void update() {
        String failure = session.failure();
        message.setText(failure == null ? "" : failure);
        message.setBackground(page.getBackground());
        page.layout();
    }
}
