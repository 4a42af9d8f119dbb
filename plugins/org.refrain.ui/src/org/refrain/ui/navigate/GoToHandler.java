/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.navigate;

import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.refrain.ui.editor.TraceEditor;
import org.refrain.ui.search.SearchJob;
import org.refrain.ui.search.SymbolSet;
import org.refrain.ui.session.TraceSession;

/** Asks where to go and goes there. Which kind of place is the parameter of its class in plugin.xml. */
public final class GoToHandler extends TraceHandler implements IExecutableExtension {

    private GoToTarget target = GoToTarget.ROW;
    private String lastText = "";

    @Override
    @NonNullByDefault({})
    public void setInitializationData(IConfigurationElement config, String propertyName, Object data) {
        target = GoToTarget.valueOf(String.valueOf(data));
    }

    @Override
    void execute(TraceEditor editor) {
        TraceSession session = editor.session();
        Shell shell = editor.getSite().getShell();
        String prompt;
        try {
            prompt = target.prompt(session);
        } catch (UnknownPlaceException e) {
            MessageDialog.openInformation(shell, target.title(), e.getMessage());
            return;
        }
        InputDialog dialog = new InputDialog(shell, target.title(), prompt, lastText, text -> check(session, text));
        String text = dialog.open() == Window.OK ? dialog.getValue() : null;
        if (text != null) {
            lastText = text;
            go(editor, text);
        }
    }

    private void go(TraceEditor editor, String text) {
        TraceSession session = editor.session();
        try {
            Place place = target.find(session, text);
            if (place.position() >= 0) {
                session.select(place.position(), this);
            } else {
                SearchJob.start(target.title(), session, table -> SymbolSet.of(place.symbol()), true,
                        result -> Feedback.show(editor, result));
            }
            editor.setFocus();
        } catch (UnknownPlaceException e) {
            Feedback.show(editor, e.getMessage()); // the trace has changed since the text was checked
        }
    }

    /** What is wrong with the text; empty, so that nothing is said yet, while there is none. */
    private @Nullable String check(TraceSession session, String text) {
        if (text.isBlank()) {
            return "";
        }
        try {
            target.find(session, text);
            return null;
        } catch (UnknownPlaceException e) {
            return e.getMessage();
        }
    }
}
