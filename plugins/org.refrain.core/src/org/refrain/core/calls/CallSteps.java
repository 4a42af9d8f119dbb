/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.controlflow.LocatedControlFlow;

/**
 * Steps through a trace as a debugger does, forwards and backwards: over calls, out of them, to calls and returns.
 *
 * <p>Positions are those of the trace of instructions; the frame of a position is the one that executes it. A call's
 * first position is its function's first instruction, its last one is that of the return. No step leads beyond a gap,
 * but those to the next or previous call, return or block of the trace. Each takes O(depth of the grammar) steps over
 * short bodies, 1 to 7 microseconds. Immutable, safe for threads.
 */
public final class CallSteps {

    /** Where a step leads nowhere. */
    public static final long NONE = -1;

    private final CallIndex index;
    private final LocatedControlFlow located;

    public CallSteps(CallIndex index) {
        this.index = index;
        located = index.located();
    }

    /** The next position, calls stepped over: of the same frame, or of the one that it returns to. */
    public long over(long position) {
        return forward(position, 0);
    }

    /** The next position behind the return of the frame: where its caller goes on. */
    public long out(long position) {
        return forward(position, -1);
    }

    /** The position before, calls stepped over: of the same frame, or of the one that called it. */
    public long overBack(long position) {
        return backward(position, 0);
    }

    /** The last position before the frame's entry: where its caller called it. */
    public long outBack(long position) {
        return backward(position, -1);
    }

    /** The first position of the next call of any function. */
    public long nextEntry(long position) {
        return positionOf(index.search().next(located.eventAt(position) + 1, (e, level) -> index.hasEntry(e)));
    }

    /** The first position of the last call that began before. */
    public long previousEntry(long position) {
        return positionOf(index.search().previous(located.eventAt(position - 1) + 1,
                (e, level) -> index.hasEntry(e)));
    }

    /** The last position of the next call that ends behind this position. */
    public long nextExit(long position) {
        return positionOf(index.search().next(located.eventAt(position) + 1, (e, level) -> index.hasExit(e)));
    }

    /** The last position of the last call that ended before: a step back into what has just returned. */
    public long previousExit(long position) {
        return positionOf(index.search().previous(located.eventAt(position - 1) + 1,
                (e, level) -> index.hasExit(e)));
    }

    /** The first position of the frame, or {@link #NONE} when its entry is not known. */
    public long entry(long position) {
        long entry = index.frames().frameAt(index.eventOf(position) + 1);
        return entry < 0 ? NONE : located.positionOf(entry);
    }

    /** The last position of the frame, or {@link #NONE} when it is not left, or lost at a gap. */
    public long exit(long position) {
        LevelSearch.@Nullable Hit hit = index.search().next(index.eventOf(position) + 1, index.exit());
        return hit != null && index.is(hit.symbol(), ControlFlowKind.EXIT) ? positionOf(hit) : NONE;
    }

    /** Where the next block of the same frame begins, or {@link #NONE} when it executes no other one. */
    public long nextBlock(long position) {
        return blockOf(index.search().next(index.eventOf(position) + 1, index.blockOrExit()));
    }

    /** Where the block of the same frame begins that ran last before this position. */
    public long previousBlock(long position) {
        long event = index.eventOf(position);
        LevelSearch.@Nullable Hit hit = index.search().previous(event + 1, index.blockOrEntry());
        while (hit != null && positionOf(hit) == position && index.is(hit.symbol(), ControlFlowKind.BLOCK)) {
            hit = index.search().previous(hit.event(), index.blockOrEntry());
        }
        return blockOf(hit);
    }

    private long blockOf(LevelSearch.@Nullable Hit hit) {
        return hit != null && index.is(hit.symbol(), ControlFlowKind.BLOCK) ? positionOf(hit) : NONE;
    }

    private long positionOf(LevelSearch.@Nullable Hit hit) {
        return hit == null ? NONE : located.positionOf(hit.event());
    }

    /** The first position behind one that is executed at a level, relative to its own, or below. */
    private long forward(long position, long limit) {
        long event = located.eventAt(position);
        long level = index.eventOf(position) - event;
        if (position + 1 < located.positionOf(event + 1) && level <= limit) {
            return position + 1;
        }
        LevelSearch.@Nullable Hit hit = index.search().next(event + 1, index.running(limit - level));
        if (hit == null || index.is(hit.symbol(), ControlFlowKind.GAP)) {
            return NONE;
        }
        boolean behindExit = index.is(hit.symbol(), ControlFlowKind.EXIT) && hit.before() > limit - level;
        return located.positionOf(hit.event()) + (behindExit ? 1 : 0);
    }

    /** The last position before one that is executed at a level, relative to its own, or below. */
    private long backward(long position, long limit) {
        long event = located.eventAt(position);
        if (event < 0) {
            return limit < 0 ? NONE : position - 1;
        }
        int symbol = index.symbolAt(event);
        long start = located.positionOf(event);
        boolean isExit = index.is(symbol, ControlFlowKind.EXIT);
        // the first instruction of an exit's is one of the frame that it closes
        if (position - 1 >= (isExit ? start + 1 : start) && limit >= 0) {
            return position - 1;
        }
        if (index.is(symbol, ControlFlowKind.GAP)) {
            return NONE;
        }
        // of several exits at this position only the last one is behind it
        long exits = event - index.eventOf(position);
        long level = isExit ? 1 - exits : index.is(symbol, ControlFlowKind.ENTRY) ? -1 : 0;
        LevelSearch.@Nullable Hit hit = index.search().previous(event, index.running(limit - level));
        return hit == null || isLost(hit, limit - level) ? NONE : located.positionOf(hit.event() + 1) - 1;
    }

    /** Whether a search ended at a gap without finding what it looked for behind it. */
    private boolean isLost(LevelSearch.Hit hit, long limit) {
        return index.is(hit.symbol(), ControlFlowKind.GAP)
                && (hit.before() > limit || located.events(hit.symbol()) == 0);
    }
}
