/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

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
import org.refrain.ui.session.TraceSessionListener;

/** The session's selection in the platform's words: one {@link TraceSelection}, or nothing. */
@NonNullByDefault({})
final class SelectionSource implements ISelectionProvider, TraceSessionListener {

    private final ListenerList<ISelectionChangedListener> listeners = new ListenerList<>();
    private final TraceSession session;

    /** Follows the session until {@link #dispose}. */
    SelectionSource(TraceSession session) {
        this.session = session;
        session.addListener(this);
    }

    void dispose() {
        session.removeListener(this);
    }

    @Override
    public ISelection getSelection() {
        TraceSelection selection = session.selection();
        return selection.position() < 0 ? StructuredSelection.EMPTY : new StructuredSelection(selection);
    }

    @Override
    public void setSelection(ISelection selection) {
        if (selection instanceof IStructuredSelection structured
                && structured.getFirstElement() instanceof TraceSelection traceSelection) {
            session.select(traceSelection, this);
        }
    }

    @Override
    public void selectionChanged(TraceSession changed, TraceSelection selection, Object source) {
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
