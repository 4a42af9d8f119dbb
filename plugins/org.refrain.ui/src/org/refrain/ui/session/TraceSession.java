/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.TracePreview;
import org.refrain.core.index.TraceRows;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.program.FoundProgram;
import org.refrain.ui.program.ProgramChoice;

/**
 * One open trace: its rows, its index when there is one, and what is selected in it.
 *
 * <p>Use it on the user interface's thread only. Its listeners are called there too. Nothing here waits: reading goes
 * on in a job, and what it finds arrives as a change.
 */
public final class TraceSession {

    /** How far the trace is known. */
    public enum State {
        /** The file is being read; the first rows may show already. */
        LOADING,
        /** Everything is known. */
        READY,
        /** Nothing can be known; {@link TraceSession#failure()} says why. */
        FAILED,
        /** Somebody stopped the reading; the first rows may show. */
        CANCELLED
    }

    private final TraceInput input;
    private final List<TraceSessionListener> listeners = new CopyOnWriteArrayList<>();
    private final SessionProgram program;
    private final SharedSight sight = new SharedSight(this, this::tell);
    private HeaderSpec header;
    private State state = State.LOADING;
    private IndexingProgress progress = IndexingProgress.NOTHING;
    private @Nullable TraceRows rows;
    private @Nullable SharedIndex shared;
    private @Nullable String failure;
    private @Nullable IndexJob job;
    private @Nullable FileStamp stamp;
    private int users;
    private boolean disposed;

    /** Use {@link TraceSessions#acquire}. */
    TraceSession(TraceInput input) {
        this.input = input;
        header = ChosenHeaders.of(input.path());
        program = new SessionProgram(input.path(), () -> tell(listener -> listener.programChanged(this)));
    }

    /** Where the trace comes from. */
    public TraceInput input() {
        return input;
    }

    /** The file's name. */
    public String name() {
        return input.name();
    }

    public State state() {
        return state;
    }

    /** How far the reading is; of meaning while {@link State#LOADING}. */
    public IndexingProgress progress() {
        return progress;
    }

    /** Why nothing can be shown, and what to do; null unless {@link State#FAILED}. */
    public @Nullable String failure() {
        return failure;
    }

    /** The rows that can be shown: the first ones while the file is read, all of them later; null before the first. */
    public @Nullable TraceRows rows() {
        return rows;
    }

    /**
     * The index, or null while there is none. On the user interface's thread it stays open until the next
     * {@link TraceSessionListener#indexChanged}; for other threads take a {@link #lease()}.
     */
    public @Nullable IndexedTrace index() {
        SharedIndex current = shared;
        return current == null ? null : current.index();
    }

    /** The main loop's cycles; null while there is no index, or when no loop header is known. */
    public @Nullable CycleTable cycles() {
        IndexedTrace index = index();
        return index == null ? null : index.cycles();
    }

    /** The index for work in another thread, to be closed when that is done; null while there is none. */
    public @Nullable IndexLease lease() {
        SharedIndex current = shared;
        return current == null ? null : new IndexLease(current);
    }

    /**
     * The trace seen with its program: lines, functions, calls. Has no image when there is no program; null while that
     * is not known. On the user interface's thread it can be used until the next
     * {@link TraceSessionListener#programChanged}; for other threads take a {@link #lease()} beside it.
     */
    public @Nullable ProgramTrace program() {
        return program.trace();
    }

    /** Which program was found, and how well it fits. */
    public FoundProgram foundProgram() {
        return program.found();
    }

    /** What the user said about the program. */
    public ProgramChoice programChoice() {
        return program.choice();
    }

    /** Shows the trace with another program. The choice is kept for later sessions. */
    public void chooseProgram(ProgramChoice choice) {
        program.choose(choice);
        reload(); // at once unless the trace has no function names of its own
    }

    public TraceSelection selection() {
        return sight.selection();
    }

    /**
     * Selects, and tells everybody unless nothing changes.
     *
     * @param source who selects; handed to the listeners, so that it does not answer its own call
     */
    public void select(TraceSelection newSelection, Object source) {
        sight.select(newSelection, source);
    }

    /**
     * Selects an event. Chosen cycles stay when the event lies in one of them; otherwise its own cycle is chosen
     * instead. Where none is chosen, none will be.
     *
     * @param position from 0; -1 for none
     */
    public void select(long position, Object source) {
        sight.select(sight.withCycle(selection().at(position)), source);
    }

    /** Selects a span of events, and its first event unless the selected one lies in it. Cycles are chosen as above. */
    public void select(EventSpan span, Object source) {
        sight.select(sight.withCycle(selection().with(span)), source);
    }

    /**
     * Selects while the user is on the move, as when a key is held down or the mouse dragged: what is selected is known
     * at once, but listeners are told at most once in a frame, and what lies between is left out.
     */
    public void move(TraceSelection newSelection, Object source) {
        sight.move(newSelection, source);
    }

    /** The same for an event and a span, with cycles chosen as by {@link #select(long, Object)}. */
    public void move(long position, EventSpan span, Object source) {
        sight.move(sight.withCycle(new TraceSelection(position, selection().cycleIds(), span)), source);
    }

    /** The events that charts of this trace have in sight; {@link EventSpan#NONE} for the whole trace. */
    public EventSpan window() {
        return sight.window();
    }

