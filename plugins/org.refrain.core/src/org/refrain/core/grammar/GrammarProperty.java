/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.grammar;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** What can be demanded of a grammar. */
public enum GrammarProperty {

    /** It expands to the string that was compressed. */
    EXPANSION("expansion"),

    /** No digram, exponents included, occurs twice without overlapping (IESS 2013, property 1). */
    DIGRAM_UNIQUENESS("digram uniqueness"),

    /** Every rule but the start is used at least twice, exponents counted (property 2). */
    RULE_UTILITY("rule utility"),

    /** Neighbours differ in their symbols (property 3). */
    NO_CONSECUTIVE_REPETITION("no consecutive repetition"),

    /** All exponents are 1, as in Sequitur's grammars. */
    NO_EXPONENTS("no exponents"),

    /** The table of cycles says what the trace says: where each begins, ends, and what is in it. */
    CYCLES("cycles");

    /** What Sequitur promises, expansion apart. */
    public static final Set<GrammarProperty> SEQUITUR =
            Collections.unmodifiableSet(EnumSet.of(DIGRAM_UNIQUENESS, RULE_UTILITY, NO_EXPONENTS));

    /** What ReSequitur promises, expansion apart. */
    public static final Set<GrammarProperty> RESEQUITUR =
            Collections.unmodifiableSet(EnumSet.of(DIGRAM_UNIQUENESS, RULE_UTILITY, NO_CONSECUTIVE_REPETITION));

    private final String description;

    GrammarProperty(String description) {
        this.description = description;
    }

    /** Its name in the papers. */
    @Override
    public String toString() {
        return description;
    }
}
