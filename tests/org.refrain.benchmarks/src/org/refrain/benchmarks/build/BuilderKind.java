/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.build;

import java.io.IOException;
import java.util.Set;

import org.refrain.benchmarks.baseline.TextbookSequitur;
import org.refrain.benchmarks.input.Workload;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.cycle.CycleGrammarVerifier;
import org.refrain.core.cycle.Cyclitur;
import org.refrain.core.grammar.GrammarBuilder;
import org.refrain.core.grammar.GrammarProperty;
import org.refrain.core.grammar.GrammarVerifier;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.grammar.Sequitur;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;

/** The builders that are measured. */
public enum BuilderKind {

    /** The baseline of every table. */
    TEXTBOOK("textbook Java Sequitur") {
        @Override
        Built build(SymbolSequence input, int distinct, int header) throws IOException {
            return build(new TextbookSequitur(), input, GrammarProperty.SEQUITUR);
        }
    },

    SEQUITUR("Sequitur") {
        @Override
        Built build(SymbolSequence input, int distinct, int header) throws IOException {
            return build(new Sequitur(), input, GrammarProperty.SEQUITUR);
        }
    },

    RESEQUITUR("ReSequitur") {
        @Override
        Built build(SymbolSequence input, int distinct, int header) throws IOException {
            return build(new ReSequitur(), input, GrammarProperty.RESEQUITUR);
        }
    },

    RUN_BUFFERED("ReSequitur, run-buffered") {
        @Override
        Built build(SymbolSequence input, int distinct, int header) throws IOException {
            return build(new ReSequitur(true), input, GrammarProperty.RESEQUITUR);
        }
    },

    CYCLITUR("Cyclitur") {
        @Override
        Built build(SymbolSequence input, int distinct, int header) throws IOException {
            Cyclitur builder = new Cyclitur(header);
            input.forEach(builder::append, Progress.NONE, "");
            CycleGrammar cycles = builder.build();
            return new Built(builder, cycles.size(), cycles.distinctCount(),
                    trace -> CycleGrammarVerifier.verify(cycles, new Reading(trace)).isEmpty());
        }
    },

    COUNTS_RESEQUITUR("count abstraction + ReSequitur") {
        @Override
        Built build(SymbolSequence input, int distinct, int header) throws IOException {
            return SkeletonBuild.reSequitur(input, distinct, header);
        }
    },

    COUNTS_CYCLITUR("count abstraction + Cyclitur") {
        @Override
        Built build(SymbolSequence input, int distinct, int header) throws IOException {
            return SkeletonBuild.cyclitur(input, distinct, header);
        }
    };

    private final String title;

    BuilderKind(String title) {
        this.title = title;
    }

    /** Builds the grammar of a trace with so many distinct symbols, reading it from its beginning. */
    abstract Built build(SymbolSequence input, int distinct, int header) throws IOException;

    /** Whether it can build the grammar of a trace, and does so in reasonable time. */
    public boolean isFor(Workload trace) {
        return switch (this) {
            case TEXTBOOK -> !trace.isLarge();
            case CYCLITUR, COUNTS_CYCLITUR -> trace.hasHeader();
            case SEQUITUR, RESEQUITUR, RUN_BUFFERED, COUNTS_RESEQUITUR -> true;
        };
    }

    private static Built build(GrammarBuilder builder, SymbolSequence input, Set<GrammarProperty> properties)
            throws IOException {
        input.forEach(builder::append, Progress.NONE, "");
        RGrammar grammar = builder.build();
        return new Built(builder, grammar.size(), -1,
                trace -> GrammarVerifier.verifyProperties(grammar, properties).isEmpty()
                        && GrammarVerifier.verifyExpansion(grammar, new Reading(trace)).isEmpty());
    }

    /** Its name in tables. */
    @Override
    public String toString() {
        return title;
    }
}
