/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import java.util.Arrays;

import org.refrain.core.grammar.RGrammar;
import org.refrain.core.path.query.PathException;
import org.refrain.core.progress.Progress;

/**
 * Walks a trace from left to right on its grammar and enters only the rules in which something is to be found; the
 * others are passed over as a whole.
 *
 * <p>What is found, and the frames that are open at the place reached, are kept by a {@link Walker}. Memory: the depth
 * of the grammar. Not safe for threads.
 */
public final class Descent {

    private static final int CHECK_EVERY = 1 << 10;

    /** Carries the state of execution at the place reached. */
    public interface Walker {

        /** Whether to look into the body of a rule, which costs less than what follows. */
        boolean looksInside(int rule);

        /**
         * How many occurrences an element holds, from here.
         *
         * @param element a use of a rule
         */
        long completions(int element) throws PathException;

        /** Moves over an element. */
        void skip(int element) throws PathException;

        /**
         * Moves over a terminal.
         *
         * @return how many occurrences it held
         */
        long pass(int terminal) throws PathException;
    }

    private final RGrammar grammar;
    private final Walker walker;
    private final Progress progress;
    private int[] indexes = new int[32];
    private int[] ends = new int[32];
    private int depth;
    private long position;
    private int steps;

    /**
     * Begins before the first event.
     *
     * @param grammar one whose exponents are all 1
     */
    public Descent(RGrammar grammar, Walker walker, Progress progress) {
        this.grammar = grammar;
        this.walker = walker;
        this.progress = progress;
        enter(0);
    }

    /** Number of events passed: the position of the next one, or of what the walker is told to move over. */
    public long position() {
        return position;
    }

    /**
     * Moves on behind the event that holds an occurrence.
     *
     * @param number which one from here on, from 1
     * @return whether there are so many; otherwise the end has been reached
     */
    public boolean advance(long number) throws PathException {
        long left = number;
        while (depth > 0) {
            int index = next();
            if (index < 0) {
                continue;
            }
            int element = grammar.element(index);
            if (element < 0) {
                long completions = walker.looksInside(~element) ? left : walker.completions(element);
                if (completions >= left) {
                    enter(~element);
                    continue;
                }
                left -= completions;
                walker.skip(element);
                position += grammar.elementLength(index);
                continue;
            }
            left -= walker.pass(element);
            position++;
            if (left <= 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Moves on to a position behind the one reached.
     *
     * @param target from {@link #position()} to the length of the string
     */
    public void seek(long target) throws PathException {
        while (depth > 0 && position < target) {
            int index = next();
            if (index < 0) {
                continue;
            }
            int element = grammar.element(index);
            if (grammar.elementLength(index) > target - position) {
                enter(~element);
            } else {
                walker.skip(element);
                position += grammar.elementLength(index);
            }
        }
    }

    /** Index of the next element, or -1 when a body ended. */
    private int next() {
        if (++steps % CHECK_EVERY == 0) {
            progress.checkCancelled();
        }
        int top = depth - 1;
        if (indexes[top] == ends[top]) {
            depth--;
            return -1;
        }
        return indexes[top]++;
    }

    private void enter(int rule) {
        if (depth == indexes.length) {
            indexes = Arrays.copyOf(indexes, 2 * depth);
            ends = Arrays.copyOf(ends, 2 * depth);
        }
        indexes[depth] = grammar.bodyStart(rule);
        ends[depth++] = grammar.bodyEnd(rule);
    }
}
