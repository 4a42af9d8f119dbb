/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

import org.eclipse.osgi.util.NLS;
import org.refrain.core.index.IndexedTrace;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.analysis.SourceLine;
import org.refrain.ui.source.LineExecutions;

/**
 * What an answer is found with.
 *
 * @param paths the asked file as the program names it, at least one
 * @param soFar shows an answer that is not complete yet
 */
record Evidence(AskedLines asked, IndexedTrace trace, ProgramTrace program, ProgramImage image, List<String> paths,
        Consumer<Answer> soFar) {

    /** How the analysis begins what does not begin with a name. */
    private static final Set<String> ENGLISH = Set.of("a", "source", "the", "these", "this");

    /**
     * The asked lines that became code, ascending; the next one behind when a single line was asked that became none.
     * Empty when there are none.
     */
    List<Integer> codeLines() {
        List<Integer> lines = new ArrayList<>();
        int last = asked.lines().lastLine();
        for (int line = withCode(asked.lines().firstLine()); line != LineExecutions.NO_CODE
                && (line <= last || asked.isOneLine() && lines.isEmpty()); line = withCode(line + 1)) {
            lines.add(line);
        }
        return List.copyOf(lines);
    }

    private int withCode(int line) {
        return LineExecutions.lineWithCode(image, paths, line);
    }

    /** The first and the last of some lines, once if they are the same, in the program's own words. */
    List<SourceLine> ends(List<Integer> lines) {
        SourceLine first = new SourceLine(paths.get(0), lines.get(0));
        SourceLine last = new SourceLine(paths.get(0), lines.get(lines.size() - 1));
        return first.equals(last) ? List.of(first) : List.of(first, last);
    }

    /** Says that another line is taken than the one that was asked for; nothing when it is not so. */
    List<String> moved(List<Integer> lines) {
        return lines.get(0) <= asked.lines().lastLine() ? List.of() : List.of(NLS.bind(
                Messages.ExecutionAnswers_moved, asked.words(), asked.lines().source().name() + ":" + lines.get(0)));
    }

    /** Whether a place is in the asked file. */
    boolean isInFile(String place) {
        return paths.stream().anyMatch(place::equals);
    }

    /** Words of the program's analysis as a sentence: with file names alone, a capital letter and a full stop. */
    String sentence(String words) {
        String text = words;
        for (String path : paths) {
            text = text.replace(path, asked.lines().source().name());
        }
        int space = text.indexOf(' ');
        if (space > 0 && ENGLISH.contains(text.substring(0, space))) { // names begin as they are
            text = Character.toUpperCase(text.charAt(0)) + text.substring(1);
        }
        return text.endsWith(".") ? text : text + ".";
    }
}
