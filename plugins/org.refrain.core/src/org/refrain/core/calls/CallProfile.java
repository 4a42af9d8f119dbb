/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.Comparator;
import java.util.List;

import org.refrain.core.flow.Components;
import org.refrain.core.flow.FlowGraph;
import org.refrain.core.progress.Progress;

/**
 * How often each function was called, for how long, and by whom. Immutable, safe for threads.
 *
 * <p>Computed on the {@link CallTree}: O(nodes), once more for each function that calls itself, directly or not, and
 * for each function those nodes again that its calls consist of. Measured on 50 million events: 20 ms for a firmware's
 * regular calls, 6 s for random recursion among 150 functions. Memory while it works: 24 bytes a node.
 */
public final class CallProfile {

    private final List<FunctionProfile> functions;
    private final List<CallEdge> edges;
    private final long unknownEvents;

    private CallProfile(List<FunctionProfile> functions, List<CallEdge> edges, long unknownEvents) {
        this.functions = functions;
        this.edges = edges;
        this.unknownEvents = unknownEvents;
    }

    /**
     * Computes the profile of a trace.
     *
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static CallProfile of(CallTree tree, Progress progress) {
        int functions = tree.located().trace().alphabet().functionCount();
        ProfileCounter counter = new ProfileCounter(tree, functions, progress);
        counter.countCalls();
        List<CallEdge> edges = counter.countEdges();
        FlowGraph graph = new FlowGraph(functions);
        for (CallEdge edge : edges) {
            if (edge.caller() != CallEdge.UNKNOWN) {
                graph.add(edge.caller(), edge.callee());
            }
        }
        Components components = Components.of(graph.edges());
        for (int function = 0; function < functions; function++) {
            if (components.isLoop(components.of(function))) {
                progress.report("Counting recursive calls", function, functions);
                counter.countOutermost(function);
            }
        }
        return new CallProfile(counter.profiles(), edges, counter.unknownEvents());
    }

    /** All functions, by number. */
    public List<FunctionProfile> functions() {
        return functions;
    }

    /** Who calls whom, most frequent calls first. */
    public List<CallEdge> edges() {
        return edges;
    }

    /** Who calls a function, most frequent calls first. */
    public List<CallEdge> callersOf(int function) {
        return edges.stream().filter(edge -> edge.callee() == function).toList();
    }

    /** Whom a function calls, most frequent calls first. */
    public List<CallEdge> calleesOf(int function) {
        return edges.stream().filter(edge -> edge.caller() == function).toList();
    }

    /** Instructions that belong to no known function. */
    public long unknownEvents() {
        return unknownEvents;
    }

    /** The order of {@link #edges()}. */
    static Comparator<CallEdge> mostFrequentFirst() {
        return Comparator.comparingLong(CallEdge::calls).reversed().thenComparingInt(CallEdge::caller)
                .thenComparingInt(CallEdge::callee);
    }
}
