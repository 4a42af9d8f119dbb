/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.refrain.ui.session.TraceInput;
import org.refrain.ui.source.EditorLines;

/**
 * What a question is about.
 *
 * @param trace the trace that is asked
 * @param lines the lines of source text
 */
public record AskedLines(TraceInput trace, EditorLines lines) {

    /** The project that the trace is in, or null. */
    @Nullable
    IProject project() {
        IFile file = trace.file();
        return file == null ? null : file.getProject();
    }

    boolean isOneLine() {
        return lines.firstLine() == lines.lastLine();
    }

    /** "main.c:41", "main.c:41 to 45". */
    String words() {
        return isOneLine() ? lines.toString()
                : NLS.bind(Messages.AskedLines_lines, lines.toString(), Integer.toString(lines.lastLine()));
    }
}
