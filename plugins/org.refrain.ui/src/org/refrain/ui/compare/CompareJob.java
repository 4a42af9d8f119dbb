/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;

import org.eclipse.compare.CompareUI;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.refrain.core.index.IndexedTrace;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.ShownTrace;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.source.EditorBeside;

/** Writes two cycles as texts, and opens them in a compare editor. */
final class CompareJob extends Job {

    private final IWorkbenchPage page;
    private final TraceSession session;
    private final CyclePair pair;
    private final IndexLease lease;
    private final @Nullable ProgramTrace program;
    private final boolean asLines;

    /**
     * Made on the user interface's thread.
     *
     * @param lease closed when the work is done
     * @param asLines source lines, or else instructions
     */
    CompareJob(IWorkbenchPage page, TraceSession session, CyclePair pair, IndexLease lease, boolean asLines) {
        super(Messages.CompareJob_name);
        this.page = page;
        this.session = session;
        this.pair = pair;
        this.lease = lease;
        this.asLines = asLines;
        program = session.program();
        setUser(true);
    }

    @Override
    @NonNullByDefault({})
    protected IStatus run(IProgressMonitor monitor) {
        Display display = page.getWorkbenchWindow().getWorkbench().getDisplay();
        try (lease) {
            IndexedTrace index = lease.index();
            ProgramTrace known = program;
            CodePlaces places = new CodePlaces(known == null ? ProgramTrace.of(index, null) : known);
            SourceTexts sources = asLines ? new SourceTexts(project()) : null;
            BackgroundProgress progress = new BackgroundProgress(monitor::isCanceled);
            ComparedCycles compared = new ComparedCycles(
                    asLines ? Messages.CompareJob_lines : Messages.CompareJob_instructions,
                    new ListedText(pair.name(), CycleListing.of(index, pair.cycles(), pair.cycle(), places, sources,
                            progress)),
                    new ListedText(pair.otherName(), CycleListing.of(index, pair.cycles(), pair.otherCycle(), places,
                            sources, progress)));
            display.asyncExec(() -> open(compared));
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        } catch (UncheckedIOException e) {
            display.asyncExec(() -> session.damaged(e));
        }
        return Status.OK_STATUS;
    }

    /** Opens the editor where those of source files are: the trace is looked at beside it. */
    private void open(ComparedCycles compared) {
        CompareUI.openCompareEditorOnPage(compared, page);
        IEditorPart opened = page.findEditor(compared);
        IEditorPart trace = ShownTrace.editor(page);
        if (opened != null && trace != null) {
            EditorBeside.uncover(opened, trace);
        }
    }

    private @Nullable IProject project() {
        IFile file = session.input().file();
        return file == null ? null : file.getProject();
    }
}
