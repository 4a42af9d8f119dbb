/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import java.util.Arrays;

import org.refrain.core.grammar.RGrammar;

/**
 * Where the open frames were entered, kept while going over a trace on its grammar.
 *
 * <p>What is passed over as a whole is kept as a whole: a run is an element and how many of the frames that it leaves
 * open are left. Only when the entry of a frame in it is asked for is its rule taken apart. So memory and time are
 * those of the steps taken and of the rules taken apart, never of the frames.
 *
 * <p>Not safe for threads.
 */
public final class EntryStack {

    private final RGrammar grammar;
    private final FrameEffect effect;
    /** Of each run, outermost first: the element, where it starts, and how many of its frames are open. */
    private int[] elements = new int[16];
    private long[] starts = new long[16];
    private long[] counts = new long[16];
    private int runs;
    private long depth;

    /**
     * Begins before the first event.
     *
     * @param grammar one whose exponents are all 1
     * @param effect of its elements
     */
    public EntryStack(RGrammar grammar, FrameEffect effect) {
        this.grammar = grammar;
        this.effect = effect;
    }

    /** How many frames are open. */
    public long depth() {
        return depth;
    }

    /**
     * Position of the entry of the frame opened last; one at least is open.
     *
     * @throws NestingException if frames were entered at too many places
     */
    public long top() throws NestingException {
        while (elements[runs - 1] < 0) {
            takeApart();
        }
        return starts[runs - 1];
    }

    /**
     * Moves over an element.
     *
     * @param start position of its first event
     * @throws NestingException if frames were entered at too many places
     */
    public void pass(int element, long start) throws NestingException {
        depth -= close(Math.min(effect.pops(element), depth));
        if (effect.isCut(element)) {
            runs = 0;
            depth = 0;
        }
        depth += open(element, start);
    }

    /** Puts the elements of its body in the place of the last run. */
    private void takeApart() throws NestingException {
        int rule = ~elements[--runs];
        long start = starts[runs];
        long left = counts[runs];
        int first = runs;
        long opened = 0;
        for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
            int element = grammar.element(i);
            opened -= close(Math.min(effect.pops(element), opened));
            if (effect.isCut(element)) {
                runs = first;
                opened = 0;
            }
            opened += open(element, start);
            start += grammar.elementLength(i);
        }
        close(opened - left);
    }

    private long open(int element, long start) throws NestingException {
        long opened = effect.pushes(element);
        if (opened > 0) {
            if (runs == elements.length) {
                grow();
            }
            elements[runs] = element;
            starts[runs] = start;
            counts[runs++] = opened;
        }
        return opened;
    }

    private long close(long count) {
        long left = count;
        while (left > 0) {
            long together = Math.min(left, counts[runs - 1]);
            counts[runs - 1] -= together;
            left -= together;
            if (counts[runs - 1] == 0) {
                runs--;
            }
        }
        return count;
    }

    private void grow() throws NestingException {
        if (runs >= NestingException.MOST_DIFFERENT_FRAMES) {
            throw new NestingException(NestingException.MOST_DIFFERENT_FRAMES);
        }
        elements = Arrays.copyOf(elements, 2 * runs);
        starts = Arrays.copyOf(starts, 2 * runs);
        counts = Arrays.copyOf(counts, 2 * runs);
    }
}
