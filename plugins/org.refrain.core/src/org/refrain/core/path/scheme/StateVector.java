/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import java.util.Arrays;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.path.match.NestingException;
import org.refrain.core.path.query.PathAutomaton;
import org.refrain.core.path.query.PathQuery;

/**
 * The automaton of scheme 1: its state is a vector (s1, ..., sl) with one state of the path automaton for each open
 * frame. An entry appends a state, an exit takes the last one away, a block moves the last one on.
 *
 * <p>State -1 of the paper, for frames of other functions, is {@link PathAutomaton#NIL}. The paper's two descriptions
 * put entries and exits on different levels; all that matters is that an entry opens a frame and an exit closes one. An
 * exit without a frame closes one that the trace does not know.
 *
 * <p>Not safe for threads.
 *
 * <p>Source: Y. Zhang, R. Gupta, Path Matching in Compressed Control Flow Traces (DCC 2002), section 3.
 */
final class StateVector {

    private static final byte BLOCK = 0;
    private static final byte ENTRY = 1;
    private static final byte EXIT = 2;
    private static final byte GAP = 3;
    private static final byte NOTHING = 4;
    private static final long SKIPPED = -1;

    /** By symbol: what it is, its class as a letter, and the state (times {@link #classes}) that an entry opens. */
    private final byte[] kinds;
    private final int[] letters;
    private final int[] opened;
    /** By state times {@link #classes} + letter: the next state times {@link #classes}, and what is complete. */
    private final int[] next;
    private final int[] completed;
    private final boolean watchesCalls;

    /** States of the frames below the top one, the unknown frame first; and where all frames were entered. */
    private int[] states = new int[64];
    private long[] entries = new long[64];
    private int depth;
    private int top;

    private int lastCompleted;
    private long lastFrame;
    private long lastDepth;

    StateVector(PathQuery query, ControlFlowAlphabet alphabet) {
        PathAutomaton automaton = query.automaton();
        int classes = automaton.classCount();
        watchesCalls = automaton.watchesCalls();
        next = new int[automaton.stateCount() * classes];
        completed = new int[next.length];
        for (int state = 0; state < automaton.stateCount(); state++) {
            for (int letter = 0; letter < classes; letter++) {
                next[state * classes + letter] = automaton.next(state, letter) * classes;
                completed[state * classes + letter] = automaton.completed(state, letter);
            }
        }
        kinds = new byte[alphabet.size()];
        letters = new int[alphabet.size()];
        opened = new int[alphabet.size()];
        for (int symbol = 0; symbol < kinds.length; symbol++) {
            ControlFlowKind kind = alphabet.kind(symbol);
            kinds[symbol] = switch (kind) {
                case BLOCK -> BLOCK;
                case ENTRY -> ENTRY;
                case EXIT -> EXIT;
                case GAP -> GAP;
                case OTHER -> NOTHING;
            };
            letters[symbol] = automaton.classOf(symbol);
            opened[symbol] = kind == ControlFlowKind.ENTRY ? automaton.start(alphabet.value(symbol)) * classes : 0;
        }
    }

    /** Takes symbols, and counts how often each set of paths is completed. */
    void count(int[] symbols, int size, long[] counts) throws NestingException {
        int state = top;
        for (int i = 0; i < size; i++) {
            int symbol = symbols[i];
            switch (kinds[symbol]) {
                case BLOCK -> {
                    int at = state + letters[symbol];
                    counts[completed[at]]++;
                    state = next[at];
                }
                case ENTRY -> {
                    if (watchesCalls) {
                        int at = state + letters[symbol];
                        counts[completed[at]]++;
                        state = next[at];
                    }
                    if (++depth == states.length) {
                        grow();
                    }
                    states[depth - 1] = state;
                    state = opened[symbol];
                }
                case EXIT -> {
                    depth = Math.max(0, depth - 1);
                    state = states[depth];
                }
                case GAP -> {
                    depth = 0;
                    state = 0;
                }
                default -> {
                    // it says nothing about control flow
                }
            }
        }
        top = state;
    }

    /**
     * Takes symbols up to one that completes a path.
     *
     * @param position of the symbol at {@code from}
     * @return index behind that symbol; or {@code size}, and then {@link #lastCompleted} tells whether one was found
     */
    int find(int[] symbols, int from, int size, long position) throws NestingException {
        lastCompleted = 0;
        for (int i = from; i < size; i++) {
            int symbol = symbols[i];
            switch (kinds[symbol]) {
                case BLOCK -> happen(symbol);
                case ENTRY -> {
                    if (watchesCalls) {
                        happen(symbol);
                    }
                    open(symbol, position + i - from);
                }
                case EXIT -> close();
                case GAP -> {
                    depth = 0;
                    top = 0;
                }
                default -> {
                    // it says nothing about control flow
                }
            }
            if (lastCompleted != 0) {
                return i + 1;
            }
        }
        return size;
    }

    /** Index of the set of paths that {@link #find} found complete, 0 if none. */
    int lastCompleted() {
        return lastCompleted;
    }

    /** Where the frame was entered that completed them. */
    long lastFrame() {
        return lastFrame;
    }

    /** How many frames were open then. */
    long lastDepth() {
        return lastDepth;
    }

    /**
     * Passes over a section in whose frames nothing of interest happens.
     *
     * @param kept how many frames, at most, are the same as before
     * @param exitLevel how many frames are open behind it
     */
    void skip(int kept, int exitLevel) throws NestingException {
        if (depth > kept) {
            depth = kept + 1;
            close();
        }
        while (exitLevel >= states.length) {
            grow();
        }
        if (exitLevel > depth) {
            states[depth] = top;
            Arrays.fill(states, depth + 1, exitLevel, 0);
            Arrays.fill(entries, depth + 1, exitLevel + 1, SKIPPED);
            depth = exitLevel;
            top = 0;
        }
    }

    private void happen(int symbol) {
        int at = top + letters[symbol];
        top = next[at];
        if (completed[at] != 0) {
            lastCompleted = completed[at];
            lastFrame = entries[depth];
            lastDepth = depth;
        }
    }

    private void open(int symbol, long position) throws NestingException {
        if (depth + 1 == states.length) {
            grow();
        }
        states[depth++] = top;
        entries[depth] = position;
        top = opened[symbol];
    }

    private void close() {
        depth = Math.max(0, depth - 1);
        top = states[depth];
    }

    private void grow() throws NestingException {
        if (states.length >= NestingException.MOST_FRAMES) {
            throw new NestingException(NestingException.MOST_FRAMES);
        }
        states = Arrays.copyOf(states, 2 * states.length);
        entries = Arrays.copyOf(entries, states.length);
    }
}
