/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.monoid;

import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.path.frames.RuleSummaries.Concern;
import org.refrain.core.path.match.FrameShapes;
import org.refrain.core.path.match.Occurrence;
import org.refrain.core.path.query.PathAutomaton;

/**
 * Looks for a first occurrence near the beginning, event by event: what is found at once is not worth a summary. Rules
 * that do not concern the question are passed over. A few microseconds at most, and less for a small grammar, whose
 * summaries are soon made. Not safe for threads.
 */
final class NearScan {

    private static final int MOST_STEPS = 1 << 11;
    /** A step costs a fraction of what an element of a summary does. */
    private static final int ELEMENTS_PER_STEP = 4;
    private static final int MOST_LEVELS = 64;
    private static final int MOST_FRAMES = 128;

    private final RGrammar grammar;
    private final FrameShapes shapes;
    private final ControlFlowAlphabet alphabet;
    private final PathAutomaton automaton;
    private final Concern concern;

    /** Of each open frame, and of the unknown one below: its state, and where it was entered. */
    private final int[] states = new int[MOST_FRAMES];
    private final long[] entries = new long[MOST_FRAMES];
    private int depth;
    private long position;
    private @Nullable Occurrence found;

    NearScan(FrameShapes shapes, ControlFlowAlphabet alphabet, PathAutomaton automaton, Concern concern) {
        this.grammar = shapes.grammar();
        this.shapes = shapes;
        this.alphabet = alphabet;
        this.automaton = automaton;
        this.concern = concern;
    }

    /**
     * Looks as far as is worth it.
     *
     * @return whether {@link #found()} is the answer; otherwise it lies farther away
     */
    boolean run() {
        int[] indexes = new int[MOST_LEVELS];
        int[] ends = new int[MOST_LEVELS];
        ends[0] = grammar.bodyEnd(0);
        int level = 0;
        int steps = Math.min(MOST_STEPS, grammar.elementCount() / ELEMENTS_PER_STEP);
        while (steps-- > 0) {
            while (indexes[level] == ends[level]) {
                if (level-- == 0) {
                    return true;
                }
            }
            int element = grammar.element(indexes[level]++);
            if (element >= 0) {
                if (depth + 1 == MOST_FRAMES) {
                    return false;
                }
                pass(element);
                if (found != null) {
                    return true;
                }
                position++;
            } else if (!concern.of(~element)) {
                if (!skip(element)) {
                    return false;
                }
                position += grammar.length(~element);
            } else if (++level == MOST_LEVELS) {
                return false;
            } else {
                indexes[level] = grammar.bodyStart(~element);
                ends[level] = grammar.bodyEnd(~element);
            }
        }
        return false;
    }

    /** The first occurrence, or null if there is none. */
    @Nullable
    Occurrence found() {
        return found;
    }

    private void pass(int symbol) {
        switch (alphabet.kind(symbol)) {
            case BLOCK -> happen(symbol);
            case ENTRY -> {
                if (automaton.watchesCalls()) {
                    happen(symbol);
                }
                depth++;
                states[depth] = automaton.start(alphabet.value(symbol));
                entries[depth] = position;
            }
            case EXIT -> depth = Math.max(0, depth - 1);
            case GAP -> depth = 0;
            default -> {
                // it says nothing about control flow
            }
        }
    }

    private void happen(int symbol) {
        int state = states[depth];
        if (state == PathAutomaton.NIL) {
            return;
        }
        int letter = automaton.classOf(symbol);
        int completed = automaton.completed(state, letter);
        if (completed != 0) {
            found = new Occurrence(position, automaton.completedPaths(completed)[0], entries[depth], depth);
        }
        states[depth] = automaton.next(state, letter);
    }

    /** Passes over a rule without interest: all frames that it opens are of other functions. */
    private boolean skip(int element) {
        int below = shapes.isCut(element) ? 0 : (int) Math.max(0, depth - shapes.pops(element));
        long opened = shapes.pushes(element);
        if (opened >= MOST_FRAMES - below) {
            return false;
        }
        depth = below + (int) opened;
        Arrays.fill(states, below + 1, depth + 1, PathAutomaton.NIL);
        return true;
    }
}
