/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

/**
 * Sequitur, as published and as its reference implementation does it: the same rules with the same numbers.
 *
 * <p>The grammar has two properties. <em>Digram uniqueness</em>: no pair of neighbours occurs twice without
 * overlapping. <em>Rule utility</em>: every rule but the start is used at least twice. All exponents are 1.
 *
 * <p>Expected time O(1) per symbol, amortised; memory O(size of the grammar), as {@link ReSequitur}. Not safe for
 * threads.
 *
 * <p>Source: C. Nevill-Manning, I. Witten, Identifying Hierarchical Structure in Sequences: A linear-time algorithm
 * (JAIR 7, 1997).
 */
public final class Sequitur implements GrammarBuilder {

    private final SequiturMachine machine = new SequiturMachine();
    private final int start = machine.newStart();
    private long symbols;

    @Override
    public void append(int symbol) {
        GrammarMachine.requireTerminal(symbol);
        symbols++;
        machine.append(start, symbol);
    }

    @Override
    public long symbols() {
        return symbols;
    }

    @Override
    public RGrammar build() {
        return MachineSnapshot.take(machine.nodes, new int[] {start}, 1);
    }
}
