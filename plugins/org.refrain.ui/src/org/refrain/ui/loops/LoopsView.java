/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

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
import org.refrain.core.loop.trace.LoopLevel;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.session.ActiveTrace;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.TraceSessionListener;

/** The loops of the trace whose editor was used last. They are found when the view can be seen, not before. */
public final class LoopsView extends ViewPart implements TraceSessionListener {

    /** The view's id. */
    public static final String ID = "org.refrain.ui.view.loops";

    private static final String TRACE_CONTEXT = "org.refrain.ui.context.trace";

    private final IPartListener2 visibility = new Visibility();
    private @Nullable Contents contents;
    private LoopSettings settings = LoopSettings.DEFAULT;
    private @Nullable TraceSession session;
    private @Nullable LoopsOfTrace loops;
    private @Nullable LoopTree shown;

    /** The controls; there once the part has been created. */
    private record Contents(Composite stack, StackLayout layout, LoopsPage page, MessagePage message,
            ActiveTrace active) {
    }

    @Override
    @NonNullByDefault({})
    public void init(IViewSite site, IMemento memento) throws PartInitException {
        super.init(site, memento);
        settings = LoopSettings.read(memento);
    }

    @Override
    @NonNullByDefault({})
    public void saveState(IMemento memento) {
        settings.save(memento);
    }

    @Override
    @NonNullByDefault({})
    public void createPartControl(Composite parent) {
        Composite stack = new Composite(parent, 0);
        PlatformUI.getWorkbench().getHelpSystem().setHelp(stack, "org.refrain.ui.loopnest");
        StackLayout layout = new StackLayout();
        stack.setLayout(layout);
        LoopsPage page = new LoopsPage(stack, this::goTo);
        MessagePage message = new MessagePage(stack, () -> setSettings(settings.of(LoopLevel.INSTRUCTIONS)));
        layout.topControl = message.control();
        ActiveTrace active = new ActiveTrace(getSite().getPage(), this::follow);
        contents = new Contents(stack, layout, page, message, active);
        LoopsActions.install(this, page.viewer());
        getSite().getService(IContextService.class).activateContext(TRACE_CONTEXT);
        getSite().getPage().addPartListener(visibility);
        follow(active.session());
    }

    /** What is shown: of what the loops are, and which is taken first. */
    public LoopSettings settings() {
        return settings;
    }

    /** Shows other loops. */
    public void setSettings(LoopSettings newSettings) {
        settings = newSettings;
        update();
    }

    /** The loops that are shown, or null. */
    public @Nullable LoopTree tree() {
        return shown;
    }

    /** The controls that show them. */
    public LoopsPage page() {
        Contents current = contents;
        if (current == null) {
            throw new IllegalStateException("the view is not open");
        }
        return current.page;
    }

    /** What is said instead of loops; empty while there are loops to be seen. */
    public String message() {
        Contents current = contents;
        return current == null || shown != null ? "" : current.message.text();
    }

    @Override
    public void setFocus() {
        Contents current = contents;
        if (current != null) {
            if (shown == null) {
                current.message.setFocus();
            } else {
                current.page.viewer().getTree().setFocus();
            }
        }
    }

    private void goTo(LoopRow row) {
        TraceSession current = session;
        if (current != null) {
            current.select(row.start(), this);
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
    public void indexChanged(TraceSession changed) {
        update();
    }

    @Override
    public void programChanged(TraceSession changed) {
        update();
    }

    @Override
    public void stateChanged(TraceSession changed) {
        loopsChanged();
    }

    /** Asks for the loops of the session's trace, and gives up what was asked for before. */
    private void update() {
        TraceSession current = session;
        LoopsOfTrace old = loops;
        ProgramTrace program = current == null ? null : current.program();
        LoopsOfTrace found = program == null ? null : LoopsOfTrace.of(program, settings);
        loops = found;
        if (found != old) {
            leave(old);
            if (found != null) {
                found.setListener(this::loopsChanged);
            }
        }
        find();
        loopsChanged();
    }

    private static void leave(@Nullable LoopsOfTrace old) {
        if (old != null) {
            old.setListener(() -> {
                // nobody looks at it
            });
            old.stop();
        }
    }

    private void find() {
        LoopsOfTrace wanted = loops;
        TraceSession current = session;
        if (wanted != null && current != null && getSite().getPage().isPartVisible(this)) {
            wanted.find(current);
        }
    }

    private void loopsChanged() {
        Contents current = contents;
        if (current == null || current.stack.isDisposed()) {
            return;
        }
        LoopTree tree = loops == null ? null : loops.tree();
        if (tree != null && tree.roots().isEmpty()) {
            tree = null;
        }
        if (tree == null) {
            current.message.update(session, loops);
        }
        if (tree != shown) {
            shown = tree;
            current.page.show(tree);
        }
        Control top = tree == null ? current.message.control() : current.page.control();
        if (top != current.layout.topControl) {
            boolean active = getSite().getPage().getActivePart() == this;
            current.layout.topControl = top;
            current.stack.layout();
            if (active) {
                setFocus();
            }
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
            current.active.dispose();
        }
        TraceSession old = session;
        if (old != null) {
            old.removeListener(this);
        }
        leave(loops);
        session = null;
        loops = null;
        super.dispose();
    }

    /** Begins to find loops when they can be seen. */
    @NonNullByDefault({})
    private final class Visibility implements IPartListener2 {

        @Override
        public void partVisible(IWorkbenchPartReference reference) {
            if (reference.getPart(false) == LoopsView.this) {
                find();
            }
        }
    }
}
