/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.progress.Progress;

/**
 * All calls of a trace, each with those made in it: the call tree, compressed. Calls that executed the same calls for
 * the same numbers of instructions are one node of it, however often they occur.
 *
 * <p>It grows out of the trace's grammar: a rule that closes frames and opens others is put together with its
 * neighbours at the frames that meet. Time and memory are linear in the size of the grammar and the number of frames
 * that its rules close and leave open, mostly a few each. Measured on 50 million events: 25 ms for a firmware's regular
 * calls (130,000 elements), 2.6 s for random recursion (6.8 million). Immutable, safe for threads.
 *
 * <p>It is a grammar of a tree whose nodes are nested as calls are; compare M. Lohrey, S. Maneth, R. Mennicke, Tree
 * structure compression with RePair (DCC 2011), which compresses trees that are there already.
 */
public final class CallTree {

    private static final int MOST_NODES = 1 << 24;
    private static final int MOST_FRAMES = 1 << 25;

    private final LocatedControlFlow located;
    private final CallNodes nodes;
    private final int root;

    private CallTree(LocatedControlFlow located, CallNodes nodes, int root) {
        this.located = located;
        this.nodes = nodes;
        this.root = root;
    }

    /**
     * Builds the tree.
     *
     * @throws CallTreeException if the trace is one of millions of calls that are nested, or of frames never closed
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static CallTree of(LocatedControlFlow located, Progress progress) throws CallTreeException {
        CallNodes nodes = new CallNodes(MOST_NODES);
        int root = new CallTreeBuilder(located, nodes, MOST_FRAMES).build(progress);
        return new CallTree(located, nodes, root);
    }

    /** The trace. */
    public LocatedControlFlow located() {
        return located;
    }

    /** How many known calls are nested at most; those without an instruction do not count. */
    public int depth() {
        return nodes.height(root);
    }

    /** Number of nodes: how large the tree is. */
    public int size() {
        return nodes.count();
    }

    CallNodes nodes() {
        return nodes;
    }

    /** The node of the whole trace: what belongs to no function. */
    int root() {
        return root;
    }
}
