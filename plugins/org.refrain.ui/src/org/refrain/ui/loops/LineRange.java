/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import org.eclipse.osgi.util.NLS;
import org.refrain.program.line.SourcePlace;

/**
 * Lines of a source file that follow each other: some that ran, and in between none that ran elsewhere only.
 *
 * @param path as the compiler saw it
 * @param first the first line, from 1
 * @param last the last line
 * @param functions which the lines are in, with commas between them; empty when unknown
 */
public record LineRange(String path, int first, int last, String functions) {

    /** The file's name without folders. */
    String fileName() {
        return new SourcePlace(path, first, 0).fileName();
    }

    /** "main.c:40", "main.c:40-52". */
    public String text() {
        String start = fileName() + ":" + first;
        return first == last ? start : start + "-" + last;
    }

    /** " in main"; empty when the function is unknown. */
    String inFunctions() {
        return functions.isEmpty() ? "" : NLS.bind(Messages.LineRange_inFunctions, functions);
    }
}
