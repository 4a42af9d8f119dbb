/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import org.eclipse.core.runtime.ListenerList;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.refrain.ui.session.TraceSelection;
import org.refrain.ui.session.TraceSession;

/** What is selected in the shown trace, in the platform's words: one {@link TraceSelection}, or nothing. */
@NonNullByDefault({})
final class SessionSelection implements ISelectionProvider {

    private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();
    private final CyclesView view;

    SessionSelection(CyclesView view) {
        this.view = view;
    }

    @Override
    public ISelection getSelection() {
        TraceSession session = view.session();
        return session == null || session.selection().equals(TraceSelection.NONE) ? StructuredSelection.EMPTY
                : new StructuredSelection(session.selection());
    }

    @Override
    public void setSelection(ISelection selection) {
        TraceSession session = view.session();
        if (session != null && selection instanceof IStructuredSelection structured
                && structured.getFirstElement() instanceof TraceSelection traceSelection) {
            session.select(traceSelection, this);
        }
    }

    /** Tells the platform that the session's selection has changed. */
    void changed() {
        SelectionChangedEvent event = new SelectionChangedEvent(this, getSelection());
        listeners.forEach(listener -> listener.selectionChanged(event));
    }

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.add(listener);
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        listeners.remove(listener);
    }
}
