/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.cycle;

import static org.refrain.core.cycle.CycleGrammar.NONE;

import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.RGrammarAssembler;
import org.refrain.core.grammar.RuleOrder;

/**
 * Puts the grammar of a whole trace together: the grammar of the sequence of cycles on top, the rules of the cycles
 * below it, prologue and partial cycle at both ends of the start rule.
 *
 * <p>A cycle whose rule has become a single element needs no rule: that element stands for it.
 */
final class CycleGrammarAssembler {

    /** The grammar of the sequence of ids, the partial cycle included if it has an id. */
    private final RGrammar top;
    /** The strings' rules, numbered like the strings, then the rules that they share. */
    private final RGrammar bodies;
    private final DistinctCycles cycles;
    private final RGrammarAssembler rules = new RGrammarAssembler();
    /** The string that is the whole trace: its body becomes the start rule's. */
    private int onlyString = NONE;

    CycleGrammarAssembler(RGrammar top, RGrammar bodies, DistinctCycles cycles) {
        this.top = top;
        this.bodies = bodies;
        this.cycles = cycles;
    }

    /**
     * The whole grammar.
     *
     * @param sequence the grammar of the sequence of ids of complete cycles
     * @param prologue the prologue's string, or NONE
     * @param partial the partial cycle's string, or NONE
     */
    CycleGrammar assemble(int header, RGrammar sequence, int prologue, long prologueLength, int partial,
            long partialLength) {
        if (top.length() == 0 && (prologue == NONE || partial == NONE)) {
            onlyString = Math.max(prologue, partial);
        }
        rules.beginRule();
        addString(prologue);
        addTopBody(0);
        addString(partial);
        for (int rule = 1; rule < top.ruleCount(); rule++) {
            rules.beginRule();
            addTopBody(rule);
        }
        addBodies();
        RuleOrder order = RuleOrder.breadthFirst(unordered(), 0);
        boolean[] kept = new boolean[order.grammar().ruleCount()];
        int[] elements = new int[cycles.count()];
        for (int id = 0; id < elements.length; id++) {
            int element = elementOf(cycles.string(id));
            int rule = element < 0 ? keep(~element, order, kept) : NONE;
            elements[id] = rule == NONE ? element : ~rule;
        }
        return new CycleGrammar(header, order.grammar(), sequence, elements, cycles,
                keepString(prologue, order, kept), prologueLength, keepString(partial, order, kept), partialLength,
                kept);
    }

    private void addString(int string) {
        if (string == NONE) {
            return;
        }
        if (isOneElement(string) || string == onlyString) {
            for (int i = bodies.bodyStart(string); i < bodies.bodyEnd(string); i++) {
                rules.add(shifted(bodies.element(i)), bodies.exponent(i));
            }
        } else {
            rules.add(~(top.ruleCount() + string), 1);
        }
    }

    private void addTopBody(int rule) {
        for (int i = top.bodyStart(rule); i < top.bodyEnd(rule); i++) {
            int element = top.element(i);
            rules.add(element < 0 ? element : elementOf(cycles.string(element)), top.exponent(i));
        }
    }

    private void addBodies() {
        for (int rule = 0; rule < bodies.ruleCount(); rule++) {
            rules.beginRule();
            for (int i = bodies.bodyStart(rule); i < bodies.bodyEnd(rule); i++) {
                rules.add(shifted(bodies.element(i)), bodies.exponent(i));
            }
        }
    }

    /** What stands for a cycle's string. */
    private int elementOf(int string) {
        int only = bodies.bodyStart(string);
        return isOneElement(string) && bodies.exponent(only) == 1 ? shifted(bodies.element(only))
                : ~(top.ruleCount() + string);
    }

    private boolean isOneElement(int string) {
        return bodies.bodyEnd(string) - bodies.bodyStart(string) == 1;
    }

    private int shifted(int element) {
        return element < 0 ? element - top.ruleCount() : element;
    }

    private RGrammar unordered() {
        try {
            return rules.build();
        } catch (InvalidGrammarException e) {
            throw new IllegalStateException(e);
        }
    }

    private int keepString(int string, RuleOrder order, boolean[] kept) {
        return string == NONE || isOneElement(string) ? NONE : keep(top.ruleCount() + string, order, kept);
    }

    private static int keep(int rule, RuleOrder order, boolean[] kept) {
        int number = order.newNumber(rule);
        if (number >= 0) {
            kept[number] = true;
        }
        return number;
    }
}
