/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.build;

import java.io.IOException;
import java.util.BitSet;
import java.util.Set;
import java.util.function.IntConsumer;

import it.unimi.dsi.fastutil.longs.LongArrayList;

import org.refrain.benchmarks.input.Workload;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.cycle.CycleGrammarVerifier;
import org.refrain.core.cycle.Cyclitur;
import org.refrain.core.grammar.GrammarCursor;
import org.refrain.core.grammar.GrammarProperty;
import org.refrain.core.grammar.GrammarVerifier;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.skeleton.Skeleton;
import org.refrain.core.skeleton.SkeletonExpander;
import org.refrain.core.skeleton.SkeletonSink;
import org.refrain.core.skeleton.VaryingLoops;
import org.refrain.core.symbol.SymbolSequence;

/** Splits iteration counts off and builds the grammar of what is left. */
final class SkeletonBuild implements SkeletonSink {

    private final LoopTokens loops;
    private final IntConsumer elements;
    private final LongArrayList counts = new LongArrayList();

    private SkeletonBuild(LoopTokens loops, IntConsumer elements) {
        this.loops = loops;
        this.elements = elements;
    }

    static Built reSequitur(SymbolSequence input, int distinct, int header) throws IOException {
        ReSequitur builder = new ReSequitur();
        SkeletonBuild skeleton = split(input, distinct, header, builder::append);
        RGrammar grammar = builder.build();
        return new Built(builder, grammar.size(), -1, trace -> skeleton.expands(grammar, trace)
                && hasProperties(grammar, GrammarProperty.RESEQUITUR));
    }

    static Built cyclitur(SymbolSequence input, int distinct, int header) throws IOException {
        Cyclitur builder = new Cyclitur(header);
        SkeletonBuild skeleton = split(input, distinct, header, builder::append);
        CycleGrammar cycles = builder.build();
        return new Built(builder, cycles.size(), cycles.distinctCount(), trace -> {
            GrammarCursor own = GrammarCursor.ofRule(cycles.grammar(), 0);
            return skeleton.expands(cycles.grammar(), trace)
                    && CycleGrammarVerifier.verify(cycles, own::next).isEmpty();
        });
    }

    private static SkeletonBuild split(SymbolSequence input, int distinct, int header, IntConsumer elements)
            throws IOException {
        BitSet barriers = new BitSet();
        if (header != Workload.NO_HEADER) {
            barriers.set(header);
        }
        LoopTokens loops = VaryingLoops.find(input, distinct, barriers, Progress.NONE);
        SkeletonBuild skeleton = new SkeletonBuild(loops, elements);
        Skeleton.split(input, loops, skeleton, Progress.NONE);
        return skeleton;
    }

    private static boolean hasProperties(RGrammar grammar, Set<GrammarProperty> properties) {
        return GrammarVerifier.verifyProperties(grammar, properties).isEmpty();
    }

    @Override
    public void event(int symbol) {
        elements.accept(symbol);
    }

    @Override
    public void loop(int token, long iterations) {
        elements.accept(token);
        counts.add(iterations);
    }

    /** Whether the skeleton's grammar and the counts together are the trace. */
    private boolean expands(RGrammar grammar, SymbolSequence trace) throws IOException {
        Comparison comparison = new Comparison(trace);
        SkeletonExpander expander = new SkeletonExpander(loops, comparison);
        GrammarCursor cursor = GrammarCursor.ofRule(grammar, 0);
        int nextCount = 0;
        for (int element = cursor.next(); element != GrammarCursor.END; element = cursor.next()) {
            if (loops.isToken(element)) {
                expander.loop(element, counts.getLong(nextCount++));
            } else {
                expander.event(element);
            }
        }
        return comparison.isComplete() && nextCount == counts.size();
    }
}
