/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.util.Random;

/**
 * A made-up control-flow trace that depends on data: a little block-sorting compressor (sort, move to front, code
 * bits) works through generated text, and records which function it enters and leaves and which block it comes
 * through. The same length gives the same trace everywhere.
 */
final class CompressorProgram {

    private static final int BLOCK = 1 << 9;
    private static final int WORDS = 600;

    /** Ends the program wherever it is when the trace is long enough. */
    private static final class Recorded extends RuntimeException {
        private static final long serialVersionUID = 1;

        Recorded() {
            super("the trace is long enough", null, false, false);
        }
    }

    private final Random random = new Random(11);
    private final int[] trace;
    private int length;

    private final byte[][] words = new byte[WORDS][];
    private final byte[] text = new byte[BLOCK];
    private final int[] order = new int[BLOCK];
    private final int[] front = new int[32];

    private CompressorProgram(int length) {
        trace = new int[length];
        for (int i = 0; i < WORDS; i++) {
            byte[] word = new byte[2 + random.nextInt(8)];
            for (int j = 0; j < word.length; j++) {
                word[j] = (byte) (1 + Math.min(random.nextInt(26), random.nextInt(26)));
            }
            words[i] = word;
        }
    }

    /** A trace of so many symbols. */
    static int[] trace(int length) {
        CompressorProgram program = new CompressorProgram(length);
        try {
            while (true) {
                program.compressBlock();
            }
        } catch (Recorded e) {
            return program.trace;
        }
    }

    private void block(int id) {
        if (length == trace.length) {
            throw new Recorded();
        }
        trace[length++] = id;
    }

    private void compressBlock() {
        block(0);
        readText();
        for (int i = 0; i < BLOCK; i++) {
            order[i] = i;
        }
        sort(0, BLOCK - 1);
        for (int i = 0; i < front.length; i++) {
            front[i] = i;
        }
        for (int rank : order) {
            block(1);
            code(moveToFront(text[(rank + BLOCK - 1) % BLOCK]));
        }
        block(2);
    }

    private void readText() {
        block(3);
        int at = 0;
        while (at < BLOCK) {
            byte[] word = words[Math.min(random.nextInt(WORDS), random.nextInt(WORDS))];
            for (int i = 0; i < word.length && at < BLOCK; i++) {
                block(4);
                text[at++] = word[i];
            }
            block(5);
            if (at < BLOCK) {
                text[at++] = 0;
            }
        }
        block(6);
    }

    /** Quicksort of rotations, insertion sort for few. */
    private void sort(int from, int to) {
        block(7);
        if (to - from < 12) {
            for (int i = from + 1; i <= to; i++) {
                block(8);
                int moved = order[i];
                int j = i;
                while (j > from && isLess(moved, order[j - 1])) {
                    block(9);
                    order[j] = order[j - 1];
                    j--;
                }
                order[j] = moved;
            }
            block(10);
            return;
        }
        int pivot = order[from + to >>> 1];
        int low = from;
        int high = to;
        while (low <= high) {
            block(11);
            while (isLess(order[low], pivot)) {
                block(12);
                low++;
            }
            while (isLess(pivot, order[high])) {
                block(13);
                high--;
            }
            if (low <= high) {
                block(14);
                int swapped = order[low];
                order[low++] = order[high];
                order[high--] = swapped;
            }
        }
        sort(from, high);
        sort(low, to);
        block(15);
    }

    private boolean isLess(int a, int b) {
        block(16);
        for (int i = 0; i < 40; i++) {
            block(17);
            int difference = text[(a + i) % BLOCK] - text[(b + i) % BLOCK];
            if (difference != 0) {
                block(difference < 0 ? 18 : 19);
                return difference < 0;
            }
        }
        block(20);
        return a < b;
    }

    private int moveToFront(int symbol) {
        block(21);
        int rank = 0;
        while (front[rank] != symbol) {
            block(22);
            rank++;
        }
        System.arraycopy(front, 0, front, 1, rank);
        front[0] = symbol;
        block(rank == 0 ? 23 : 24);
        return rank;
    }

    private void code(int rank) {
        block(25);
        for (int bits = rank + 1; bits > 0; bits >>>= 1) {
            block((bits & 1) == 0 ? 26 : 27);
        }
        block(28);
    }
}
