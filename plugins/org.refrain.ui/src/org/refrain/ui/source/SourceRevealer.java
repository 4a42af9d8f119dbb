/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.IEditorDescriptor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * Shows a line of a source file in the file's own editor, the C editor where there is one, beside a trace and without
 * taking the keyboard. Use on the user interface's thread.
 */
public final class SourceRevealer {

    private final SelectedLine mark = new SelectedLine();

    /**
     * Shows a line.
     *
     * @param beside the editor that must stay as it is
     * @param line from 1
     * @return the editor that shows it, or null when none does
     */
    public @Nullable IEditorPart reveal(IEditorPart beside, SourceFile source, int line) {
        IWorkbenchPage page = beside.getSite().getPage();
        IEditorInput input = inputOf(source);
        if (input == null || page == null) {
            return null;
        }
        try {
            IEditorPart part = EditorBeside.show(page, beside, input, editorFor(source));
            ITextEditor editor = part == null ? null : part.getAdapter(ITextEditor.class);
            return editor != null && reveal(editor, line) ? part : null;
        } catch (PartInitException e) {
            return null; // an editor that cannot show the file says so in its own place
        }
    }

    /** How many lines the text in an editor has. */
    static int lineCount(IEditorPart part) {
        ITextEditor editor = part.getAdapter(ITextEditor.class);
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        try {
            int lines = document.getNumberOfLines();
            return document.getLineLength(lines - 1) == 0 ? lines - 1 : lines; // an end of line does not begin another
        } catch (BadLocationException e) {
            throw new IllegalStateException(e); // a document has a last line
        }
    }

    /** Takes the mark away. */
    public void clear() {
        mark.clear();
    }

    /** Null when the file has gone since it was found, perhaps with its project. */
    private static @Nullable IEditorInput inputOf(SourceFile source) {
        IFile file = source.file();
        if (file != null) {
            return file.isAccessible() ? new FileEditorInput(file) : null;
        }
        Path path = source.path();
        return path == null || !Files.exists(path) ? null
                : new FileStoreEditorInput(EFS.getLocalFileSystem().getStore(path.toUri()));
    }

    /** The editor of this workbench for the file; never a program outside of it, which would take the keyboard. */
    private static String editorFor(SourceFile source) {
        IFile file = source.file();
        IEditorDescriptor editor = file != null ? IDE.getDefaultEditor(file)
                : PlatformUI.getWorkbench().getEditorRegistry().getDefaultEditor(source.name());
        return editor == null || !editor.isInternal() ? EditorsUI.DEFAULT_TEXT_EDITOR_ID : editor.getId();
    }

    private boolean reveal(ITextEditor editor, int line) {
        IDocument document = editor.getDocumentProvider() == null ? null
                : editor.getDocumentProvider().getDocument(editor.getEditorInput());
        if (document == null) {
            return false;
        }
        try {
            IRegion region = document.getLineInformation(Math.min(line, document.getNumberOfLines()) - 1);
            mark.set(editor, region);
            moveTo(editor, document, region, line);
            return true;
        } catch (BadLocationException e) {
            return false; // changed meanwhile
        }
    }

    /**
     * Moves the cursor there unless it is in that line already. Through the viewer, because the editor's own method
     * would fill the history of Back and Forward with every step.
     */
    private static void moveTo(ITextEditor editor, IDocument document, IRegion region, int line)
            throws BadLocationException {
        if (editor.getSelectionProvider().getSelection() instanceof ITextSelection selection
                && document.getLineOfOffset(selection.getOffset()) == line - 1
                && editor.getSite().getPage().getActivePart() == editor) {
            return;
        }
        if (editor.getAdapter(ITextOperationTarget.class) instanceof ITextViewer viewer) {
            Point selected = viewer.getSelectedRange();
            if (selected.x != region.getOffset() || selected.y != 0) {
                viewer.setSelectedRange(region.getOffset(), 0);
            }
            viewer.revealRange(region.getOffset(), region.getLength());
        } else {
            editor.selectAndReveal(region.getOffset(), 0);
        }
    }
}
