/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.flow;

import java.util.Arrays;

/**
 * Strongly connected components of a graph: the sets of instructions that can reach each other, that is, its loops.
 *
 * <p>R. Tarjan, Depth-first search and linear graph algorithms (1972), with an explicit stack: O(symbols + edges).
 * Immutable, safe for threads.
 */
public final class Components {

    private final int[] componentOf;
    private final int[] sizes;
    private final boolean[] cyclic;

    private Components(int[] componentOf, int[] sizes, boolean[] cyclic) {
        this.componentOf = componentOf;
        this.sizes = sizes;
        this.cyclic = cyclic;
    }

    /** Number of components. */
    public int count() {
        return sizes.length;
    }

    /** The component of a symbol, from 0. */
    public int of(int symbol) {
        return componentOf[symbol];
    }

    /** Number of symbols in a component. */
    public int size(int component) {
        return sizes[component];
    }

    /** Whether the component is a loop: two symbols or more, or one that follows itself. */
    public boolean isLoop(int component) {
        return cyclic[component];
    }

    /** Finds the components. */
    public static Components of(FlowGraph.Edges edges) {
        return new Search(edges).run();
    }

    private static final class Search {
        private final int[] starts;
        private final int[] targets;
        private final int n;
        private final int[] order;
        private final int[] low;
        private final int[] nextEdge;
        private final int[] component;
        private final int[] path;
        private final int[] open;
        private int openCount;
        private int visited;
        private int components;

        Search(FlowGraph.Edges edges) {
            starts = edges.starts();
            targets = edges.targets();
            n = starts.length - 1;
            order = new int[n];
            low = new int[n];
            nextEdge = Arrays.copyOf(starts, n);
            component = new int[n];
            path = new int[n];
            open = new int[n];
            Arrays.fill(component, -1);
        }

        Components run() {
            for (int root = 0; root < n; root++) {
                if (order[root] == 0) {
                    visit(root);
                }
            }
            int[] sizes = new int[components];
            boolean[] cyclic = new boolean[components];
            for (int v = 0; v < n; v++) {
                int c = component[v];
                if (++sizes[c] > 1) {
                    cyclic[c] = true;
                }
                for (int e = starts[v]; e < starts[v + 1] && !cyclic[c]; e++) {
                    cyclic[c] = targets[e] == v;
                }
            }
            return new Components(component, sizes, cyclic);
        }

        private void visit(int root) {
            int depth = 0;
            path[depth++] = enter(root);
            while (depth > 0) {
                int v = path[depth - 1];
                if (nextEdge[v] < starts[v + 1]) {
                    int to = targets[nextEdge[v]++];
                    if (order[to] == 0) {
                        path[depth++] = enter(to);
                    } else if (component[to] < 0) {
                        low[v] = Math.min(low[v], order[to]);
                    }
                    continue;
                }
                depth--;
                if (depth > 0) {
                    low[path[depth - 1]] = Math.min(low[path[depth - 1]], low[v]);
                }
                if (low[v] == order[v]) {
                    close(v);
                }
            }
        }

        private int enter(int v) {
            order[v] = ++visited;
            low[v] = order[v];
            open[openCount++] = v;
            return v;
        }

        private void close(int root) {
            int v;
            do {
                v = open[--openCount];
                component[v] = components;
            } while (v != root);
            components++;
        }
    }
}
