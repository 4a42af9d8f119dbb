/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.io.IOException;

import org.refrain.core.path.query.PathException;
import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.SourceLineException;

/** What can be asked about lines of source text. */
enum Question {
    /** In which ways does the program go from the first line to the last one? */
    PATH("org.refrain.ui.command.findPath", Messages.Question_path, WayAnswers::path),
    /** When does the line run? */
    EXECUTIONS("org.refrain.ui.command.executions", Messages.Question_executions,
            ExecutionAnswers::executions),
    /** Which cycles of the main loop run these lines? */
    CYCLES("org.refrain.ui.command.cyclesThroughHere", Messages.Question_cycles, CycleAnswers::cycles),
    /** Which ways does the program take through the function that the line is in? */
    WAYS("org.refrain.ui.command.waysThroughFunction", Messages.Question_ways, WayAnswers::ways);

    /** Finds the answer; not on the user interface's thread. */
    interface Ask {
        Answer ask(Evidence evidence, Progress progress) throws IOException, PathException, SourceLineException;
    }

    private final String command;
    private final String words;
    private final Ask ask;

    Question(String command, String words, Ask ask) {
        this.command = command;
        this.words = words;
        this.ask = ask;
    }

    /** The id of the command that asks it. */
    String command() {
        return command;
    }

    /** Whether it is about one line, the first one of several that are selected. */
    boolean isAboutOneLine() {
        return this == EXECUTIONS || this == WAYS;
    }

    /** The question in words, with places for the lines and for the trace. */
    String words() {
        return words;
    }

    Ask ask() {
        return ask;
    }
}
