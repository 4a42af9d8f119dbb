/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.LocatedControlFlow;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * A section of a trace that grows to the right, as the frames see it: a node for the rest of each frame that it closes,
 * one for what happens in the frame at its lowest level, and the frames that it leaves open. Behind a gap there is no
 * such frame, but what belongs to no function.
 *
 * <p>Not safe for threads.
 */
final class CallSection {

    private final LocatedControlFlow located;
    private final ControlFlowAlphabet alphabet;
    private final CallNodes nodes;
    /** What the frames execute that the section closes, the innermost one first. */
    final IntArrayList closed = new IntArrayList();
    /** The frames that it leaves open, the outermost one first. */
    final IntArrayList openFunctions = new IntArrayList();
    final IntArrayList openNodes = new IntArrayList();
    /** What the frame at the lowest level executes. */
    int bottom;
    /** Whether there is a gap, or the start of the trace, and what belongs to no function behind it. */
    boolean isCut;
    int ground;

    CallSection(LocatedControlFlow located, CallNodes nodes) {
        this.located = located;
        this.nodes = nodes;
        alphabet = located.trace().alphabet();
    }

    /** Makes it the empty section. */
    void clear() {
        closed.clear();
        openFunctions.clear();
        openNodes.clear();
        bottom = CallNodes.EMPTY;
        isCut = false;
        ground = CallNodes.EMPTY;
    }

    /** Appends a symbol. */
    void append(int symbol) throws CallTreeException {
        long events = located.events(symbol);
        switch (alphabet.kind(symbol)) {
            case ENTRY -> open(alphabet.value(symbol), nodes.stretch(events));
            case EXIT -> {
                happen(nodes.stretch(Math.min(events, 1)));
                close(false);
                happen(nodes.stretch(Math.max(events - 1, 0)));
            }
            case GAP -> {
                cut();
                happen(nodes.stretch(events));
            }
            case BLOCK, OTHER -> happen(nodes.stretch(events));
        }
    }

    /** Something that the innermost frame executes. */
    void happen(int node) throws CallTreeException {
        int top = openNodes.size() - 1;
        if (top >= 0) {
            openNodes.set(top, nodes.then(openNodes.getInt(top), node));
        } else if (isCut) {
            ground = nodes.then(ground, node);
        } else {
            bottom = nodes.then(bottom, node);
        }
    }

    void open(int function, int node) {
        openFunctions.add(function);
        openNodes.add(node);
    }

    void close(boolean unfinished) throws CallTreeException {
        int top = openNodes.size() - 1;
        if (top >= 0) {
            int call = nodes.call(openFunctions.removeInt(top), openNodes.removeInt(top), unfinished);
            happen(call);
        } else if (!isCut) {
            closed.add(bottom);
            bottom = CallNodes.EMPTY;
        }
    }

    /** A gap: all frames are lost. */
    void cut() throws CallTreeException {
        while (!openNodes.isEmpty()) {
            close(true);
        }
        isCut = true;
    }
}
