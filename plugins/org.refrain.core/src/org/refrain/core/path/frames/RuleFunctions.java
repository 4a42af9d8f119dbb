/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

import java.util.Arrays;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.TopologicalOrder;
import org.refrain.core.path.match.FrameShapes;

/**
 * For each rule, the functions that something happens in: those that it enters, and those whose frames, open before it,
 * execute a block in it at any of its uses. A rule that says nothing of F is passed over by questions about F.
 *
 * <p>Which functions the open frames belong to depends on where a rule is used; so sets are passed on from rules to
 * those that they use. Near the top of the stack each frame has a set of its own. A set may hold too much, never too
 * little.
 *
 * <p>This is the chunk index of the published schemes 3 and 4, for every rule instead of every chunk, and independent
 * of any question. O(size of the grammar) for ordinary nesting. Memory: 8 bytes a rule, and the sets. Immutable.
 */
public final class RuleFunctions {

    /** Of each rule: functions that execute a block or are entered; those, and functions that call. */
    private final int[] concerned;
    private final int[] concernedByCalls;
    /** Of each function: the sets that hold it, as bits. */
    private final long[][] holders;

    public RuleFunctions(FrameShapes shapes, ControlFlowAlphabet alphabet) {
        Contexts contexts = new Contexts(shapes, alphabet);
        contexts.compute(TopologicalOrder.childrenFirst(shapes.grammar()));
        concerned = contexts.concerned;
        concernedByCalls = contexts.concernedByCalls;
        holders = contexts.sets.holders(alphabet.functionCount());
    }

    /**
     * Whether anything may happen in a function's frames.
     *
     * @param calls whether a call is something that happens
     */
    public boolean mayConcern(int rule, int function, boolean calls) {
        int set = calls ? concernedByCalls[rule] : concerned[rule];
        return (holders[function][set >> 6] & 1L << set) != 0;
    }

    /**
     * The rules in which anything may happen in frames of some functions.
     *
     * @param functions at least one
     * @param calls whether a call is something that happens
     */
    public RuleSummaries.Concern concerning(int[] functions, boolean calls) {
        long[] wanted = holders[functions[0]];
        if (functions.length > 1) {
            wanted = wanted.clone();
            for (int function : functions) {
                for (int i = 0; i < wanted.length; i++) {
                    wanted[i] |= holders[function][i];
                }
            }
        }
        long[] bits = wanted;
        int[] sets = calls ? concernedByCalls : concerned;
        return rule -> (bits[sets[rule] >> 6] & 1L << sets[rule]) != 0;
    }

    /** What is needed only while computing. */
    private static final class Contexts {

        private final RGrammar grammar;
        private final ControlFlowAlphabet alphabet;
        private final FrameShapes shapes;
        private final FunctionSets sets;
        private final int[] singles;
        private final int[] concerned;
        private final int[] concernedByCalls;
        /** Levels that blocks, and that calls, of a rule happen at. */
        private final long[] blockLevels;
        private final long[] callLevels;
        /** Frames that a rule leaves open, innermost first, from an offset on; and the functions of deeper ones. */
        private int[] opened;
        private int openedEnd;
        private final int[] openedStart;
        private final int[] openedCount;
        private final int[] deepOpened;
        /** The sets of incoming frames at all uses of a rule so far, from an offset on. */
        private int[] context = {};
        private final int[] contextStart;
        private final AbstractStack stack;

        Contexts(FrameShapes shapes, ControlFlowAlphabet alphabet) {
            this.grammar = shapes.grammar();
            this.alphabet = alphabet;
            this.shapes = shapes;
            sets = new FunctionSets(alphabet.functionCount());
            singles = new int[alphabet.functionCount()];
            Arrays.setAll(singles, sets::single);
            int rules = grammar.ruleCount();
            concerned = new int[rules];
            concernedByCalls = new int[rules];
            blockLevels = new long[rules];
            callLevels = new long[rules];
            opened = new int[rules];
            openedStart = new int[rules + 1];
            openedCount = new int[rules];
            deepOpened = new int[rules];
            contextStart = new int[rules + 1];
            stack = new AbstractStack(sets);
        }

