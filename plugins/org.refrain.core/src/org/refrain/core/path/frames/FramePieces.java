/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

import java.util.Arrays;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.path.match.PlainGrammar;
import org.refrain.core.path.query.PathException;
import org.refrain.core.progress.Progress;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * What the frames of one function executed, as an algebra of frames: a grammar of block sequences that grows out of the
 * trace's own.
 *
 * <p>A piece is a block, or two pieces one after the other; equal pairs are one piece. Values are pieces, 0 the empty
 * one. The state of a frame is the piece of all that it has executed, plus 1. Pieces are numbered so that parts come
 * before the whole. When frames are left or lost, their pieces are counted, as often as the rule occurs that this
 * happens in.
 *
 * <p>Memory: 24 bytes a piece. Safe for threads once made.
 */
public final class FramePieces extends FrameAlgebra {

    /** The second part of a piece that is one block. */
    public static final int BLOCK = -1;

    private static final int ABSENT = 0;
    private static final int MOST_PIECES = 1 << 28;

    private final ControlFlowAlphabet alphabet;
    private final int function;
    private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();
    private int[] firsts = new int[256];
    /** Of a piece that is one block, ~symbol. */
    private int[] seconds = new int[256];
    private long[] left = new long[256];
    private long[] lost = new long[256];
    private int count = 1;
    /** How often each rule occurs, and the one that is being summarized. */
    private final long[] occurrences;
    private long times = 1;

    private FramePieces(ControlFlowAlphabet alphabet, int function, long[] occurrences) {
        this.alphabet = alphabet;
        this.function = function;
        this.occurrences = occurrences;
        known.defaultReturnValue(ABSENT);
    }

    /**
     * Takes what the frames of a function executed from a trace, in time linear in the number of elements of rules that
     * concern it.
     *
     * @throws PathException if the frames differ too much, or more are open than can be followed
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static FramePieces of(PathIndex index, int function, Progress progress) throws PathException {
        PlainGrammar plain = index.frames().plain();
        ControlFlowAlphabet alphabet = index.trace().alphabet();
        FramePieces pieces = new FramePieces(alphabet, function, index.occurrences());
        RuleSummaries summaries = new RuleSummaries(plain.grammar(), alphabet, pieces, false,
                index.functions().concerning(new int[] {function}, false), index.frames().shapes(), progress);
        FrameStack stack = new FrameStack(pieces);
        stack.startTrace();
        summaries.appendAll(plain, stack);
        stack.lose();
        pieces.trim();
        return pieces;
    }

    /** Number of pieces, the empty one included. */
    public int count() {
        return count;
    }

    /** A piece's first part, or the number of its block. */
    public int first(int piece) {
        return firsts[piece];
    }

    /** A piece's second part, or {@link #BLOCK}. */
    public int second(int piece) {
        return Math.max(BLOCK, seconds[piece]);
    }

    /** The symbol of a piece that is one block; one of them, when several mean the same block. */
    public int symbol(int piece) {
        return ~seconds[piece];
    }

    /** How many frames were left having executed just that. */
    public long left(int piece) {
        return left[piece];
    }

    /** How many frames had executed just that when they were lost, or at the end of the trace. */
    public long lost(int piece) {
        return lost[piece];
    }

    @Override
    public int counters() {
        return 0;
    }

    @Override
    public int value(int symbol) {
        int piece = add(alphabet.value(symbol), BLOCK);
        seconds[piece] = ~symbol;
        return piece;
    }

    @Override
    public int opened(int entry) {
        return alphabet.value(entry) == function ? 1 : NIL;
    }

    @Override
    public int then(int first, int second) throws PathException {
        if (first == IDENTITY || second == IDENTITY) {
            return first + second;
        }
        if (count >= MOST_PIECES) {
            throw new PathException("The function's frames differ too much to tell the ways through it.");
        }
        return add(first, second);
    }

    @Override
    public int after(int state, int value) throws PathException {
        return state == NIL ? NIL : 1 + then(state - 1, value);
    }

    @Override
    public void tally(int state, int value, long frames, long[] into) {
        // pieces are counted when their frames are left
    }

    @Override
    public void within(int rule) {
        times = occurrences[rule];
    }

    @Override
    public void left(int state, long frames) {
        if (state != NIL) {
            left[state - 1] += frames * times;
        }
    }

    @Override
    public void lost(int state, long frames) {
        if (state != NIL) {
            lost[state - 1] += frames * times;
        }
    }

    private int add(int first, int second) {
        long key = (long) first << 32 | second & 0xffffffffL;
        int piece = known.get(key);
        if (piece != ABSENT) {
            return piece;
        }
        if (count == firsts.length) {
            firsts = Arrays.copyOf(firsts, 2 * count);
            seconds = Arrays.copyOf(seconds, 2 * count);
            left = Arrays.copyOf(left, 2 * count);
            lost = Arrays.copyOf(lost, 2 * count);
        }
        firsts[count] = first;
        seconds[count] = second;
        known.put(key, count);
        return count++;
    }

    private void trim() {
        known.clear();
        known.trim();
        firsts = Arrays.copyOf(firsts, count);
        seconds = Arrays.copyOf(seconds, count);
        left = Arrays.copyOf(left, count);
        lost = Arrays.copyOf(lost, count);
    }
}
