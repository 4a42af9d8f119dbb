/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

/**
 * What the online algorithms leave over in rare cases, found by reading all rules once.
 *
 * <p>A rule's body can shrink to a single element: R -&gt; Y^3, when a rule put back into it joins its neighbour, or
 * when its whole body equals another rule's. Each R^k then becomes Y^(3k). And where a string has been taken out,
 * rules may be left with one use or none.
 *
 * <p>Every such change makes new digrams, which the machine looks at as usual; so this is repeated until nothing is
 * found. It ends, because each round takes a rule away.
 */
final class LeftoverRules {

    private final GrammarMachine machine;
    private final RuleNodes nodes;
    private boolean changed;

    private LeftoverRules(GrammarMachine machine) {
        this.machine = machine;
        nodes = machine.nodes;
    }

    static void remove(GrammarMachine machine) {
        LeftoverRules leftovers = new LeftoverRules(machine);
        do {
            leftovers.changed = false;
            for (int rule = 0; rule < machine.nodes.ruleLimit(); rule++) {
                if (machine.nodes.isLiveRule(rule)) {
                    leftovers.look(rule);
                }
            }
            machine.settle();
        } while (leftovers.changed);
    }

    /** Frees a rule with its body. */
    static void drop(GrammarMachine machine, int rule) {
        RuleNodes nodes = machine.nodes;
        int guard = nodes.guard(rule);
        for (int node = nodes.next(guard); node != guard; node = nodes.next(node)) {
            machine.removeDigram(node);
        }
        int node = nodes.next(guard);
        while (node != guard) {
            int next = nodes.next(node);
            nodes.dropUse(nodes.symbol(node));
            nodes.free(node);
            node = next;
        }
        nodes.freeRule(rule);
    }

    private void look(int rule) {
        if (nodes.uses(rule) == 0) {
            drop(machine, rule);
            changed = true;
            return;
        }
        int guard = nodes.guard(rule);
        int node = nodes.next(guard);
        while (node != guard) {
            int next = nodes.next(node);
            if (nodes.symbol(node) < 0) {
                lookAtUse(node, ~nodes.symbol(node));
            }
            node = next;
        }
    }

    private void lookAtUse(int node, int rule) {
        if (nodes.first(rule) == nodes.last(rule)) {
            machine.replaceByOnlyElement(node);
            changed = true;
        } else if (nodes.uses(rule) == 1 && nodes.exponent(node) == 1) {
            machine.expand(node);
            changed = true;
        }
    }
}
