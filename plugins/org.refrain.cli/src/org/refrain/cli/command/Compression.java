/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.Optional;
import java.util.Set;

import org.refrain.cli.input.EventPump;
import org.refrain.cli.input.Events;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.cycle.CycleGrammarVerifier;
import org.refrain.core.cycle.Cyclitur;
import org.refrain.core.grammar.GrammarBuilder;
import org.refrain.core.grammar.GrammarProperty;
import org.refrain.core.grammar.GrammarVerifier;
import org.refrain.core.grammar.GrammarViolation;
import org.refrain.core.grammar.RGrammar;

/**
 * A trace's grammar and what is wrong with it.
 *
 * @param grammar the grammar
 * @param inlinedSize size when rules of cycles that are used once stand in the place of their use
 * @param violation what is wrong; empty for a grammar that expands to the input and has the algorithm's properties
 */
record Compression(RGrammar grammar, long inlinedSize, Optional<String> violation) {

    /** Compresses the events as one string. */
    static Compression whole(Events events, GrammarBuilder builder, Set<GrammarProperty> properties) throws Failure {
        events.forEach(builder::append);
        RGrammar grammar = builder.build();
        // Verified against the file, read once more; nothing that the builder knew is used.
        Optional<GrammarViolation> violation = GrammarVerifier.verifyProperties(grammar, properties);
        if (violation.isEmpty()) {
            try (EventPump input = new EventPump(events)) {
                violation = GrammarVerifier.verifyExpansion(grammar, input);
            }
        }
        return new Compression(grammar, grammar.size(), violation.map(GrammarViolation::message));
    }

    /** Compresses the events cycle by cycle. */
    static Compression byCycle(Events events, int header) throws Failure {
        Cyclitur builder = new Cyclitur(header);
        events.forEach(builder::append);
        CycleGrammar cycles = builder.build();
        try (EventPump input = new EventPump(events)) {
            Optional<GrammarViolation> violation = CycleGrammarVerifier.verify(cycles, input);
            return new Compression(cycles.grammar(), cycles.inlinedSize(), violation.map(GrammarViolation::message));
        }
    }
}
