/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.ISelectionProvider;
import org.eclipse.jface.viewers.StructuredSelection;

/** What the platform wants for a context menu: nothing that other plug-ins' commands could be about. */
@NonNullByDefault({})
final class NoSelection implements ISelectionProvider {

    @Override
    public void addSelectionChangedListener(ISelectionChangedListener listener) {
        // it never changes
    }

    @Override
    public void removeSelectionChangedListener(ISelectionChangedListener listener) {
        // it never changes
    }

    @Override
    public ISelection getSelection() {
        return StructuredSelection.EMPTY;
    }

    @Override
    public void setSelection(ISelection selection) {
        // it never changes
    }
}