    /**
     * Brings a part of the trace into the sight of all charts that go together. They are told at most once in a frame;
     * what lies between is left out. A chart does this by its {@link WindowLink}.
     *
     * @param window empty for the whole trace
     * @param source who shows it; handed to the listeners
     */
    public void showWindow(EventSpan window, Object source) {
        sight.show(window, source);
    }

    /** The distinct cycle that holds an event; -1 in the prologue, in the partial cycle, and when it is not known. */
    public int cycleIdAt(long position) {
        CycleTable cycles = cycles();
        if (cycles == null || position < 0) {
            return -1;
        }
        long k = cycles.occurrenceAt(position);
        return k < 0 || k >= cycles.count() ? -1 : cycles.idOf(k);
    }

    public void addListener(TraceSessionListener listener) {
        listeners.add(listener);
    }

    public void removeListener(TraceSessionListener listener) {
        listeners.remove(listener);
    }

    /** Reads the file again, or for the first time. What is known of it so far is dropped. */
    public void reload() {
        if (disposed) {
            return;
        }
        stopJob();
        drop();
        failure = null;
        progress = IndexingProgress.NOTHING;
        state = State.LOADING;
        IndexJob newJob = new IndexJob(input, header, program.choice(), new Results());
        job = newJob;
        newJob.schedule();
        tell(listener -> listener.stateChanged(this));
    }

    /** Which loop header cycles are cut at. */
    public HeaderSpec header() {
        return header;
    }

    /** Cuts the cycles at another loop header: the file is read again. The choice is kept for later sessions. */
    public void reindex(HeaderSpec newHeader) {
        header = newHeader;
        ChosenHeaders.remember(input.path(), newHeader);
        select(new TraceSelection(selection().position(), List.of()), this); // ids mean something else from now on
        reload();
    }

    /** Stops the reading; the first rows stay. Does nothing when nothing is read. */
    public void cancel() {
        IndexJob current = job;
        if (current != null) {
            current.cancel();
        }
    }

    /**
     * Gives up an index that turned out to be damaged when it was used: the session fails, and says why.
     *
     * @param damage what the index threw
     */
    public void damaged(UncheckedIOException damage) {
        if (state == State.READY) {
            new Results().fail(IndexJob.messageOf(damage));
        }
    }

    /** Looks, in the background, whether the file has changed since it was read, and if so reads it again. */
    public void checkFresh() {
        if (job == null && !disposed) {
            FileStamp known = stamp;
            ICoreRunnable look = monitor -> {
                FileStamp now = FileStamp.of(input.path());
                if (now != null && !Objects.equals(now, known)) {
                    Display.getDefault().asyncExec(() -> reloadUnlessNewer(known));
                }
            };
            Job.createSystem(name(), look).schedule();
        }
    }

    private void reloadUnlessNewer(@Nullable FileStamp known) {
        if (job == null && Objects.equals(known, stamp)) {
            reload();
        }
    }

    /** Counts one more user; returns how many there are. */
    int retain() {
        return ++users;
    }

    /** Counts one user less; returns how many are left. */
    int release() {
        return --users;
    }

    /** Closes everything; the listeners are forgotten. */
    void dispose() {
        disposed = true;
        listeners.clear();
        stopJob();
        drop();
    }

    private void stopJob() {
        IndexJob current = job;
        job = null;
        if (current != null) {
            current.cancel();
        }
    }

    private void drop() {
        SharedIndex old = shared;
        shared = null;
        rows = null;
        program.drop();
        tell(listener -> listener.rowsChanged(this));
        if (old != null) {
            tell(listener -> listener.indexChanged(this));
            old.release();
        }
    }

    private void tell(Consumer<TraceSessionListener> change) {
        listeners.forEach(change);
    }

    /** Takes what the job finds, unless it has been replaced by another meanwhile. */
    private final class Results implements IndexJob.Receiver {

        @Override
        public void progress(IndexJob from, IndexingProgress newProgress) {
            if (from == job) {
                progress = newProgress;
                tell(listener -> listener.stateChanged(TraceSession.this));
            }
        }

        @Override
        public void preview(IndexJob from, TracePreview preview) {
            if (from == job) {
                rows = preview;
                tell(listener -> listener.rowsChanged(TraceSession.this));
            }
        }

        @Override
        public void indexed(IndexJob from, IndexedTrace index, FoundProgram found) {
            if (from != job) {
                index.close();
                return;
            }
            SharedIndex newShared = new SharedIndex(index);
            shared = newShared;
            rows = index;
            sight.limit(index.eventCount());
            end(from, State.READY);
            tell(listener -> listener.rowsChanged(TraceSession.this));
            tell(listener -> listener.indexChanged(TraceSession.this));
            tell(listener -> listener.stateChanged(TraceSession.this));
            ProblemMarkers.update(input, index.problems(), index.unreadRows());
            if (shared == newShared) { // a listener may have made it read again
                program.read(found, new IndexLease(newShared));
            }
        }

        @Override
        public void failed(IndexJob from, String message) {
            if (from == job) {
                end(from, State.FAILED);
                fail(message);
            }
        }

        void fail(String message) {
            failure = message;
            state = State.FAILED;
            drop();
            tell(listener -> listener.stateChanged(TraceSession.this));
            ProblemMarkers.failure(input, message);
        }

        @Override
        public void cancelled(IndexJob from) {
            if (from == job) {
                end(from, State.CANCELLED);
                tell(listener -> listener.stateChanged(TraceSession.this));
            }
        }

        private void end(IndexJob from, State newState) {
            stamp = from.stamp();
            job = null;
            state = newState;
        }
    }
}
