/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;
import org.refrain.core.path.match.PlainGrammar;
import org.refrain.core.progress.Progress;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Makes the nodes of a call tree: the section of each rule from those of the rules that it uses. Memory while it works:
 * 24 bytes a rule, and 4 to 8 for each frame that a rule closes or leaves open.
 */
final class CallTreeBuilder {

    /** Longer bodies are cut into balanced sections, which keeps the way down to a node short. */
    private static final int LONGEST_BODY = 4;
    private static final int CHECK_EVERY = 1 << 12;

    private final RGrammar grammar;
    private final CallNodes nodes;
    private final CallSection section;
    private final int mostFrames;
    /** The frames of the rules' sections, and where those of each begin: closed ones, then functions and nodes. */
    private final IntArrayList frames = new IntArrayList();
    private final int[] starts;
    private final int[] closed;
    private final int[] open;
    private final int[] bottoms;
    /** Of each rule with a gap: the node behind it; -1 for the others. */
    private final int[] grounds;

    CallTreeBuilder(LocatedControlFlow located, CallNodes nodes, int mostFrames) {
        grammar = PlainGrammar.of(located.trace().grammar(), LONGEST_BODY).grammar();
        this.nodes = nodes;
        this.mostFrames = mostFrames;
        section = new CallSection(located, nodes);
        starts = new int[grammar.ruleCount()];
        closed = new int[grammar.ruleCount()];
        open = new int[grammar.ruleCount()];
        bottoms = new int[grammar.ruleCount()];
        grounds = new int[grammar.ruleCount()];
    }

    /** @return the node of the whole trace */
    int build(Progress progress) throws CallTreeException {
        int done = 0;
        for (int rule : TopologicalOrder.childrenFirst(grammar)) {
            if (done++ % CHECK_EVERY == 0) {
                progress.report("Building the call tree", done, grammar.ruleCount());
                progress.checkCancelled();
            }
            section.clear();
            section.isCut = rule == 0;
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                append(grammar.element(i));
            }
            keep(rule);
        }
        // nothing is before the start rule, so that nothing is below its ground
        section.clear();
        section.isCut = true;
        append(~0);
        section.cut();
        nodes.trim();
        return section.ground;
    }

    private void append(int element) throws CallTreeException {
        if (element >= 0) {
            section.append(element);
            return;
        }
        int rule = ~element;
        int at = starts[rule];
        for (int i = 0; i < closed[rule]; i++) {
            section.happen(frames.getInt(at++));
            section.close(false);
        }
        section.happen(bottoms[rule]);
        if (grounds[rule] >= 0) {
            section.cut();
            section.happen(grounds[rule]);
        }
        for (int i = 0; i < open[rule]; i++, at += 2) {
            section.open(frames.getInt(at), frames.getInt(at + 1));
        }
    }

    private void keep(int rule) throws CallTreeException {
        closed[rule] = section.closed.size();
        open[rule] = section.openNodes.size();
        if ((long) frames.size() + closed[rule] + 2L * open[rule] > mostFrames) {
            throw new CallTreeException();
        }
        starts[rule] = frames.size();
        frames.addAll(section.closed);
        for (int i = 0; i < open[rule]; i++) {
            frames.add(section.openFunctions.getInt(i));
            frames.add(section.openNodes.getInt(i));
        }
        bottoms[rule] = section.bottom;
        grounds[rule] = section.isCut ? section.ground : -1;
    }
}
