/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.lang.ref.WeakReference;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.ui.texteditor.ITextEditor;

/** The mark at the line of the selected event: one annotation, in one editor at a time. */
final class SelectedLine {

    /** The annotation's type; its looks are in the preferences. */
    static final String TYPE = "org.refrain.ui.selectedEvent";

    private final Annotation annotation = new Annotation(TYPE, false, Messages.SelectedLine_text);
    private WeakReference<@Nullable IAnnotationModel> model = new WeakReference<>(null);

    /** Moves the mark to a line. */
    void set(ITextEditor editor, IRegion line) {
        IAnnotationModel newModel = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
        clear();
        if (newModel != null) {
            newModel.addAnnotation(annotation, new Position(line.getOffset(), line.getLength()));
            model = new WeakReference<>(newModel);
        }
    }

    void clear() {
        IAnnotationModel old = model.get();
        if (old != null) {
            old.removeAnnotation(annotation);
        }
        model = new WeakReference<>(null);
    }
}
