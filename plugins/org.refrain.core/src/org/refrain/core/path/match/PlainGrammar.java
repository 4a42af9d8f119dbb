/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.match;

import java.util.BitSet;

import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.RGrammarAssembler;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * The same string by a grammar without exponents and, if wanted, without long bodies.
 *
 * <p>A^13 becomes A8 A4 A with A8 -&gt; A4 A4, A4 -&gt; A2 A2, A2 -&gt; A A: whoever folds the bodies of this grammar
 * computes powers by repeated squaring, and whoever descends in it searches a run by halving. Long bodies become
 * balanced trees of rules, called sections, so that a descent looks at few elements only.
 *
 * <p>Rules of the original keep their numbers, the others follow. Size: at most log2 of the largest exponent more for
 * each element that is repeated. Immutable.
 */
public final class PlainGrammar {

    private static final int ABSENT = 0;

    private final RGrammar grammar;
    private final BitSet sections;
    /** Rules from here on are not in the original. */
    private final int firstNew;

    private PlainGrammar(RGrammar grammar, Rewriter rewriter) {
        this.grammar = grammar;
        sections = rewriter.sections;
        firstNew = rewriter.grammar.ruleCount();
    }

    /** Rewrites a grammar; bodies keep their length, but for what stands for exponents. */
    public static PlainGrammar of(RGrammar grammar) {
        return of(grammar, Integer.MAX_VALUE);
    }

    /**
     * Rewrites a grammar.
     *
     * @param longestBody how many elements a body may have, 2 or more
     */
    public static PlainGrammar of(RGrammar grammar, int longestBody) {
        Rewriter rewriter = new Rewriter(grammar, longestBody);
        return new PlainGrammar(rewriter.rewrite(0), rewriter);
    }

    /**
     * Rewrites a grammar so that its start rule consists of sections only, numbered one after the other.
     *
     * @param most how many sections there may be
     * @param fewestElements how many elements each has at least, but for the last one
     */
    public static PlainGrammar ofChunks(RGrammar grammar, int most, int fewestElements) {
        Rewriter rewriter = new Rewriter(grammar, Integer.MAX_VALUE);
        long elements = 0;
        for (int i = 0; i < grammar.bodyEnd(0); i++) {
            elements += Long.bitCount(grammar.exponent(i));
        }
        long size = Math.max(fewestElements, (elements + most - 1) / most);
        return new PlainGrammar(rewriter.rewrite((int) Math.min(Integer.MAX_VALUE, size)), rewriter);
    }

    /** The rewritten grammar; all exponents are 1. */
    public RGrammar grammar() {
        return grammar;
    }

    /** Whether a rule is a section of another one's body: it is used there, and nowhere else. */
    public boolean isSection(int rule) {
        return rule >= firstNew && sections.get(rule);
    }

    private static final class Rewriter {

        private final RGrammar grammar;
        private final int longestBody;
        private final BitSet sections = new BitSet();
        /** Bodies of new rules, one behind the other, and where each ends. */
        private final IntArrayList newElements = new IntArrayList();
        private final IntArrayList newEnds = new IntArrayList();
        /** From element and i to the element that is 2^i times as long. */
        private final Long2IntOpenHashMap powers = new Long2IntOpenHashMap();

        Rewriter(RGrammar grammar, int longestBody) {
            this.grammar = grammar;
            this.longestBody = Math.max(2, longestBody);
            // no power is terminal 0: terminals are powers of nothing
            powers.defaultReturnValue(ABSENT);
        }

        /** @param chunk elements of each section that the start rule is cut into once; 0 for the usual way */
        RGrammar rewrite(int chunk) {
            RGrammarAssembler rules = new RGrammarAssembler();
            IntArrayList body = new IntArrayList();
            for (int rule = 0; rule < grammar.ruleCount(); rule++) {
                body.clear();
                for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
                    addRepeated(grammar.element(i), grammar.exponent(i), body);
                }
                if (rule == 0 && chunk > 0) {
                    cut(body, chunk);
                }
                while (body.size() > longestBody) {
                    cut(body, longestBody);
                }
                write(rules, body, 0, body.size());
            }
            int start = 0;
            for (int i = 0; i < newEnds.size(); i++) {
                write(rules, newElements, start, newEnds.getInt(i));
                start = newEnds.getInt(i);
            }
            try {
                return rules.build();
            } catch (InvalidGrammarException e) {
                throw new IllegalStateException(e);
            }
        }

        private void addRepeated(int element, long times, IntArrayList body) {
            for (long left = times; left != 0; left &= ~Long.highestOneBit(left)) {
                body.add(power(element, 63 - Long.numberOfLeadingZeros(left)));
            }
        }

        private int power(int element, int log) {
            int half = element;
            for (int i = 1; i <= log; i++) {
                long key = (long) element << 6 | i;
                int known = powers.get(key);
                if (known == ABSENT) {
                    newElements.add(half);
                    newElements.add(half);
                    known = endRule();
                    powers.put(key, known);
                }
                half = known;
            }
            return half;
        }

        /** Puts sections of a body in its place. */
        private void cut(IntArrayList body, int size) {
            int count = 0;
            for (int from = 0; from >= 0 && from < body.size(); from += size) {
                int to = Math.min(body.size() - from, size) + from;
                for (int i = from; i < to; i++) {
                    newElements.add(body.getInt(i));
                }
                int section = endRule();
                sections.set(~section);
                body.set(count++, section);
            }
            body.size(count);
        }

        private int endRule() {
            newEnds.add(newElements.size());
            return ~(grammar.ruleCount() + newEnds.size() - 1);
        }

        private static void write(RGrammarAssembler rules, IntArrayList elements, int from, int to) {
            rules.beginRule();
            for (int i = from; i < to; i++) {
                rules.add(elements.getInt(i), 1);
            }
        }
    }
}
