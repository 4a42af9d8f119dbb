/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.net.URI;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.line.SourceFiles;

/**
 * The lines that the user has selected, or has the cursor in, in a text editor of any kind.
 *
 * @param source the editor's file
 * @param firstLine from 1
 * @param lastLine the last one, not before the first
 */
public record EditorLines(SourceFile source, int firstLine, int lastLine) {

    /** What is selected in an editor on the user interface's thread; null when it is none that shows a file's text. */
    public static @Nullable EditorLines of(@Nullable IWorkbenchPart part) {
        ITextEditor editor = part == null ? null : part.getAdapter(ITextEditor.class);
        SourceFile source = editor == null ? null : sourceOf(editor.getEditorInput());
        if (editor == null || source == null || editor.getDocumentProvider() == null
                || editor.getSelectionProvider() == null) {
            return null;
        }
        IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
        if (document != null && editor.getSelectionProvider().getSelection() instanceof ITextSelection selection) {
            try {
                int first = document.getLineOfOffset(selection.getOffset());
                // a selection up to the beginning of a line holds nothing of that line
                int end = selection.getOffset() + Math.max(0, selection.getLength() - 1);
                return new EditorLines(source, first + 1, document.getLineOfOffset(end) + 1);
            } catch (BadLocationException e) {
                return null; // changed meanwhile
            }
        }
        return null;
    }

    private static @Nullable SourceFile sourceOf(@Nullable IEditorInput input) {
        IFile file = ResourceUtil.getFile(input);
        if (file != null) {
            return SourceFile.of(file);
        }
        if (input instanceof IURIEditorInput uri) {
            Path path = pathOf(uri.getURI());
            return path == null ? null : SourceFile.of(path);
        }
        return null;
    }

    private static @Nullable Path pathOf(@Nullable URI uri) {
        try {
            return uri == null ? null : Path.of(uri);
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return null; // on another computer
        }
    }

    /** The first line alone. */
    public EditorLines first() {
        return new EditorLines(source, firstLine, firstLine);
    }

    /**
     * The file as a program names it: usually one path, none when the program was not made of it. Looks for files, so
     * ask in the background.
     *
     * @param project that of the trace, or null
     */
    public List<String> compiledPaths(ProgramImage image, @Nullable IProject project) {
        SourceFiles files = image.lines().files();
        List<String> paths = new ArrayList<>();
        for (int file : files.like(source.name())) {
            String path = files.path(file);
            if (SourceLocator.locate(path, project).files().stream().anyMatch(source::isSame)) {
                paths.add(path);
            }
        }
        return paths;
    }

    /** File and line, for a person: main.c:41. */
    @Override
    public String toString() {
        return source.name() + ":" + firstLine;
    }
}
