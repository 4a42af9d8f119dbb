/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.scheme;

import java.util.Arrays;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.path.frames.FrameAlgebra;
import org.refrain.core.path.query.PathQuery;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * The flags of scheme 2 as an algebra of frames. A value is a piece with its flags and how often the path lies within
 * it. A state is the prefix flag of a frame of F, plus 1; {@link FrameAlgebra#NIL} is the paper's nil.
 *
 * <p>The list of flags, one set for each nesting level of a rule, is what a {@link
 * org.refrain.core.path.frames.FrameSummary} holds: of levels that an exit has cut, the suffix and internal flags of
 * what came before and the prefix flag of what came after; of the lowest level, all three. The paper's XStr(nl), all
 * symbols of a level, would join different calls: it is cut at each exit that closes the level. Instead of the position
 * flag, which cannot know the frames that are open before a rule, occurrences within frames opened in a rule are
 * counted, and a position is found by descent.
 */
final class PathFlags extends FrameAlgebra {

    private static final int ABSENT = -1;

    private final ControlFlowAlphabet alphabet;
    private final int function;
    private final Factors factors;
    private long[] pieces = new long[64];
    private long[] counts = new long[64];
    private int values;
    /** Values of pieces that the path does not lie within, by piece: so that equal frames are seen to be equal. */
    private final Long2IntOpenHashMap uncounted = new Long2IntOpenHashMap();

    PathFlags(PathQuery query, ControlFlowAlphabet alphabet) {
        this.alphabet = alphabet;
        function = query.function(0);
        factors = new Factors(query.path(0).pattern().blocks());
        uncounted.defaultReturnValue(ABSENT);
        valueOf(Factors.EMPTY, 0);
    }

    @Override
    public int counters() {
        return 1;
    }

    @Override
    public int value(int symbol) {
        long piece = factors.block(alphabet.value(symbol));
        return valueOf(piece, factors.isPath(piece) ? 1 : 0);
    }

    @Override
    public int opened(int entry) {
        return alphabet.value(entry) == function ? 1 : NIL;
    }

    @Override
    public int then(int first, int second) {
        if (first == IDENTITY) {
            return second;
        }
        if (second == IDENTITY) {
            return first;
        }
        return valueOf(factors.join(pieces[first], pieces[second]), counts[first] + counts[second]
                + factors.across(Factors.prefix(pieces[first]), pieces[second]));
    }

    @Override
    public int after(int state, int value) {
        return state == NIL ? NIL : 1 + factors.prefixAfter(state - 1, pieces[value]);
    }

    @Override
    public void tally(int state, int value, long frames, long[] into) {
        if (state != NIL) {
            into[0] += frames * (counts[value] + factors.across(state - 1, pieces[value]));
        }
    }

    @Override
    public void within(int rule) {
        // what happens is counted where frames are put together
    }

    @Override
    public void left(int state, long frames) {
        // what a frame has completed is counted already
    }

    @Override
    public void lost(int state, long frames) {
        // what a frame has completed is counted already
    }

    private int valueOf(long piece, long count) {
        if (count == 0) {
            int known = uncounted.get(piece);
            if (known != ABSENT) {
                return known;
            }
            uncounted.put(piece, values);
        }
        if (values == pieces.length) {
            pieces = Arrays.copyOf(pieces, 2 * values);
            counts = Arrays.copyOf(counts, pieces.length);
        }
        pieces[values] = piece;
        counts[values] = count;
        return values++;
    }
}
