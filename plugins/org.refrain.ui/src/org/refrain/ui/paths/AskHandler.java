/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.search.ui.NewSearchUI;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.session.ShownTrace;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.source.EditorLines;

/** Asks a {@link Question} about the lines that are selected in a source editor; plugin.xml says which. */
public final class AskHandler extends AbstractHandler implements IExecutableExtension {

    private Question question = Question.PATH;

    @Override
    @NonNullByDefault({})
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        question = Question.valueOf(String.valueOf(data));
    }

    @Override
    @NonNullByDefault({})
    public @Nullable Object execute(ExecutionEvent event) {
        IWorkbenchPart part = HandlerUtil.getActivePart(event);
        TraceSession session = part == null ? null : ShownTrace.of(part.getSite().getPage());
        EditorLines lines = EditorLines.of(part);
        if (part != null && session != null) {
            if (lines == null) {
                StatusText.show(part, Messages.AskHandler_noLines);
            } else {
                RemovedResults.follow();
                NewSearchUI.activateSearchResultView();
                AskedLines asked = new AskedLines(session.input(), question.isAboutOneLine() ? lines.first() : lines);
                NewSearchUI.runQueryInBackground(new TraceQuery(question, asked));
            }
        }
        return null;
    }
}
