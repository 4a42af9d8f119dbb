/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;
import org.refrain.core.path.match.FrameShapes;

/**
 * For each rule the lowest level at which something happens in it, relative to the level on which the rule begins: an
 * entry goes up by one, an exit goes down.
 *
 * <p>Memory: 8 bytes a rule. Immutable, safe for threads.
 */
final class LowestLevels {

    /** It does not happen. */
    static final long NEVER = Long.MAX_VALUE / 4;

    private final FrameShapes shapes;
    private final Happening happening;
    private final long[] lowest;

    /** What is looked for. */
    @FunctionalInterface
    interface Happening {
        /** The level, relative to that before the symbol, at which it happens; {@link #NEVER} if it does not. */
        long at(int symbol);
    }

    LowestLevels(FrameShapes shapes, Happening happening) {
        this.shapes = shapes;
        this.happening = happening;
        RGrammar grammar = shapes.grammar();
        lowest = new long[grammar.ruleCount()];
        for (int rule : TopologicalOrder.childrenFirst(grammar)) {
            long level = 0;
            long least = NEVER;
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                int element = grammar.element(i);
                least = Math.min(least, level + of(element));
                level += shapes.pushes(element) - shapes.pops(element);
            }
            lowest[rule] = least;
        }
    }

    /** Of an element without a gap. */
    private long of(int element) {
        return element < 0 ? lowest[~element] : happening.at(element);
    }

    /**
     * Whether it happens in an element at a level or below it, or the element has a gap, behind which nobody knows.
     *
     * @param before the level before the element
     */
    boolean isAtMost(long limit, int element, long before) {
        return shapes.isCut(element) || before + of(element) <= limit;
    }
}
