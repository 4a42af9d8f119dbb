/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.io.UncheckedIOException;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.part.ViewPart;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.session.ActiveTrace;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessionListener;

/** A view of the calls of the trace whose editor was used last. */
public abstract class CallsView extends ViewPart implements TraceSessionListener {

    private static final String TRACE_CONTEXT = "org.refrain.ui.context.trace";

    private final Runnable listener = this::callsChanged;
    private @Nullable Contents contents;
    private @Nullable TraceSession session;
    private @Nullable CallsOfTrace calls;
    private @Nullable CallAnalysis shown;

    /** The controls; there once the part has been created. */
    private record Contents(Composite stack, StackLayout layout, Control page, MessagePage message,
            ActiveTrace active) {
    }

    /** The id of the view's help, in the help's contexts. */
    abstract String helpId();

    /** Makes what shows calls. */
    abstract Control createPage(Composite parent);

    /** Shows the calls of a trace, or nothing. To be called again before the session's index is closed. */
    abstract void show(@Nullable TraceSession traced, @Nullable CallAnalysis analysis);

    /** Gives the focus to what shows calls. */
    abstract void focusPage();

    @Override
    @NonNullByDefault({})
    public final void createPartControl(Composite parent) {
        Composite stack = new Composite(parent, 0);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(stack, helpId());
        StackLayout layout = new StackLayout();
        stack.setLayout(layout);
        Control page = createPage(stack);
        MessagePage message = new MessagePage(stack);
        layout.topControl = message.control();
        ActiveTrace active = new ActiveTrace(getSite().getPage(), this::follow);
        contents = new Contents(stack, layout, page, message, active);
        getSite().getService(IContextService.class).activateContext(TRACE_CONTEXT);
        follow(active.session());
    }

    /** The session that is shown, or null. */
    final @Nullable TraceSession session() {
        return session;
    }

    /** The calls that are shown, or null. */
    public final @Nullable CallAnalysis analysis() {
        return shown;
    }

    /** What is said instead of calls; empty while there are calls to be seen. */
    public final String message() {
        Contents current = contents;
        return current == null || current.layout.topControl == current.page ? "" : current.message.text();
    }

    @Override
    public final void setFocus() {
        Contents current = contents;
        if (current != null) {
            if (current.layout.topControl == current.page) {
                focusPage();
            } else {
                current.message.setFocus();
            }
        }
    }

    private void follow(@Nullable TraceSession newSession) {
        TraceSession old = session;
        if (contents == null || old == newSession && old != null) {
            return; // the first call comes before the controls are complete
        }
        if (old != null) {
            old.removeListener(this);
        }
        session = newSession;
        if (newSession != null) {
            newSession.addListener(this);
        }
        update();
    }

    @Override
    public final void indexChanged(TraceSession changed) {
        update();
    }

    @Override
    public final void programChanged(TraceSession changed) {
        update();
    }

    @Override
    public final void stateChanged(TraceSession changed) {
        callsChanged();
    }

    /** Shows nothing of the program before, and asks for the calls of the new one. */
    private void update() {
        TraceSession current = session;
        CallsOfTrace old = calls;
        ProgramTrace program = current == null ? null : current.program();
        CallsOfTrace found = program == null ? null : CallsOfTrace.of(program);
        calls = found;
        if (found != old) {
            if (found != null) {
                found.addListener(listener);
            }
            if (old != null) {
                old.removeListener(listener);
            }
        }
        if (shown != null && (found == null || found.analysis() != shown)) {
            shown = null;
            show(null, null);
        }
        if (current != null && found != null) {
            found.find(current);
        }
        callsChanged();
    }

    private void callsChanged() {
        Contents current = contents;
        if (current == null || current.stack.isDisposed()) {
            return;
        }
        CallAnalysis analysis = calls == null ? null : calls.analysis();
        if (analysis != null && analysis.functions().isEmpty()) {
            analysis = null;
        }
        if (analysis == null) {
            current.message.update(session, calls);
        } else if (analysis != shown) {
            shown = analysis;
            show(session, analysis);
        }
        Control top = analysis == null ? current.message.control() : current.page;
        if (top != current.layout.topControl) {
            boolean active = getSite().getPage().getActivePart() == this;
            current.layout.topControl = top;
            current.stack.layout();
            if (active) {
                setFocus();
            }
        }
    }

    /** Tells the session that its index turned out to be damaged. */
    final void damaged(UncheckedIOException damage) {
        TraceSession current = session;
        if (current != null) {
            current.damaged(damage);
        }
    }

    @Override
    @NonNullByDefault({})
    public <T> T getAdapter(Class<T> type) {
        return type == TraceSession.class ? type.cast(session) : super.getAdapter(type);
    }

    @Override
    public void dispose() {
        Contents current = contents;
        if (current != null) {
            current.active.dispose();
        }
        TraceSession old = session;
        if (old != null) {
            old.removeListener(this);
        }
        CallsOfTrace found = calls;
        if (found != null) {
            found.removeListener(listener);
        }
        contents = null;
        session = null;
        calls = null;
        super.dispose();
    }
}
