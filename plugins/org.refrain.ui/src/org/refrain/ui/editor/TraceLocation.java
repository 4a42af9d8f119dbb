/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.editor;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.INavigationLocation;
import org.eclipse.ui.NavigationLocation;

/** A row that was looked at, for Navigate &gt; Back and Forward. */
@NonNullByDefault({})
final class TraceLocation extends NavigationLocation {

    private static final String POSITION = "position";

    private long position;

    TraceLocation(TraceEditor editor, long position) {
        super(editor);
        this.position = position;
    }

    @Override
    public String getText() {
        IEditorPart part = getEditorPart();
        String name = part == null ? "" : part.getTitle();
        return position < 0 ? name : NLS.bind(Messages.TraceLocation_row, name, Long.toString(position));
    }

    @Override
    public void saveState(IMemento memento) {
        memento.putString(POSITION, Long.toString(position));
    }

    @Override
    public void restoreState(IMemento memento) {
        String saved = memento.getString(POSITION);
        try {
            position = saved == null ? -1 : Long.parseLong(saved);
        } catch (NumberFormatException e) {
            position = -1; // written by somebody else
        }
    }

    @Override
    public void restoreLocation() {
        if (getEditorPart() instanceof TraceEditor editor && position >= 0) {
            editor.goBackTo(position);
        }
    }

    @Override
    public boolean mergeInto(INavigationLocation current) {
        return current instanceof TraceLocation other && getInput() != null && getInput().equals(other.getInput())
                && (position == other.position || position < 0);
    }

    @Override
    public void update() {
        if (getEditorPart() instanceof TraceEditor editor) {
            position = editor.selectedPosition();
        }
    }
}
