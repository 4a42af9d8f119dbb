/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import java.util.BitSet;
import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;
import org.refrain.core.path.match.FrameIndex;
import org.refrain.core.path.match.FrameShapes;

/**
 * What is known of each rule before anything is asked about the call stack: the frames that it closes and opens, and at
 * which level its functions execute.
 *
 * <p>Made in time linear in the size of the grammar, some 150 ns an element. Memory: 24 bytes a rule beside the {@link
 * FrameIndex}, which paths are found with too. Immutable, safe for threads.
 */
public final class CallIndex {

    private final LocatedControlFlow located;
    private final FrameIndex frames;
    private final ControlFlowAlphabet alphabet;
    private final LevelSearch search;
    private final LowestLevels running;
    private final LowestLevels blocksAndExits;
    private final LowestLevels blocksAndEntries;
    private final BitSet withEntry = new BitSet();
    private final BitSet withExit = new BitSet();
    /** Rules with more than exits that no instruction follows. */
    private final BitSet withOther = new BitSet();

    public CallIndex(LocatedControlFlow located) {
        this(located, new FrameIndex(located.trace()));
    }

    /** @param frames of the same trace, such as those of a {@link org.refrain.core.path.frames.PathIndex} */
    public CallIndex(LocatedControlFlow located, FrameIndex frames) {
        if (frames.trace() != located.trace()) {
            throw new IllegalArgumentException("the frames are those of another trace");
        }
        this.located = located;
        this.frames = frames;
        alphabet = located.trace().alphabet();
        FrameShapes shapes = frames.shapes();
        search = new LevelSearch(shapes);
        running = new LowestLevels(shapes, this::runningLevel);
        blocksAndExits = new LowestLevels(shapes,
                symbol -> is(symbol, ControlFlowKind.BLOCK) || is(symbol, ControlFlowKind.EXIT) ? 0
                        : LowestLevels.NEVER);
        blocksAndEntries = new LowestLevels(shapes, symbol -> is(symbol, ControlFlowKind.BLOCK) ? 0
                : is(symbol, ControlFlowKind.ENTRY) ? 1 : LowestLevels.NEVER);
        markRules(shapes.grammar());
    }

    private void markRules(RGrammar grammar) {
        for (int rule : TopologicalOrder.childrenFirst(grammar)) {
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                if (hasEntry(grammar.element(i))) {
                    withEntry.set(rule);
                }
                if (hasExit(grammar.element(i))) {
                    withExit.set(rule);
                }
                if (hasOther(grammar.element(i))) {
                    withOther.set(rule);
                }
            }
        }
    }

    /** The lowest level at which instructions are executed from a symbol on; the first one of an exit is before it. */
    private long runningLevel(int symbol) {
        int events = located.events(symbol);
        if (events == 0) {
            return LowestLevels.NEVER;
        }
        return switch (alphabet.kind(symbol)) {
            case ENTRY -> 1;
            case EXIT -> events == 1 ? 0 : -1;
            default -> 0;
        };
    }

    /** The trace. */
    public LocatedControlFlow located() {
        return located;
    }

    /** What is known of its frames. */
    public FrameIndex frames() {
        return frames;
    }

    /** The symbols that enter a function, to be searched for. */
    public BitSet entriesOf(int function) {
        BitSet symbols = new BitSet();
        for (int symbol = 0; symbol < alphabet.size(); symbol++) {
            symbols.set(symbol, is(symbol, ControlFlowKind.ENTRY) && alphabet.value(symbol) == function);
        }
        return symbols;
    }

    /**
     * The event behind which those frames are open that are so at a position of the trace of instructions. An exit's
     * position is the last instruction of the frame that it closes, so that it is the event before the exit, and before
     * all exits if there are several at that position.
     *
     * @return from -1, before the first event
     */
    public long eventOf(long position) {
        long event = located.eventAt(position);
        boolean leaving = event >= 0 && is(symbolAt(event), ControlFlowKind.EXIT)
                && located.positionOf(event) == position;
        if (!leaving) {
            return event;
        }
        LevelSearch.@Nullable Hit before = search.previous(event, (element, level) -> hasOther(element));
        return before == null ? -1 : before.event();
    }

    /** The symbol of an event; O(depth). */
    int symbolAt(long event) {
        return Objects.requireNonNull(search.next(event, (element, level) -> true)).symbol();
    }

    LevelSearch search() {
        return search;
    }

    boolean is(int symbol, ControlFlowKind kind) {
        return alphabet.kind(symbol) == kind;
    }

    boolean hasEntry(int element) {
        return element < 0 ? withEntry.get(~element) : is(element, ControlFlowKind.ENTRY);
    }

    boolean hasExit(int element) {
        return element < 0 ? withExit.get(~element) : is(element, ControlFlowKind.EXIT);
    }

    private boolean hasOther(int element) {
        return element < 0 ? withOther.get(~element)
                : !is(element, ControlFlowKind.EXIT) || located.events(element) > 0;
    }

    /** Where instructions are executed at a level or below it. */
    LevelSearch.Sought running(long limit) {
        return (element, before) -> running.isAtMost(limit, element, before);
    }

    /** Where a block of the frame at level 0 begins, or the frame is left. */
    LevelSearch.Sought blockOrExit() {
        return (element, before) -> blocksAndExits.isAtMost(0, element, before);
    }

    /** Where a block of the frame at level 0 begins, or the frame is entered. */
    LevelSearch.Sought blockOrEntry() {
        return (element, before) -> blocksAndEntries.isAtMost(0, element, before);
    }

    /** Where the frame at level 0 is left. */
    LevelSearch.Sought exit() {
        FrameShapes shapes = frames.shapes();
        return (element, before) -> shapes.isCut(element) || shapes.pops(element) > before;
    }
}
