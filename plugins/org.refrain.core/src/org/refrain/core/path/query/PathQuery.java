/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.query;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.UnknownFunctionException;

/**
 * A question about one trace: one path or several, each of a function. Paths are numbered from 0 in the order in which
 * they were given. Immutable.
 */
public final class PathQuery {

    /**
     * A path of a function.
     *
     * @param function the function's name
     */
    public record FunctionPath(String function, PathPattern pattern) {
    }

    private final List<FunctionPath> paths;
    private final int[] functions;
    private final int[] distinctFunctions;
    private final PathAutomaton automaton;

    private PathQuery(List<FunctionPath> paths, int[] functions, PathAutomaton automaton) {
        this.paths = paths;
        this.functions = functions;
        distinctFunctions = Arrays.stream(functions).distinct().toArray();
        this.automaton = automaton;
    }

    /**
     * A question for paths of one function.
     *
     * @param texts at least one path; the language is told in the package's description
     * @throws UnknownFunctionException if the trace never enters the function, or one that a path wants called
     * @throws PathException if a text is no path, or if there are too many alternatives and gaps
     */
    public static PathQuery of(ControlFlowAlphabet alphabet, String function, String... texts)
            throws UnknownFunctionException, PathException {
        List<FunctionPath> paths = new ArrayList<>();
        for (String text : texts) {
            paths.add(new FunctionPath(function, PathPattern.parse(text)));
        }
        return of(alphabet, paths);
    }

    /**
     * A question for paths of any functions.
     *
     * @param paths at least one
     * @throws UnknownFunctionException if the trace never enters a function, or one that a path wants called
     * @throws PathException if there are too many alternatives and gaps
     */
    public static PathQuery of(ControlFlowAlphabet alphabet, List<FunctionPath> paths)
            throws UnknownFunctionException, PathException {
        if (paths.isEmpty()) {
            throw new PathException("No path was given.");
        }
        AutomatonBuilder builder = new AutomatonBuilder(alphabet);
        int[] functions = new int[paths.size()];
        for (int path = 0; path < functions.length; path++) {
            functions[path] = alphabet.function(paths.get(path).function());
            builder.add(functions[path], paths.get(path).pattern());
        }
        return new PathQuery(List.copyOf(paths), functions, builder.build());
    }

    /** Number of paths. */
    public int size() {
        return functions.length;
    }

    /** A path, as it was given. */
    public FunctionPath path(int path) {
        return paths.get(path);
    }

    /** The number of a path's function in the trace's alphabet. */
    public int function(int path) {
        return functions[path];
    }

    /** The numbers of all functions that it asks for, each once. */
    public int[] functions() {
        return distinctFunctions.clone();
    }

    /** The automaton that finds all the paths. */
    public PathAutomaton automaton() {
        return automaton;
    }
}
