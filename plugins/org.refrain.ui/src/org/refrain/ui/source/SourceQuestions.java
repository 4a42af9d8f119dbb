/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.source;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.dialogs.ElementListSelectionDialog;

/** Asks the user, who has clicked to be asked, where a source file is; remembers the answer. */
final class SourceQuestions {

    private SourceQuestions() {
    }

    /**
     * Asks for a file that was not found.
     *
     * @param compiled as the program names it
     * @return whether there was an answer
     */
    static boolean locate(Shell shell, String compiled) {
        FileDialog dialog = new FileDialog(shell, SWT.OPEN);
        dialog.setText(NLS.bind(Messages.SourceQuestions_locateTitle, compiled));
        dialog.setFileName(PathParts.name(compiled));
        String answer = dialog.open();
        if (answer == null) {
            return false;
        }
        SourceMappings.remember(compiled, Path.of(answer));
        return true;
    }

    /** Asks which of several files it is; parameters and result as for {@link #locate}. */
    static boolean choose(Shell shell, String compiled, List<SourceFile> files) {
        ElementListSelectionDialog dialog = new ElementListSelectionDialog(shell,
                LabelProvider.createTextProvider(file -> file instanceof SourceFile source ? label(source) : ""));
        dialog.setTitle(Messages.SourceQuestions_chooseTitle);
        dialog.setMessage(NLS.bind(Messages.SourceQuestions_choose, compiled));
        dialog.setElements(files.toArray());
        if (dialog.open() != Window.OK) {
            return false;
        }
        return Arrays.stream(dialog.getResult()).map(file -> ((SourceFile) file).path()).filter(Objects::nonNull)
                .findFirst().map(path -> {
                    SourceMappings.remember(compiled, Objects.requireNonNull(path));
                    return true;
                }).orElse(false);
    }

    private static String label(SourceFile source) {
        IFile file = source.file();
        return file == null ? String.valueOf(source.path()) : file.getFullPath().toString();
    }
}
