/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.coverage;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchPartReference;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.rulers.IColumnSupport;
import org.eclipse.ui.texteditor.rulers.RulerColumnDescriptor;
import org.eclipse.ui.texteditor.rulers.RulerColumnRegistry;

/** The text editors of a page, all with the column of counts while it is wanted. On the user interface's thread. */
final class CountedEditors {

    private static @Nullable CountedEditors shown;

    private final IWorkbenchPage page;
    private final IPartListener2 opened = new Opened();

    private CountedEditors(IWorkbenchPage page) {
        this.page = page;
    }

    /** Shows the column in all text editors of a page, those to come as well, or hides it. */
    static void show(IWorkbenchPage page, boolean show) {
        CountedEditors before = shown;
        if (before != null) {
            before.page.removePartListener(before.opened);
            before.setAll(false);
            shown = null;
        }
        if (show) {
            CountedEditors now = new CountedEditors(page);
            shown = now;
            page.addPartListener(now.opened);
            now.setAll(true);
        }
    }

    private void setAll(boolean show) {
        for (IEditorReference reference : page.getEditorReferences()) {
            IEditorPart part = reference.getEditor(false);
            if (part != null) {
                set(part, show);
            }
        }
    }

    private static void set(@Nullable IWorkbenchPart part, boolean show) {
        ITextEditor editor = part == null ? null : part.getAdapter(ITextEditor.class);
        RulerColumnDescriptor column = RulerColumnRegistry.getDefault().getColumnDescriptor(LineCountColumn.ID);
        IColumnSupport columns = editor == null ? null : editor.getAdapter(IColumnSupport.class);
        if (columns != null && column != null && columns.isColumnSupported(column)
                && columns.isColumnVisible(column) != show) {
            columns.setColumnVisible(column, show);
        }
    }

    @NonNullByDefault({})
    private static final class Opened implements IPartListener2 {
        @Override
        public void partOpened(IWorkbenchPartReference reference) {
            set(reference.getPart(false), true);
        }

        @Override
        public void partBroughtToTop(IWorkbenchPartReference reference) {
            set(reference.getPart(false), true);
        }
    }
}
