/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexOptions;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.core.index.TracePreview;
import org.refrain.core.progress.Progress;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceSource;
import org.refrain.ui.program.FoundProgram;
import org.refrain.ui.program.ProgramChoice;
import org.refrain.ui.program.ProgramFinder;
import org.refrain.ui.program.TraceHead;

/**
 * Reads a trace in the background, or opens the index of an earlier reading. Whatever comes of it is told on the user
 * interface's thread; bad input is an answer like any other and never an error of the job.
 */
final class IndexJob extends Job {

    /** Takes what the job finds, on the user interface's thread. The last call is one of the three last methods. */
    interface Receiver {
        void progress(IndexJob job, IndexingProgress progress);

        void preview(IndexJob job, TracePreview preview);

        /**
         * @param index open; belongs to the receiver
         * @param program what came of looking for the trace's program
         */
        void indexed(IndexJob job, IndexedTrace index, FoundProgram program);

        void failed(IndexJob job, String message);

        void cancelled(IndexJob job);
    }

    private final TraceInput input;
    private final HeaderSpec header;
    private final ProgramChoice choice;
    private final Receiver receiver;
    private FoundProgram program = FoundProgram.UNKNOWN;
    private volatile @Nullable FileStamp stamp;

    IndexJob(TraceInput input, HeaderSpec header, ProgramChoice choice, Receiver receiver) {
        super(NLS.bind(Messages.IndexJob_name, input.name()));
        this.input = input;
        this.header = header;
        this.choice = choice;
        this.receiver = receiver;
    }

    /** How the file looked when its reading began; null before that, and when it was not there. */
    @Nullable
    FileStamp stamp() {
        return stamp;
    }

    @Override
    public boolean belongsTo(@Nullable Object family) {
        return family == TraceSession.class;
    }

    @Override
    @NonNullByDefault({})
    protected IStatus run(IProgressMonitor monitor) {
        stamp = FileStamp.of(input.path());
        Runnable answer = () -> receiver.failed(this, Messages.IndexJob_internalError);
        try {
            IndexedTrace index = open(new JobProgress(monitor, getName(),
                    progress -> tell(() -> receiver.progress(this, progress))));
            FoundProgram found = program;
            answer = () -> receiver.indexed(this, index, found);
        } catch (CancellationException e) {
            answer = () -> receiver.cancelled(this);
            return Status.CANCEL_STATUS;
        } catch (TraceFormatException | IOException | UncheckedIOException e) {
            String message = Files.isDirectory(input.path()) ? NLS.bind(Messages.IndexJob_folder, input.path())
                    : messageOf(e);
            answer = () -> receiver.failed(this, message);
        } catch (OutOfMemoryError e) {
            answer = () -> receiver.failed(this, Messages.IndexJob_outOfMemory);
        } finally {
            tell(answer);
        }
        return Status.OK_STATUS;
    }

    private IndexedTrace open(Progress progress) throws IOException, TraceFormatException {
        if (input.isIndex()) {
            IndexedTrace index = IndexedTraces.open(input.path(), IndexStore.fileFor(input.path()), progress);
            program = find(TraceHead.of(index.symbols()));
            return index;
        }
        TraceSource source = TraceSource.of(input.path());
        TraceHead head = TraceHead.of(source);
        program = find(head);
        // Names that the trace has itself are kept, so that another build of the program needs no other index.
        IndexOptions options = IndexOptions.DEFAULT.withHeader(header)
                .withFunctions(head.namesFunctions() || !program.fit().isUsable() ? null : program.program());
        return IndexedTraces.openOrBuild(source, options, IndexStore.fileFor(input.path()),
                preview -> tell(() -> receiver.preview(this, preview)), progress);
    }

    private FoundProgram find(TraceHead head) {
        return ProgramFinder.find(input.path(), input.file(), head, choice);
    }

    private static void tell(Runnable answer) {
        Display display = Display.getDefault();
        if (!display.isDisposed()) {
            display.asyncExec(answer);
        }
    }

    /** What to tell a person of an exception that input or file system caused. */
    static String messageOf(Exception e) {
        if (e instanceof UncheckedIOException unchecked) {
            return messageOf(unchecked.getCause());
        }
        if (e instanceof NoSuchFileException missing) {
            return NLS.bind(Messages.IndexJob_noSuchFile, missing.getFile());
        }
        if (e instanceof AccessDeniedException denied) {
            return NLS.bind(Messages.IndexJob_accessDenied, denied.getFile());
        }
        String message = e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message;
    }
}
