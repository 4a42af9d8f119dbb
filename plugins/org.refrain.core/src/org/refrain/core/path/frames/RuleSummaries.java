/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

import java.util.Arrays;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.path.match.FrameEffect;
import org.refrain.core.path.match.PlainGrammar;
import org.refrain.core.path.query.PathException;
import org.refrain.core.progress.Progress;

/**
 * Summaries of a grammar's rules, each made when it is first needed, from those of the rules that it uses. Rules that
 * do not concern the question are known by their shape alone.
 *
 * <p>Not safe for threads.
 */
public final class RuleSummaries {

    private static final int CHECK_EVERY = 1 << 12;

    /** Rules are known or not in pages, so that little is touched by a question about little. */
    private static final int PAGE = 10;
    private static final int PAGE_SIZE = 1 << PAGE;
    private static final int PAGE_MASK = PAGE_SIZE - 1;
    private static final int[] UNKNOWN_PAGE = new int[PAGE_SIZE];

    /** A gigabyte. */
    private static final int MOST_WORDS = 1 << 28;

    private final RGrammar grammar;
    private final FrameEffect shapes;
    private final Concern concern;
    private final ControlFlowAlphabet alphabet;
    private final FrameAlgebra algebra;
    private final boolean calls;
    /** Of each symbol that was met: its value, as a block or as a call, or the state that an entry opens; plus 1. */
    private final int[] values;
    private final int[] opened;
    /** Of each rule: 0 when not known yet, value + 1 when it is flat, or ~index in {@link #words}. */
    private final int[][] known;
    /** Summaries of all rules that are not flat, one behind the other. */
    private int[] words = new int[64];
    private int wordCount;
    private final FrameStack stack;
    private final Progress progress;
    private int elementsSinceCheck;

    /** Which rules must be looked at. */
    @FunctionalInterface
    public interface Concern {
        /** Whether something of interest may happen in a rule. */
        boolean of(int rule);
    }

    /**
     * @param grammar one whose exponents are all 1
     * @param calls whether a call is something that happens in the calling frame
     */
    public RuleSummaries(RGrammar grammar, ControlFlowAlphabet alphabet, FrameAlgebra algebra, boolean calls,
            Concern concern, FrameEffect shapes, Progress progress) {
        this.progress = progress;
        this.grammar = grammar;
        this.alphabet = alphabet;
        this.algebra = algebra;
        this.calls = calls;
        this.shapes = shapes;
        this.concern = concern;
        stack = new FrameStack(algebra);
        known = new int[(grammar.ruleCount() + PAGE_MASK) >> PAGE][];
        Arrays.fill(known, UNKNOWN_PAGE);
        values = new int[alphabet.size()];
        opened = new int[alphabet.size()];
    }

    /** Appends an element to a section; its summary is made if need be. */
    public void append(int element, FrameStack to) throws PathException {
        if (element >= 0) {
            appendTerminal(element, to);
        } else if (!concern.of(~element)) {
            to.appendUninteresting(shapes.pops(element), shapes.pushes(element), shapes.isCut(element));
        } else {
            appendKnown(summaryOf(~element), to);
        }
    }

    /** Appends the whole string. Sections of its start rule occur once: they are gone through, not summarized. */
    public void appendAll(PlainGrammar plain, FrameStack to) throws PathException {
        int[] next = new int[32];
        int[] ends = new int[32];
        ends[0] = grammar.bodyEnd(0);
        int depth = 1;
        while (depth > 0) {
            int level = depth - 1;
            if (next[level] == ends[level]) {
                depth--;
                continue;
            }
            int element = grammar.element(next[level]++);
            checkCancelled(1);
            if (element < 0 && plain.isSection(~element) && !isKnown(~element) && concern.of(~element)) {
                if (depth == next.length) {
                    next = Arrays.copyOf(next, 2 * depth);
                    ends = Arrays.copyOf(ends, 2 * depth);
                }
                next[depth] = grammar.bodyStart(~element);
                ends[depth++] = grammar.bodyEnd(~element);
            } else {
                append(element, to);
            }
        }
    }

    /** Counts what appending the use of a rule would add; its summary is made if need be. */
    void tally(int element, FrameStack to, long[] into) throws PathException {
        int rule = ~element;
        if (concern.of(rule)) {
            int summary = summaryOf(rule);
            if (summary > 0) {
                to.tallyOf(summary - 1, into);
            } else {
                to.tallyOf(words, ~summary, into);
            }
        }
    }

