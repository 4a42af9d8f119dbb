/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IMemento;
import org.refrain.ui.session.EventSpan;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;
import org.refrain.ui.session.WindowLinkAction;

/** When each function ran: calls and interrupts over time, from the whole trace down to single events. */
public final class FlameView extends CallsView {

    /** The view's id. */
    public static final String ID = "org.refrain.ui.view.flame";

    private static final String BUNDLE = "org.refrain.ui";
    private static final double ZOOM = 2;

    private @Nullable FlameCanvas chart;
    private @Nullable WindowLinkAction linked;

    public FlameView() {
        super("org.refrain.ui.flamechart");
    }

    @Override
    protected Control createPage(Composite parent) {
        FlameCanvas created = new FlameCanvas(parent, new Choices(), this::damaged);
        chart = created;
        WindowLinkAction linking = new WindowLinkAction(created.link(), memento());
        linked = linking;
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        bar.add(action(Messages.FlameView_zoomIn, "zoomin", () -> created.zoom(ZOOM)));
        bar.add(action(Messages.FlameView_zoomOut, "zoomout", () -> created.zoom(1 / ZOOM)));
        bar.add(action(Messages.FlameView_whole, "whole", created::showWhole));
        getViewSite().getActionBars().getMenuManager().add(linking);
        return created;
    }

    private static Action action(String text, String icon, Runnable work) {
        Action action = new Action(text) {
            @Override
            public void run() {
                work.run();
            }
        };
        ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + icon + ".png")
                .ifPresent(action::setImageDescriptor);
        return action;
    }

    /** The chart. */
    public FlameCanvas chart() {
        FlameCanvas created = chart;
        if (created == null) {
            throw new IllegalStateException("the view is not open");
        }
        return created;
    }

    @Override
    @NonNullByDefault({})
    public void saveState(IMemento memento) {
        super.saveState(memento);
        WindowLinkAction linking = linked;
        if (linking != null) {
            linking.saveState(memento);
        }
    }

    @Override
    public void selectionChanged(TraceSession changed, TraceSelection selection, Object source) {
        if (analysis() != null) {
            chart().setSelection(selection);
        }
    }

    @Override
    protected void show(@Nullable TraceSession traced, @Nullable CallAnalysis analysis) {
        chart().setCalls(traced, analysis);
    }

    @Override
    protected void focusPage() {
        chart().setFocus();
    }

    private final class Choices implements FlameChoices {

        @Override
        public void event(long position) {
            TraceSession current = session();
            if (current != null) {
                current.select(position, FlameView.this);
            }
        }

        @Override
        public void span(EventSpan span) {
            TraceSession current = session();
            if (current != null) {
                current.move(current.selection().with(span), FlameView.this);
            }
        }
    }
}
