/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.preferences;

import java.io.IOException;
import java.text.MessageFormat;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.eclipse.ui.PlatformUI;
import org.refrain.ui.session.IndexStore;

/** Shows where the indexes of traces are and how much room they take, and deletes them. */
public final class TracePreferencePage extends PreferencePage implements IWorkbenchPreferencePage {

    private static final int TEXT_WIDTH = 400;

    public TracePreferencePage() {
        noDefaultAndApplyButton();
    }

    @Override
    @NonNullByDefault({})
    public void init(IWorkbench workbench) {
        setDescription(Messages.TracePreferencePage_description);
    }

    @Override
    @NonNullByDefault({})
    protected Control createContents(Composite parent) {
        Composite page = new Composite(parent, SWT.NONE);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(page, "org.refrain.ui.preferences");
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(page);
        new Label(page, SWT.NONE).setText(Messages.TracePreferencePage_folder);
        Text folder = new Text(page, SWT.READ_ONLY | SWT.SINGLE);
        folder.setText(IndexStore.folder().toString());
        GridDataFactory.fillDefaults().grab(true, false).hint(TEXT_WIDTH, SWT.DEFAULT).applyTo(folder);
        new Label(page, SWT.NONE).setText(Messages.TracePreferencePage_size);
        Label size = new Label(page, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(size);
        Button clear = new Button(page, SWT.PUSH);
        clear.setText(Messages.TracePreferencePage_clear);
        GridDataFactory.swtDefaults().span(2, 1).applyTo(clear);
        clear.addListener(SWT.Selection, event -> {
            clear();
            showSize(size);
        });
        showSize(size);
        return page;
    }

    private void clear() {
        try {
            IndexStore.clear();
            setErrorMessage(null);
        } catch (IOException e) {
            setErrorMessage(MessageFormat.format(Messages.TracePreferencePage_notCleared, e.getMessage()));
        }
    }

    private void showSize(Label label) {
        try {
            label.setText(MessageFormat.format(Messages.TracePreferencePage_megabytes, IndexStore.size() / 1e6));
        } catch (IOException e) {
            setErrorMessage(e.getMessage());
        }
    }
}
