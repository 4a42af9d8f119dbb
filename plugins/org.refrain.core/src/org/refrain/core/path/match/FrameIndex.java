/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

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
        RulePath place = RulePath.to(grammar, position);
        long closed = 0;
        for (int level = place.depth() - 1; level >= 0; level--) {
            long start = place.start(level);
            for (int i = place.index(level) - 1; i >= grammar.bodyStart(place.rule(level)); i--) {
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
        RulePath place = RulePath.to(grammar, position);
        long depth = 0;
        for (int level = 0; level < place.depth(); level++) {
            for (int i = grammar.bodyStart(place.rule(level)); i < place.index(level); i++) {
                depth = shapes.depthAfter(depth, grammar.element(i));
            }
        }
        return depth;
    }

    /**
     * The entry of a frame that an element opens and leaves open.
     *
     * @param outer the element
     * @param outerStart position where it begins
     * @param above how many of the frames that it leaves open are above the one sought
     * @return position of the frame's entry
     */
    public long entryWithin(int outer, long outerStart, long above) {
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
}
