/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.micro;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.refrain.core.grammar.GrammarCursor;

/** Asking a compressed trace: one event anywhere, a screen of rows anywhere, all events in order. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class AccessBenchmark {

    private final SplittableRandom random = new SplittableRandom(1);
    private final int[] screen = new int[50];

    @Benchmark
    public int symbol(MicroGrammar grammar) {
        return grammar.access.symbol(random.nextLong(grammar.access.length()));
    }

    @Benchmark
    public int screenOfFifty(MicroGrammar grammar) {
        return grammar.access.symbols(random.nextLong(grammar.access.length()), screen, screen.length);
    }

    @Benchmark
    public long expandAll(MicroGrammar grammar) {
        GrammarCursor cursor = GrammarCursor.ofRule(grammar.grammar, 0);
        long sum = 0;
        for (int symbol = cursor.next(); symbol != GrammarCursor.END; symbol = cursor.next()) {
            sum += symbol;
        }
        return sum;
    }
}
