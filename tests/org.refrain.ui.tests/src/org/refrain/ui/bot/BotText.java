/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.bot;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.texteditor.ITextEditor;

/** An open text editor, with whatever is in it. */
public final class BotText {

    private final ITextEditor editor;

    private BotText(ITextEditor editor) {
        this.editor = editor;
    }

    /** The editor of a file; waits until there is one. */
    public static BotText of(IFile file) {
        Wait.until("an editor of " + file.getName(), () -> find(file) != null);
        return Ui.get(() -> {
            ITextEditor found = find(file);
            if (found == null) {
                throw new AssertionError("closed again: " + file);
            }
            return new BotText(found);
        });
    }

    /** Whether any editor shows a file. */
    public static boolean isOpen(IFile file) {
        return Ui.get(() -> find(file) != null);
    }

    private static @Nullable ITextEditor find(IFile file) {
        IEditorPart part = Bot.page().findEditor(new FileEditorInput(file));
        return part == null ? null : part.getAdapter(ITextEditor.class);
    }

    public ITextEditor part() {
        return editor;
    }

    /** The line that the cursor is in, from 1. */
    public int line() {
        return Ui.get(() -> ((ITextSelection) editor.getSelectionProvider().getSelection()).getStartLine() + 1);
    }

    public void waitForLine(int line) {
        Wait.until(editor.getTitle() + " at line " + line, () -> line() == line);
    }

    /** Whether it can be seen. */
    public boolean isVisible() {
        return Ui.get(() -> Bot.page().isPartVisible(editor));
    }

    /** Clicks into the first line that holds a text; returns its number, from 1. */
    public int click(String text) {
        return Ui.get(() -> {
            Bot.page().activate(editor);
            IDocument document = document();
            int offset = document.get().indexOf(text);
            if (offset < 0) {
                throw new AssertionError("no line with " + text);
            }
            editor.selectAndReveal(offset, 0);
            return document.getLineOfOffset(offset) + 1;
        });
    }

    /** What stands in a line, from 1. */
    public String text(int line) {
        return Ui.get(() -> {
            IDocument document = document();
            var region = document.getLineInformation(line - 1);
            return document.get(region.getOffset(), region.getLength());
        });
    }

    private IDocument document() {
        return editor.getDocumentProvider().getDocument(editor.getEditorInput());
    }
}
