/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.query;

/**
 * A finite automaton that reads what happens in one frame, blocks and calls, and tells where paths are complete.
 *
 * <p>One automaton serves all paths of a question. Each function that the question names has a start state of its own;
 * a frame of any other function is in state {@link #NIL} for good. What one frame calls does not disturb it: that
 * happens in other frames.
 *
 * <p>Letters come in classes: all symbols that the paths do not tell apart are one. Immutable.
 */
public final class PathAutomaton {

    /** The state of frames that no path belongs to. */
    public static final int NIL = 0;

    private final int classes;
    private final int[] next;
    private final int[] completed;
    private final int[][] completions;
    private final int[] symbolClasses;
    private final int[] starts;
    private final int[] functions;
    private final boolean watchesCalls;

    PathAutomaton(int classes, int[] next, int[] completed, int[][] completions, int[] symbolClasses, int[] starts,
            int[] functions, boolean watchesCalls) {
        this.classes = classes;
        this.next = next;
        this.completed = completed;
        this.completions = completions;
        this.symbolClasses = symbolClasses;
        this.starts = starts;
        this.functions = functions;
        this.watchesCalls = watchesCalls;
    }

    /** Number of states, {@link #NIL} included. */
    public int stateCount() {
        return functions.length;
    }

    /** Number of classes of letters. */
    public int classCount() {
        return classes;
    }

    /** The class of a block or, as a call, of an entry. */
    public int classOf(int symbol) {
        return symbolClasses[symbol];
    }

    /** The state after a letter. */
    public int next(int state, int letterClass) {
        return next[state * classes + letterClass];
    }

    /** Which paths a letter completes: an index for {@link #completedPaths}, 0 for none. */
    public int completed(int state, int letterClass) {
        return completed[state * classes + letterClass];
    }

    /** The paths, by number and ascending, that an index stands for. */
    public int[] completedPaths(int index) {
        return completions[index];
    }

    /** Number of indexes for {@link #completedPaths}. */
    public int completionCount() {
        return completions.length;
    }

    /** The state that a function's frames begin in. */
    public int start(int function) {
        return starts[function];
    }

    /** The function whose frames may be in a state, or -1 for {@link #NIL}. */
    public int function(int state) {
        return functions[state];
    }

    /** Whether calls are letters of their caller's frame; otherwise no path takes note of them. */
    public boolean watchesCalls() {
        return watchesCalls;
    }
}
