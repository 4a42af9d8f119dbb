/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.micro;

import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.refrain.benchmarks.baseline.TextbookSequitur;
import org.refrain.core.cycle.CycleGrammar;
import org.refrain.core.cycle.Cyclitur;
import org.refrain.core.grammar.GrammarBuilder;
import org.refrain.core.grammar.RGrammar;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.grammar.Sequitur;

/** Building grammars. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class GrammarBenchmark {

    @Benchmark
    public RGrammar textbookSequitur(MicroTrace trace, SymbolRate rate) {
        return build(new TextbookSequitur(), trace, rate);
    }

    @Benchmark
    public RGrammar sequitur(MicroTrace trace, SymbolRate rate) {
        return build(new Sequitur(), trace, rate);
    }

    @Benchmark
    public RGrammar reSequitur(MicroTrace trace, SymbolRate rate) {
        return build(new ReSequitur(), trace, rate);
    }

    @Benchmark
    public RGrammar reSequiturRunBuffered(MicroTrace trace, SymbolRate rate) {
        return build(new ReSequitur(true), trace, rate);
    }

    @Benchmark
    public CycleGrammar cyclitur(MicroTrace trace, SymbolRate rate) {
        Cyclitur builder = new Cyclitur(trace.header);
        for (int symbol : trace.symbols) {
            builder.append(symbol);
        }
        rate.symbols += trace.symbols.length;
        return builder.build();
    }

    private static RGrammar build(GrammarBuilder builder, MicroTrace trace, SymbolRate rate) {
        for (int symbol : trace.symbols) {
            builder.append(symbol);
        }
        rate.symbols += trace.symbols.length;
        return builder.build();
    }
}
