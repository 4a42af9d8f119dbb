/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

import org.refrain.core.path.query.PathException;

/**
 * What is computed about frames: how the events of a frame, seen in pieces, add up.
 *
 * <p>A <em>value</em> is what a piece of one frame's events does: an element of a monoid, {@link #IDENTITY} for no
 * events. A <em>state</em> is what is known of a frame since its entry; {@link #NIL} for a frame that is of no
 * interest, whatever happens in it. Both are ints whose meaning is the implementation's own.
 *
 * <p>Laws: {@code then} is associative; {@code after(after(s, a), b) = after(s, then(a, b))}; what {@code tally} counts
 * for (s, then(a, b)) is what it counts for (s, a) and for (after(s, a), b).
 */
public abstract class FrameAlgebra {

    /** The value of no events. */
    public static final int IDENTITY = 0;

    /** The state of frames that are of no interest. */
    public static final int NIL = 0;

    /** How many things are counted. */
    public abstract int counters();

    /**
     * The value of a block; or of an entry, for the frame that it calls from.
     *
     * @throws PathException if there are too many different ones
     */
    public abstract int value(int symbol) throws PathException;

    /** The state of the frame that an entry opens, before anything happens in it. */
    public abstract int opened(int entry);

    /**
     * The value of two pieces of a frame, one after the other.
     *
     * @throws PathException if there are too many different ones
     */
    public abstract int then(int first, int second) throws PathException;

    /** The state of a frame after a piece. */
    public abstract int after(int state, int value) throws PathException;

    /**
     * Counts what a piece brings about.
     *
     * @param state the frame before the piece
     * @param frames how many such frames there are
     * @param into takes what is added for each counter
     */
    public abstract void tally(int state, int value, long frames, long[] into);

    /** Counts what a piece brings about in one frame, as {@link #tally}, and tells its state {@link #after}. */
    public int pass(int state, int value, long[] into) throws PathException {
        tally(state, value, 1, into);
        return after(state, value);
    }

    /** Takes note of the rule whose summary is being made; rule 0 when none is. */
    public abstract void within(int rule);

    /** Takes note that frames are left in a state. */
    public abstract void left(int state, long frames);

    /** Takes note that frames are lost in a gap. */
    public abstract void lost(int state, long frames);
}
