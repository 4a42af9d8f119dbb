/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

/**
 * Builds a grammar online: symbol by symbol, in time that is linear in their number (expected), and without keeping
 * the string.
 *
 * <p>Not safe for threads.
 */
public interface GrammarBuilder {

    /**
     * Appends a symbol to the string.
     *
     * @param symbol a terminal, 0 or more
     * @throws IllegalArgumentException if the symbol is negative
     */
    void append(int symbol);

    /** Number of symbols appended so far. */
    long symbols();

    /**
     * The grammar of what has been appended so far. More may be appended afterwards. Rules are numbered breadth-first
     * from the start rule, in the order of their first use, as the reference implementation of Sequitur prints them.
     * Time and memory are linear in the size of the grammar.
     */
    RGrammar build();
}
