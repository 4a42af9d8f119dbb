/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.io.UncheckedIOException;
import java.util.function.Consumer;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.refrain.ui.background.LatestWork;
import org.refrain.ui.message.StatusText;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.ShownTrace;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.source.SourceLocation;
import org.refrain.ui.source.SourceLocator;
import org.refrain.ui.source.SourceRevealer;

/** Shows lines of source in their own editor, beside the trace. Use on the user interface's thread. */
public final class LineOpener {

    private final IWorkbenchPart part;
    private final LatestWork<SourceLocation> work;
    private final SourceRevealer revealer = new SourceRevealer();

    /**
     * @param part the part that the user is in
     * @param damage told when the trace's index turns out to be damaged
     */
    public LineOpener(IWorkbenchPart part, Consumer<UncheckedIOException> damage) {
        this.part = part;
        work = new LatestWork<>(Messages.LineOpener_job, Display.getCurrent(), damage);
    }

    /** Shows the first of some lines, and takes the user there. */
    void open(@Nullable TraceSession session, LineRange range) {
        open(session, range.path(), range.first());
    }

    /**
     * Shows a line, and takes the user there.
     *
     * @param session the trace; nothing is done without
     * @param path as the compiler saw it
     */
    public void open(@Nullable TraceSession session, String path, int line) {
        IndexLease lease = session == null ? null : session.lease();
        if (session != null && lease != null) {
            IFile file = session.input().file();
            IProject project = file == null ? null : file.getProject();
            work.ask(lease, (index, cancelled) -> SourceLocator.locate(path, project),
                    location -> show(location, path, line));
        }
    }

    private void show(SourceLocation location, String path, int line) {
        IWorkbenchPage page = part.getSite().getPage();
        IEditorPart trace = ShownTrace.editor(page);
        IEditorPart editor = trace != null && location.isFound()
                ? revealer.reveal(trace, location.file(), line) : null;
        if (editor == null) {
            StatusText.show(part, NLS.bind(location.isAmbiguous() ? Messages.LineOpener_ambiguous
                    : Messages.LineOpener_missing, path));
        } else {
            page.activate(editor);
        }
    }

    /** Takes the mark at the line away. */
    public void dispose() {
        work.cancel();
        revealer.clear();
    }
}
