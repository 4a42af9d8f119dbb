/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.function.Consumer;

import org.eclipse.core.commands.IStateListener;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.refrain.core.index.IndexedTrace;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.line.SourcePlace;
import org.refrain.ui.background.LatestWork;
import org.refrain.ui.program.FileTimes;
import org.refrain.ui.session.IndexLease;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessionListener;

/**
 * Shows the source line of a trace's selected event beside the trace's editor, while {@link LinkWithSource} is on and
 * the editor can be seen. Fast changes of the selection are skipped; files are looked for in the background. Use on the
 * user interface's thread.
 */
public final class SourceFollower implements TraceSessionListener {

    /** Two lines shown within this time nobody can tell apart; in between, the selection may move on. */
    private static final int PAUSE_MILLIS = 40;

    private final IEditorPart editor;
    private final TraceSession session;
    private final Consumer<SourceNote> notes;
    private final LatestWork<Answer> work;
    private final SourceRevealer revealer = new SourceRevealer();
    private final ProgramWatch watch;
    private final IStateListener link = (state, oldValue) -> follow();
    private boolean scheduled;
    private boolean disposed;
    /** The event whose line was shown last; -1 when none is shown. */
    private long shownPosition = -1;
    private SourceNote sourceNote = SourceNote.NONE;

    /**
     * What was found out about an event.
     *
     * @param position the event
     * @param place null when its line is not known
     * @param location where the place's file is
     * @param changed whether the file has changed since the program was built
     */
    private record Answer(long position, @Nullable SourcePlace place, SourceLocation location, boolean changed) {

        static final Answer NO_LINE = new Answer(-1, null, SourceLocation.MISSING, false);
    }

    /**
     * Begins to follow.
     *
     * @param editor the trace's editor
     * @param notes told what the user should know; what was told before is not true any more
     */
    public SourceFollower(IEditorPart editor, TraceSession session, Consumer<SourceNote> notes) {
        this.editor = editor;
        this.session = session;
        this.notes = notes;
        work = new LatestWork<>(Messages.SourceFollower_name, Display.getCurrent(), session::damaged);
        watch = new ProgramWatch(session, this::tell);
        session.addListener(this);
        LinkWithSource.addListener(link);
        follow();
    }

    /** Ends following, and takes the mark away. */
    public void dispose() {
        disposed = true;
        session.removeListener(this);
        LinkWithSource.removeListener(link);
        watch.dispose();
        work.cancel();
        revealer.clear();
    }

    @Override
    public void programChanged(TraceSession changed) {
        watch.programChanged();
        tell();
        follow();
    }

    @Override
    public void selectionChanged(TraceSession changed, TraceSelection selection, Object source) {
        follow();
    }

    /** The editor has been activated: much may have happened meanwhile. */
    public void activated() {
        watch.check();
        follow();
    }

    /** Shows the selected event's line, in a moment. */
    private void follow() {
        if (!scheduled && !disposed) {
            scheduled = true;
            Display.getCurrent().timerExec(PAUSE_MILLIS, () -> {
                scheduled = false;
                look();
            });
        }
    }

    private void look() {
        if (disposed || !editor.getSite().getPage().isPartVisible(editor)) {
            return;
        }
        long position = session.selection().position();
        ProgramTrace program = session.program();
        ProgramImage image = program == null ? null : program.usableImage();
        IndexLease lease = image == null || position < 0 || !LinkWithSource.isOn() ? null : session.lease();
        if (program == null || image == null || lease == null) {
            work.cancel();
            show(Answer.NO_LINE, image);
            return;
        }
        IFile file = session.input().file();
        IProject project = file == null ? null : file.getProject();
        work.ask(lease, (index, cancelled) -> find(program, image, index, position, project),
                answer -> show(answer, image));
    }

    private static Answer find(ProgramTrace program, ProgramImage image, IndexedTrace index, long position,
            @Nullable IProject project) {
        int[] symbol = new int[1];
        SourcePlace place = index.symbols(position, symbol, 1) == 0 ? null : program.placeOf(symbol[0]);
        if (place == null) {
            return Answer.NO_LINE;
        }
        SourceLocation location = SourceLocator.locate(place.path(), project);
        Path path = location.isFound() ? location.file().path() : null;
        return new Answer(position, place, location, path != null && FileTimes.isNewer(path, image.path()));
    }

    private void show(Answer answer, @Nullable ProgramImage image) {
        if (disposed) {
            return;
        }
        if (answer.position() >= 0 && answer.position() == shownPosition
                && editor.getSite().getPage().getActivePart() != editor) {
            return; // whoever has gone on to another line since must not be brought back
        }
        SourcePlace place = answer.place();
        IEditorPart shown = place != null && answer.location().isFound()
                ? revealer.reveal(editor, answer.location().file(), place.line()) : null;
        shownPosition = shown == null ? -1 : answer.position();
        if (shown == null) {
            revealer.clear();
        }
        sourceNote = image == null || !LinkWithSource.isOn() ? SourceNote.NONE : note(answer, image, shown);
        tell();
    }

    /** Another program is more important to know of than another source. */
    private void tell() {
        notes.accept(!watch.isRebuilt() ? sourceNote : new SourceNote(NLS.bind(Messages.SourceNote_rebuilt,
                session.foundProgram().name()), () -> session.chooseProgram(session.programChoice())));
    }

    private SourceNote note(Answer answer, ProgramImage image, @Nullable IEditorPart shown) {
        SourcePlace place = answer.place();
        SourceLocation location = answer.location();
        String program = String.valueOf(image.path().getFileName());
        if (image.lines().isEmpty()) {
            return SourceNote.of(NLS.bind(Messages.SourceNote_noLines, program));
        }
        if (place == null) {
            return SourceNote.NONE;
        }
        Shell shell = editor.getSite().getShell();
        if (location.isAmbiguous()) {
            return new SourceNote(NLS.bind(Messages.SourceNote_ambiguous, PathParts.name(place.path()),
                    location.files().size()), () -> again(SourceQuestions.choose(shell, place.path(),
                            location.files())));
        }
        if (!location.isFound()) {
            return new SourceNote(NLS.bind(Messages.SourceNote_missing, place.path()),
                    () -> again(SourceQuestions.locate(shell, place.path())));
        }
        String name = location.file().name();
        int lines = shown == null ? place.line() : SourceRevealer.lineCount(shown);
        if (place.line() > lines) {
            return SourceNote.of(MessageFormat.format(Messages.SourceNote_beyond, name, lines, place.line(), program));
        }
        return answer.changed() ? SourceNote.of(NLS.bind(Messages.SourceNote_changed, name, program))
                : shown != null && shown.isDirty()
                        ? SourceNote.of(NLS.bind(Messages.SourceNote_unsaved, name, program)) : SourceNote.NONE;
    }

    private void again(boolean answered) {
        if (answered) {
            follow();
        }
    }
}
