/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.search.ui.ISearchQuery;
import org.eclipse.search.ui.ISearchResult;
import org.eclipse.swt.widgets.Display;
import org.refrain.core.path.query.PathException;
import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.analysis.SourceLineException;
import org.refrain.ui.program.FileTimes;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.JobProgress;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessions;

/** A question about a trace, asked through the Search view: in the background, again when the user wants, and kept. */
public final class TraceQuery implements ISearchQuery {

    private final Question question;
    private final AskedLines asked;
    private final TraceResult result = new TraceResult(this);

    TraceQuery(Question question, AskedLines asked) {
        this.question = question;
        this.asked = asked;
    }

    Question question() {
        return question;
    }

    AskedLines asked() {
        return asked;
    }

    /** An open trace, its program, and the right to use both in another thread. */
    private record Access(IndexLease lease, ProgramTrace program) {
    }

    @Override
    @NonNullByDefault({})
    public IStatus run(IProgressMonitor monitor) {
        Access access = access();
        if (access == null) {
            result.set(Answer.nothing(NLS.bind(Messages.TraceQuery_notOpen, asked.trace().name())));
            return Status.OK_STATUS;
        }
        Progress progress = new JobProgress(monitor, getLabel(), words -> {
            // the monitor tells
        });
        try (IndexLease lease = access.lease()) {
            result.set(answer(lease, access.program(), progress));
        } catch (CancellationException e) {
            return Status.CANCEL_STATUS;
        } catch (IOException | UncheckedIOException e) {
            result.set(Answer.nothing(String.valueOf(e.getMessage())));
        }
        return Status.OK_STATUS;
    }

    private Answer answer(IndexLease lease, ProgramTrace program, Progress progress) throws IOException {
        ProgramImage image = program.usableImage();
        if (image == null) {
            return Answer.nothing(NLS.bind(Messages.TraceQuery_noProgram, asked.trace().name()));
        }
        List<String> paths = asked.lines().compiledPaths(image, asked.project());
        if (paths.isEmpty()) {
            return Answer.nothing(NLS.bind(Messages.TraceQuery_notInProgram, asked.lines().source().name(),
                    image.path().getFileName()));
        }
        Evidence evidence = new Evidence(asked, lease.index(), program, image, paths, result::set);
        try {
            Answer answer = question.ask().ask(evidence, progress);
            Path source = asked.lines().source().path();
            return source == null || !FileTimes.isNewer(source, image.path()) ? answer
                    : answer.noting(NLS.bind(Messages.TraceQuery_changed, source.getFileName(),
                            image.path().getFileName()));
        } catch (SourceLineException | PathException e) {
            return Answer.nothing(evidence.sentence(String.valueOf(e.getMessage())));
        }
    }

    /** Sessions belong to the user interface's thread. */
    private @Nullable Access access() {
        AtomicReference<@Nullable Access> access = new AtomicReference<>();
        Display.getDefault().syncExec(() -> {
            TraceSession session = TraceSessions.find(asked.trace().path());
            ProgramTrace program = session == null ? null : session.program();
            IndexLease lease = session == null || program == null ? null : session.lease();
            if (program != null && lease != null) {
                access.set(new Access(lease, program));
            }
        });
        return access.get();
    }

    @Override
    public String getLabel() {
        return NLS.bind(question.words(), asked.words(), asked.trace().name());
    }

    @Override
    public boolean canRerun() {
        return true;
    }

    @Override
    public boolean canRunInBackground() {
        return true;
    }

    @Override
    public ISearchResult getSearchResult() {
        return result;
    }
}
