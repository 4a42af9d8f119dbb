/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.calls;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.path.match.FrameShapes;
import org.refrain.core.path.match.RulePath;

/**
 * Finds the nearest event of a kind, forwards and backwards, when it depends on how deep calls are nested there.
 *
 * <p>Rules in which there is none are passed over; the first one that holds it is entered. O(depth of the grammar)
 * steps, each over one short body. Immutable, safe for threads.
 */
final class LevelSearch {

    private final RGrammar grammar;
    private final FrameShapes shapes;

    /** What is looked for. */
    @FunctionalInterface
    interface Sought {
        /**
         * Whether an element holds it.
         *
         * @param before the level before the element, relative to where the search began
         */
        boolean isIn(int element, long before);
    }

    /**
     * What was found.
     *
     * @param event its position in the control-flow trace
     * @param symbol what it is: a gap too, when the search could not see beyond it
     * @param before the level before it, relative to where the search began
     */
    record Hit(long event, int symbol, long before) {
    }

    /** @param shapes of a grammar with short bodies */
    LevelSearch(FrameShapes shapes) {
        this.shapes = shapes;
        grammar = shapes.grammar();
    }

    /** The first one at or behind an event; the level just before that event is 0. */
    @Nullable
    Hit next(long event, Sought sought) {
        RulePath path = RulePath.to(grammar, event);
        long start = event;
        long level = 0;
        for (int depth = path.depth() - 1; depth >= 0; depth--) {
            int first = path.index(depth) + (depth == path.depth() - 1 ? 0 : 1);
            for (int i = first; i < grammar.bodyEnd(path.rule(depth)); i++) {
                int element = grammar.element(i);
                if (sought.isIn(element, level)) {
                    return firstWithin(element, start, level, sought);
                }
                level += rise(element);
                start += grammar.elementLength(i);
            }
        }
        return null;
    }

    private Hit firstWithin(int outer, long outerStart, long outerLevel, Sought sought) {
        int element = outer;
        long start = outerStart;
        long level = outerLevel;
        while (element < 0) {
            int i = grammar.bodyStart(~element);
            while (!sought.isIn(grammar.element(i), level)) {
                level += rise(grammar.element(i));
                start += grammar.elementLength(i++);
            }
            element = grammar.element(i);
        }
        return new Hit(start, element, level);
    }

    /** The last one before an event; the level just before that event is 0. */
    @Nullable
    Hit previous(long event, Sought sought) {
        RulePath path = RulePath.to(grammar, event);
        long end = event;
        long level = 0;
        for (int depth = path.depth() - 1; depth >= 0; depth--) {
            for (int i = path.index(depth) - 1; i >= grammar.bodyStart(path.rule(depth)); i--) {
                int element = grammar.element(i);
                if (sought.isIn(element, level - rise(element))) {
                    return lastWithin(element, end, level, sought);
                }
                level -= rise(element);
                end -= grammar.elementLength(i);
            }
        }
        return null;
    }

    private Hit lastWithin(int outer, long outerEnd, long outerLevel, Sought sought) {
        int element = outer;
        long end = outerEnd;
        long level = outerLevel;
        while (element < 0) {
            int i = grammar.bodyEnd(~element) - 1;
            while (!sought.isIn(grammar.element(i), level - rise(grammar.element(i)))) {
                level -= rise(grammar.element(i));
                end -= grammar.elementLength(i--);
            }
            element = grammar.element(i);
        }
        return new Hit(end - 1, element, level - rise(element));
    }

    /** How much higher the level is behind an element. */
    private long rise(int element) {
        return shapes.pushes(element) - shapes.pops(element);
    }
}