        void compute(int[] childrenFirst) {
            for (int rule : childrenFirst) {
                summarize(rule);
            }
            for (int rule = 0; rule < grammar.ruleCount(); rule++) {
                long levels = blockLevels[rule] | callLevels[rule];
                contextStart[rule + 1] = contextStart[rule] + LevelMask.LEVELS - Long.numberOfLeadingZeros(levels);
            }
            context = new int[contextStart[grammar.ruleCount()]];
            for (int i = childrenFirst.length - 1; i >= 0; i--) {
                passOn(childrenFirst[i]);
            }
        }

        private void summarize(int rule) {
            stack.begin(context, 0, 0);
            long pops = 0;
            long pushes = 0;
            boolean cut = false;
            int entered = FunctionSets.EMPTY;
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                int element = grammar.element(i);
                long closed = shapes.pops(element);
                if (!cut) {
                    blockLevels[rule] |= LevelMask.before(blocks(element), closed, pops, pushes);
                    callLevels[rule] |= LevelMask.before(calls(element), closed, pops, pushes);
                    pops += Math.max(0, closed - pushes);
                }
                pushes = shapes.depthAfter(pushes, element);
                cut |= shapes.isCut(element);
                entered = sets.union(entered, entered(element));
                append(element);
            }
            concerned[rule] = entered;
            openedStart[rule] = openedEnd;
            openedCount[rule] = stack.openedCount();
            deepOpened[rule] = stack.deepOpened();
            if (openedEnd + openedCount[rule] > opened.length) {
                opened = Arrays.copyOf(opened, 2 * opened.length + LevelMask.LEVELS);
            }
            for (int k = 0; k < openedCount[rule]; k++) {
                opened[openedEnd++] = stack.opened(k);
            }
        }

        /** Adds a rule's incoming frames, as they are known by now, to those of the rules that it uses. */
        private void passOn(int rule) {
            stack.begin(context, contextStart[rule], contextStart[rule + 1] - contextStart[rule]);
            concerned[rule] = sets.union(concerned[rule], stack.union(blockLevels[rule]));
            concernedByCalls[rule] = sets.union(concerned[rule], stack.union(callLevels[rule]));
            for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                int element = grammar.element(i);
                if (element < 0) {
                    int offset = contextStart[~element];
                    for (long left = blocks(element) | calls(element); left != 0; left &= left - 1) {
                        int level = Long.numberOfTrailingZeros(left);
                        context[offset + level] = sets.union(context[offset + level], stack.at(level));
                    }
                }
                append(element);
            }
        }

        private void append(int element) {
            stack.close(shapes.pops(element));
            if (shapes.isCut(element)) {
                stack.lose();
            }
            if (element >= 0) {
                if (alphabet.kind(element) == ControlFlowKind.ENTRY) {
                    stack.open(singles[alphabet.value(element)]);
                }
                return;
            }
            int rule = ~element;
            stack.openDeep(deepOpened[rule], shapes.pushes(element) - openedCount[rule]);
            for (int k = openedCount[rule] - 1; k >= 0; k--) {
                stack.open(opened[openedStart[rule] + k]);
            }
        }

        private long blocks(int element) {
            return element < 0 ? blockLevels[~element] : alphabet.kind(element) == ControlFlowKind.BLOCK ? 1 : 0;
        }

        private long calls(int element) {
            return element < 0 ? callLevels[~element] : alphabet.kind(element) == ControlFlowKind.ENTRY ? 1 : 0;
        }

        private int entered(int element) {
            return element < 0 ? concerned[~element]
                    : alphabet.kind(element) == ControlFlowKind.ENTRY ? singles[alphabet.value(element)]
                    : FunctionSets.EMPTY;
        }
    }
}
