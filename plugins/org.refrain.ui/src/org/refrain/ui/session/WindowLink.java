/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.session;

import java.util.function.Consumer;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Keeps the part of a trace that a chart shows in step with the other charts of that trace. What the chart is made to
 * show from here comes never back as news.
 *
 * <p>On the user interface's thread.
 */
public final class WindowLink {

    private final Consumer<EventSpan> chart;
    private final TraceSessionListener listener = new Follower();
    private @Nullable TraceSession session;
    private boolean linked = true;
    private boolean following;

    /** @param chart shows the events it is given; those of the whole trace when the span is empty */
    public WindowLink(Consumer<EventSpan> chart) {
        this.chart = chart;
    }

    /** The chart shows a trace, or none any more. Makes it show the part that other charts show. */
    public void follow(@Nullable TraceSession newSession) {
        TraceSession old = session;
        if (old != newSession) {
            if (old != null) {
                old.removeListener(listener);
            }
            if (newSession != null) {
                newSession.addListener(listener);
            }
            session = newSession;
        }
        catchUp();
    }

    /** The user has brought another part of the trace into the chart's sight; empty for the whole trace. */
    public void shown(EventSpan window) {
        TraceSession current = session;
        if (linked && !following && current != null) {
            current.showWindow(window, this);
        }
    }

    /** Lets the chart go with the others, beginning with what they show now, or go its own way. */
    public void setLinked(boolean newLinked) {
        linked = newLinked;
        catchUp();
    }

    private void catchUp() {
        TraceSession current = session;
        if (current != null) {
            show(current.window());
        }
    }

    private void show(EventSpan window) {
        if (linked) {
            following = true;
            try {
                chart.accept(window);
            } finally {
                following = false;
            }
        }
    }

    private final class Follower implements TraceSessionListener {

        @Override
        public void windowChanged(TraceSession changed, EventSpan window, Object source) {
            if (source != WindowLink.this) {
                show(window);
            }
        }
    }
}
