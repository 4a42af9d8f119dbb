/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.util.List;
import java.util.function.Consumer;

/**
 * What all views of a trace have in common: what is selected, and which part is in sight. It is known at once; who is
 * told when is decided here.
 */
final class SharedSight {

    private final Consumer<Consumer<TraceSessionListener>> listeners;
    private final TraceSession session;
    private final Throttle selectionNews = new Throttle();
    private final Throttle windowNews = new Throttle();
    private TraceSelection selection = TraceSelection.NONE;
    private EventSpan window = EventSpan.NONE;

    /** @param listeners calls all listeners of a session */
    SharedSight(TraceSession session, Consumer<Consumer<TraceSessionListener>> listeners) {
        this.session = session;
        this.listeners = listeners;
    }

    TraceSelection selection() {
        return selection;
    }

    EventSpan window() {
        return window;
    }

    /** A selection with its event's own cycle chosen, unless that is chosen or none is. */
    TraceSelection withCycle(TraceSelection wanted) {
        int id = session.cycleIdAt(wanted.position());
        List<Integer> ids = wanted.cycleIds();
        boolean keep = ids.isEmpty() || ids.contains(id);
        return new TraceSelection(wanted.position(), keep ? ids : id < 0 ? List.of() : List.of(id), wanted.span());
    }

    /** Selects, and tells everybody at once unless nothing changes. */
    void select(TraceSelection newSelection, Object source) {
        if (!newSelection.equals(selection)) {
            selection = newSelection;
            selectionNews.passNow(() -> tellSelection(source));
        }
    }

    /** The same, but telling at most once in a frame. */
    void move(TraceSelection newSelection, Object source) {
        if (!newSelection.equals(selection)) {
            selection = newSelection;
            selectionNews.pass(() -> tellSelection(source));
        }
    }

    private void tellSelection(Object source) {
        listeners.accept(listener -> listener.selectionChanged(session, selection, source));
    }

    void show(EventSpan newWindow, Object source) {
        if (!newWindow.equals(window)) {
            window = newWindow;
            windowNews.pass(() -> listeners.accept(listener -> listener.windowChanged(session, window, source)));
        }
    }

    /** Forgets, and tells nobody, what does not lie in a trace that has become shorter. */
    void limit(long events) {
        if (Math.max(selection.position(), selection.span().end() - 1) >= events) {
            selection = TraceSelection.NONE;
        }
        if (window.end() > events) {
            window = EventSpan.NONE;
        }
    }
}
