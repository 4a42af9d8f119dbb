/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import java.util.Arrays;

import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.grammar.RGrammar;

/**
 * Which frame an event belongs to, found on the compressed trace.
 *
 * <p>A frame is known by its entry. The entry that encloses a position is the last one before it whose frame is not
 * closed in between: going backwards from the position, whole rules are passed by as long as they close as many frames
 * as they leave open. O(depth of the grammar) steps, each over one short body.
 *
 * <p>Built in time linear in the grammar's size; independent of any question. Memory: about 30 bytes for each element
 * of the grammar. Immutable, safe for threads.
 */
public final class FrameIndex {

    /** The result of {@link #frameAt} where no frame is known. */
    public static final long UNKNOWN = -1;

    /** Short bodies make short steps; very short ones make more rules. */
    private static final int LONGEST_BODY = 16;

    private final ControlFlowTrace trace;
    private final PlainGrammar plain;
    private final RGrammar grammar;
    private final FrameShapes shapes;

    public FrameIndex(ControlFlowTrace trace) {
        this.trace = trace;
        plain = PlainGrammar.of(trace.grammar(), LONGEST_BODY);
        grammar = plain.grammar();
        shapes = new FrameShapes(grammar, trace.alphabet());
    }

    /** The trace. */
    public ControlFlowTrace trace() {
        return trace;
    }

    /** The trace's grammar without exponents and with short bodies. */
    public PlainGrammar plain() {
        return plain;
    }

    /** What the elements of {@link #plain()} do to frames. */
    public FrameShapes shapes() {
        return shapes;
    }

    /**
     * The innermost frame that is open just before an event.
     *
     * @param position of the event, from 0 to the trace's length
     * @return position of the frame's entry, or {@link #UNKNOWN} when the trace has no entry that encloses the event
     */
    public long frameAt(long position) {
        Place place = descend(position);
        long closed = 0;
        for (int level = place.depth - 1; level >= 0; level--) {
            long start = place.starts[level];
            for (int i = place.indexes[level] - 1; i >= grammar.bodyStart(place.rules[level]); i--) {
                int element = grammar.element(i);
                start -= grammar.elementLength(i);
                if (shapes.pushes(element) > closed) {
                    return entryWithin(element, start, closed);
                }
                if (shapes.isCut(element)) {
                    return UNKNOWN;
                }
                closed += shapes.pops(element) - shapes.pushes(element);
            }
        }
        return UNKNOWN;
    }

    /** How many known frames are open just before an event. Parameter as for {@link #frameAt}. */
    public long depthAt(long position) {
        Place place = descend(position);
        long depth = 0;
        for (int level = 0; level < place.depth; level++) {
            for (int i = grammar.bodyStart(place.rules[level]); i < place.indexes[level]; i++) {
                depth = shapes.depthAfter(depth, grammar.element(i));
            }
        }
        return depth;
    }

    /** The entry of the frame that has so many frames above it when an element ends. */
    private long entryWithin(int outer, long outerStart, long above) {
        int element = outer;
        long start = outerStart;
        long closed = above;
        while (element < 0) {
            int rule = ~element;
            start += grammar.length(rule);
            int i = grammar.bodyEnd(rule) - 1;
            while (true) {
                element = grammar.element(i);
                start -= grammar.elementLength(i);
                if (shapes.pushes(element) > closed) {
                    break;
                }
                closed += shapes.pops(element) - shapes.pushes(element);
                i--;
            }
        }
        return start;
    }

    /** The elements, from the start rule down, that hold a position, and where they start. */
    private static final class Place {
        private int[] rules = new int[32];
        private int[] indexes = new int[32];
        private long[] starts = new long[32];
        private int depth;

        void add(int rule, int index, long start) {
            if (depth == rules.length) {
                rules = Arrays.copyOf(rules, 2 * depth);
                indexes = Arrays.copyOf(indexes, 2 * depth);
                starts = Arrays.copyOf(starts, 2 * depth);
            }
            rules[depth] = rule;
            indexes[depth] = index;
            starts[depth++] = start;
        }
    }

    private Place descend(long position) {
        if (position < 0 || position > grammar.length()) {
            throw new IndexOutOfBoundsException("position " + position + " of " + grammar.length());
        }
        Place place = new Place();
        int rule = 0;
        long start = 0;
        while (true) {
            int i = grammar.bodyStart(rule);
            while (i < grammar.bodyEnd(rule) && start + grammar.elementLength(i) <= position) {
                start += grammar.elementLength(i++);
            }
            place.add(rule, i, start);
            if (start == position) {
                return place;
            }
            rule = ~grammar.element(i);
        }
    }
}
