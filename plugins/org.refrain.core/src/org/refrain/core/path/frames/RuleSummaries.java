/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.path.frames;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowKind;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.path.match.FrameEffect;
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

    private static final byte BLOCK = 0;
    private static final byte ENTRY = 1;
    private static final byte EXIT = 2;
    private static final byte GAP = 3;
    private static final byte NOTHING = 4;

    private final RGrammar grammar;
    private final FrameEffect shapes;
    private final Concern concern;
    private final byte[] kinds;
    /** Of each symbol: its value, as a block or as a call; and the state that an entry opens. */
    private final int[] values;
    private final int[] opened;
    /** Of each rule: 0 when not known yet, value + 1 when it is flat, or ~index in {@link #deep}. */
    private final int[] known;
    private final List<FrameSummary> deep = new ArrayList<>();
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
        this.shapes = shapes;
        this.concern = concern;
        stack = new FrameStack(algebra);
        known = new int[grammar.ruleCount()];
        kinds = new byte[alphabet.size()];
        values = new int[alphabet.size()];
        opened = new int[alphabet.size()];
        for (int symbol = 0; symbol < kinds.length; symbol++) {
            ControlFlowKind kind = alphabet.kind(symbol);
            kinds[symbol] = switch (kind) {
                case BLOCK -> BLOCK;
                case ENTRY -> ENTRY;
                case EXIT -> EXIT;
                case GAP -> GAP;
                case OTHER -> NOTHING;
            };
            boolean happens = kind == ControlFlowKind.BLOCK || kind == ControlFlowKind.ENTRY && calls;
            values[symbol] = happens ? algebra.value(symbol) : FrameAlgebra.IDENTITY;
            opened[symbol] = kind == ControlFlowKind.ENTRY ? algebra.opened(symbol) : FrameAlgebra.NIL;
        }
    }

    /** Appends an element to a section; its summary is made if need be. */
    public void append(int element, FrameStack to) throws PathException {
        if (element >= 0) {
            appendTerminal(element, to);
        } else if (!concern.of(~element)) {
            to.appendUninteresting(shapes.pops(element), shapes.pushes(element), shapes.isCut(element));
        } else {
            require(~element);
            appendKnown(~element, to);
        }
    }

    /** Counts what appending an element would add; its summary is made if need be. */
    void tally(int element, FrameStack to, long[] into) throws PathException {
        int rule = ~element;
        if (concern.of(rule)) {
            require(rule);
            if (known[rule] > 0) {
                to.tallyOf(known[rule] - 1, into);
            } else {
                to.tallyOf(deep.get(~known[rule]), into);
            }
        }
    }

    /** Whether a rule must be looked at. */
    public boolean concerns(int rule) {
        return concern.of(rule);
    }

    /** Whether a rule's summary has been made. */
    boolean isKnown(int rule) {
        return known[rule] != 0;
    }

    private void appendTerminal(int symbol, FrameStack to) throws PathException {
        switch (kinds[symbol]) {
            case BLOCK -> to.happen(values[symbol]);
            case ENTRY -> to.enter(values[symbol], opened[symbol]);
            case EXIT -> to.leave();
            case GAP -> to.lose();
            default -> {
                // it says nothing about control flow
            }
        }
    }

    private void appendKnown(int rule, FrameStack to) throws PathException {
        if (known[rule] > 0) {
            to.happen(known[rule] - 1);
        } else {
            to.append(deep.get(~known[rule]));
        }
    }

    /** Makes a rule's summary, and those that it needs, with an explicit stack. */
    public void require(int root) throws PathException {
        if (known[root] != 0) {
            return;
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
    }

    private int nextUnknown(int[] next, int level, int end) {
        for (int i = next[level]; i < end; i++) {
            int element = grammar.element(i);
            if (element < 0 && known[~element] == 0 && concern.of(~element)) {
                next[level] = i + 1;
                return ~element;
            }
        }
        next[level] = end;
        return -1;
    }

    private void make(int rule) throws PathException {
        elementsSinceCheck += grammar.bodyEnd(rule) - grammar.bodyStart(rule);
        if (elementsSinceCheck > CHECK_EVERY) {
            elementsSinceCheck = 0;
            progress.checkCancelled();
        }
        stack.clear();
        for (int i = grammar.bodyStart(rule); i < grammar.bodyEnd(rule); i++) {
            int element = grammar.element(i);
            if (element >= 0) {
                appendTerminal(element, stack);
            } else if (known[~element] != 0) {
                appendKnown(~element, stack);
            } else {
                stack.appendUninteresting(shapes.pops(element), shapes.pushes(element), shapes.isCut(element));
            }
        }
        if (stack.isFlat()) {
            known[rule] = stack.bottom() + 1;
        } else {
            deep.add(stack.summary());
            known[rule] = ~(deep.size() - 1);
        }
    }
}