    /** What elements do to the frames, whatever happens in them. */
    FrameEffect shapes() {
        return shapes;
    }

    /** Whether a rule must be looked at. */
    public boolean concerns(int rule) {
        return concern.of(rule);
    }

    /** Whether a rule's summary has been made. */
    boolean isKnown(int rule) {
        return known(rule) != 0;
    }

    private int known(int rule) {
        return known[rule >> PAGE][rule & PAGE_MASK];
    }

    private void setKnown(int rule, int summary) {
        int[] page = known[rule >> PAGE];
        if (page == UNKNOWN_PAGE) {
            page = new int[PAGE_SIZE];
            known[rule >> PAGE] = page;
        }
        page[rule & PAGE_MASK] = summary;
    }

    private void appendTerminal(int symbol, FrameStack to) throws PathException {
        switch (alphabet.kind(symbol)) {
            case BLOCK -> to.happen(value(symbol));
            case ENTRY -> to.enter(calls ? value(symbol) : FrameAlgebra.IDENTITY, opened(symbol));
            case EXIT -> to.leave();
            case GAP -> to.lose();
            default -> {
                // it says nothing about control flow
            }
        }
    }

    private int value(int symbol) throws PathException {
        if (values[symbol] == 0) {
            values[symbol] = algebra.value(symbol) + 1;
        }
        return values[symbol] - 1;
    }

    private int opened(int entry) {
        if (opened[entry] == 0) {
            opened[entry] = algebra.opened(entry) + 1;
        }
        return opened[entry] - 1;
    }

    private void appendKnown(int summary, FrameStack to) throws PathException {
        if (summary > 0) {
            to.happen(summary - 1);
        } else {
            to.append(words, ~summary);
        }
    }

    /** Makes a rule's summary, and those that it needs. */
    public void require(int root) throws PathException {
        summaryOf(root);
    }

    /** A rule's summary, as in {@link #known}; it and those that it needs are made with an explicit stack. */
    private int summaryOf(int root) throws PathException {
        if (isKnown(root)) {
            return known(root);
        }
        int[] rules = new int[32];
        int[] next = new int[32];
        rules[0] = root;
        next[0] = grammar.bodyStart(root);
        int depth = 1;
        while (depth > 0) {
            int rule = rules[depth - 1];
            int needed = nextUnknown(next, depth - 1, grammar.bodyEnd(rule));
            if (needed < 0) {
                make(rule);
                depth--;
                continue;
            }
            if (depth == rules.length) {
                rules = Arrays.copyOf(rules, 2 * depth);
                next = Arrays.copyOf(next, 2 * depth);
            }
            rules[depth] = needed;
            next[depth++] = grammar.bodyStart(needed);
        }
        return known(root);
    }

    private int nextUnknown(int[] next, int level, int end) {
        for (int i = next[level]; i < end; i++) {
            int element = grammar.element(i);
            if (element < 0 && !isKnown(~element) && concern.of(~element)) {
                next[level] = i + 1;
                return ~element;
            }
        }
        next[level] = end;
        return -1;
    }

    private void make(int rule) throws PathException {
        checkCancelled(grammar.bodyEnd(rule) - grammar.bodyStart(rule));
        algebra.within(rule);
        stack.clear();
        for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
            int element = grammar.element(i);
            if (element >= 0) {
                appendTerminal(element, stack);
            } else if (isKnown(~element)) {
                appendKnown(known(~element), stack);
            } else {
                stack.appendUninteresting(shapes.pops(element), shapes.pushes(element), shapes.isCut(element));
            }
        }
        setKnown(rule, stack.isFlat() ? stack.bottom() + 1 : ~store());
        algebra.within(0);
    }

    private void checkCancelled(int elements) {
        elementsSinceCheck += elements;
        if (elementsSinceCheck > CHECK_EVERY) {
            elementsSinceCheck = 0;
            progress.checkCancelled();
        }
    }

    /** Adds what the stack holds to the words. */
    private int store() throws PathException {
        int at = wordCount;
        long end = (long) at + stack.wordCount();
        if (end > MOST_WORDS) {
            throw new PathException("The calls of this trace nest too irregularly to be followed on the grammar. Scheme"
                    + " 1 or 3 can follow them.");
        }
        if (end > words.length) {
            words = Arrays.copyOf(words, (int) Math.min(MOST_WORDS, 2 * end));
        }
        stack.write(words, at);
        wordCount = (int) end;
        return at;
    }
}
