/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import java.util.Arrays;
import java.util.BitSet;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.path.match.NestingException;

/**
 * The index of schemes 3 and 4: which chunks of a trace concern a function, and what each chunk does to the nesting.
 *
 * <p>Levels are numbers of open frames: 0 at the start of the trace, 1 within the outermost function known. For each
 * chunk the index holds the level at its end, and the smallest level of a frame that it closes. That one is
 * {@link #NO_END} when it closes none: the 0 of the paper, which is also a level there.
 *
 * <p>A chunk concerns F when it holds a block of F, an entry of F, or a call from F. The paper marks blocks only: but a
 * chunk that ends right behind an entry of F must not be passed over, or the frame would be taken for another
 * function's; and calls may matter to a path.
 *
 * <p>Source: Y. Lin, Y. Zhang, R. Gupta, The Design and Evaluation of Path Matching Schemes on Compressed Control Flow
 * Traces (J. Systems and Software 80, 2007), sections 4.3 and 4.4.
 */
final class ChunkIndex {

    static final int NO_END = Integer.MAX_VALUE;

    private static final int LEVEL_BYTES = 2;

    private final int count;
    private final BitSet[] chunksOf;
    private final int[] exitLevels;
    private final int[] smallestEndLevels;

    private ChunkIndex(int count, BitSet[] chunksOf, int[] exitLevels, int[] smallestEndLevels) {
        this.count = count;
        this.chunksOf = chunksOf;
        this.exitLevels = exitLevels;
        this.smallestEndLevels = smallestEndLevels;
    }

    int count() {
        return count;
    }

    boolean concerns(int chunk, int function) {
        return chunksOf[function].get(chunk);
    }

    /** How many chunks concern a function: the paper's block coverage. */
    int coverage(int function) {
        return chunksOf[function].cardinality();
    }

    /** Frames open behind a chunk; chunk -1 is the start of the trace. */
    int exitLevel(int chunk) {
        return chunk < 0 ? 0 : exitLevels[chunk];
    }

    /** How many frames that were open before a chunk are still open behind it. */
    int kept(int chunk) {
        int end = smallestEndLevels[chunk];
        return end == NO_END ? exitLevel(chunk - 1) : Math.min(exitLevel(chunk - 1), end - 1);
    }

    /** Bytes that the index takes in a file as published: a bit for each function and chunk, two levels of a chunk. */
    long bytes() {
        return (long) chunksOf.length * ((count + 7) / 8) + 2L * LEVEL_BYTES * count;
    }

    /** Makes an index from the symbols of a trace, chunk by chunk. */
    static final class Builder {

        private final ControlFlowAlphabet alphabet;
        private final BitSet[] chunksOf;
        private int[] exitLevels = new int[16];
        private int[] smallestEndLevels = new int[16];
        private int count;
        private int smallestEnd = NO_END;
        /** Functions of the open frames, the unknown one (-1) first. */
        private int[] functions = {-1, -1};
        private int level;

        Builder(ControlFlowAlphabet alphabet) {
            this.alphabet = alphabet;
            chunksOf = new BitSet[alphabet.functionCount()];
            Arrays.setAll(chunksOf, i -> new BitSet());
        }

        void append(int symbol) throws NestingException {
            switch (alphabet.kind(symbol)) {
                case BLOCK -> mark();
                case ENTRY -> {
                    mark();
                    open(alphabet.value(symbol));
                    mark();
                }
                case EXIT -> {
                    if (level > 0) {
                        smallestEnd = Math.min(smallestEnd, level--);
                    }
                }
                case GAP -> {
                    smallestEnd = 1;
                    level = 0;
                }
                default -> {
                    // it says nothing about control flow
                }
            }
        }

        void endChunk() {
            if (count == exitLevels.length) {
                exitLevels = Arrays.copyOf(exitLevels, 2 * count);
                smallestEndLevels = Arrays.copyOf(smallestEndLevels, 2 * count);
            }
            exitLevels[count] = level;
            smallestEndLevels[count++] = smallestEnd;
            smallestEnd = NO_END;
        }

        ChunkIndex build() {
            return new ChunkIndex(count, chunksOf, exitLevels, smallestEndLevels);
        }

        private void mark() {
            if (functions[level] >= 0) {
                chunksOf[functions[level]].set(count);
            }
        }

        private void open(int function) throws NestingException {
            if (++level == functions.length) {
                if (level >= NestingException.MOST_FRAMES) {
                    throw new NestingException(NestingException.MOST_FRAMES);
                }
                functions = Arrays.copyOf(functions, 2 * level);
            }
            functions[level] = function;
        }
    }
}
