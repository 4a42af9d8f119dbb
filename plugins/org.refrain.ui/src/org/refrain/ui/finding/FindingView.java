/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.finding;

import java.io.UncheckedIOException;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.part.ViewPart;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.message.MessageControl;
import org.refrain.ui.pin.ViewTrace;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessionListener;

/**
 * A view of something that is found in the trace whose editor was used last, or that it is pinned to. The work begins
 * when the view can be seen, not before.
 *
 * @param <R> type of what is found
 */
public abstract class FindingView<R> extends ViewPart implements TraceSessionListener {

    private static final String TRACE_CONTEXT = "org.refrain.ui.context.trace";

    private final FindingTexts texts;
    private final String helpId;
    private final Runnable listener = this::findingChanged;
    private final IPartListener2 visibility = new Visibility();
    private @Nullable IMemento memento;
    private @Nullable Contents contents;
    private @Nullable TraceSession session;
    private @Nullable Finding<R> finding;
    private @Nullable R shown;

    /** The controls; there once the part has been created. */
    private record Contents(Composite stack, StackLayout layout, Control page, FindingMessage message,
            ViewTrace trace) {
    }

    /** @param helpId the id of the view's help, in the help's contexts */
    protected FindingView(FindingTexts texts, String helpId) {
        this.texts = texts;
        this.helpId = helpId;
    }

    /** What is shown of a trace; asked again after {@link #update}. Equal wishes must give the same object. */
    protected abstract Finding<R> findingOf(ProgramTrace program);

    /** Makes what shows results. */
    protected abstract Control createPage(Composite parent);

    /** Shows a result, or nothing. To be called again before the session's index is closed. */
    protected abstract void show(@Nullable TraceSession traced, @Nullable R result);

    /** Gives the focus to what shows results. */
    protected abstract void focusPage();

    /** Whether there is nothing to be seen in a result. */
    protected abstract boolean isEmpty(R result);

    /** Says that a result is empty. */
    protected abstract void sayEmpty(MessageControl message, TraceSession traced);

    /** Says why there cannot be a result. */
    protected void sayFailure(MessageControl message, String failure) {
        message.show(failure);
    }

    @Override
    @NonNullByDefault({})
    public void init(IViewSite site, IMemento savedState) throws PartInitException {
        super.init(site, savedState);
        memento = savedState;
    }

    @Override
    @NonNullByDefault({})
    public void saveState(IMemento state) {
        Contents current = contents;
        if (current != null) {
            current.trace.saveState(state);
        }
    }

    @Override
    @NonNullByDefault({})
    public final void createPartControl(Composite parent) {
        Composite stack = new Composite(parent, 0);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(stack, helpId);
        StackLayout layout = new StackLayout();
        stack.setLayout(layout);
        Control page = createPage(stack);
        FindingMessage message = new FindingMessage(stack, texts);
        layout.topControl = message.message().control();
        ViewTrace trace = new ViewTrace(getViewSite(), this::setPartName, memento, this::follow);
        contents = new Contents(stack, layout, page, message, trace);
        getSite().getService(IContextService.class).activateContext(TRACE_CONTEXT);
        getSite().getPage().addPartListener(visibility);
        follow(trace.session());
    }

    /** The session that is shown, or null. */
    protected final @Nullable TraceSession session() {
        return session;
    }

    /** What is shown, or null. */
    protected final @Nullable R shown() {
        return shown;
    }

    /** What is said instead of a result; empty while there is one to be seen. */
    public final String message() {
        Contents current = contents;
        return current == null || isPageShown(current) ? "" : current.message.message().text();
    }

    private static boolean isPageShown(Contents contents) {
        return contents.layout.topControl == contents.page;
    }

    @Override
    public final void setFocus() {
        Contents current = contents;
        if (current != null) {
            if (isPageShown(current)) {
                focusPage();
            } else {
                current.message.message().setFocus();
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
        findingChanged();
    }

    /** Asks for what is to be shown now, and gives up what was asked for before. */
    protected final void update() {
        TraceSession current = session;
        Finding<R> old = finding;
        ProgramTrace program = current == null ? null : current.program();
        Finding<R> wanted = program == null ? null : findingOf(program);
        finding = wanted;
        if (wanted != old) {
            if (wanted != null) {
                wanted.addListener(listener);
            }
            if (old != null) {
                old.removeListener(listener);
            }
        }
        find();
        findingChanged();
    }

    private void find() {
        TraceSession current = session;
        Finding<R> wanted = finding;
        if (current != null && wanted != null && !wanted.isStopped() && getSite().getPage().isPartVisible(this)) {
            wanted.find(current);
        }
    }

    private void findingChanged() {
        Contents current = contents;
        if (current == null || current.stack.isDisposed()) {
            return;
        }
        Finding<R> wanted = finding;
        R result = wanted == null ? null : wanted.result();
        if (result != null && isEmpty(result)) {
            result = null;
        }
        if (result == null) {
            explain(current.message, wanted);
        }
        if (result != shown) {
            shown = result;
            show(result == null ? null : session, result);
        }
        Control top = result == null ? current.message.message().control() : current.page;
        if (top != current.layout.topControl) {
            boolean active = getSite().getPage().getActivePart() == this;
            current.layout.topControl = top;
            current.stack.layout();
            if (active) {
                setFocus();
            }
        }
    }

    private void explain(FindingMessage message, @Nullable Finding<R> wanted) {
        TraceSession current = session;
        if (!message.update(current, wanted) && current != null && wanted != null) {
            String failure = wanted.failure();
            if (failure == null) {
                sayEmpty(message.message(), current);
            } else {
                sayFailure(message.message(), failure);
            }
        }
    }

    /** Tells the session that its index turned out to be damaged. */
    protected final void damaged(UncheckedIOException damage) {
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
        getSite().getPage().removePartListener(visibility);
        Contents current = contents;
        contents = null;
        if (current != null) {
            current.trace.dispose();
        }
        TraceSession old = session;
        session = null;
        if (old != null) {
            old.removeListener(this);
        }
        Finding<R> wanted = finding;
        finding = null;
        if (wanted != null) {
            wanted.removeListener(listener);
        }
        super.dispose();
    }

    /** Begins the work when its result can be seen. */
    @NonNullByDefault({})
    private final class Visibility implements IPartListener2 {

        @Override
        public void partVisible(IWorkbenchPartReference reference) {
            if (reference.getPart(false) == FindingView.this) {
                find();
            }
        }
    }
}
