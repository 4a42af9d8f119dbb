/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.util.List;
import java.util.TreeSet;

import org.refrain.core.index.IndexedTrace;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.analysis.SourceLine;

/**
 * What an answer is found with.
 *
 * @param paths the asked file as the program names it, at least one
 */
record Evidence(AskedLines asked, IndexedTrace trace, ProgramTrace program, ProgramImage image, List<String> paths) {

    /** First and last line in the file that most of the program means by that name. */
    List<SourceLine> ends() {
        return asked.ends(paths.get(0));
    }

    /** Whether a place is in the asked file. */
    boolean isInFile(String place) {
        return paths.stream().anyMatch(place::equals);
    }

    /** All asked lines. */
    List<Integer> lines() {
        TreeSet<Integer> lines = new TreeSet<>();
        for (int line = asked.lines().firstLine(); line <= asked.lines().lastLine(); line++) {
            lines.add(line);
        }
        return List.copyOf(lines);
    }
}
