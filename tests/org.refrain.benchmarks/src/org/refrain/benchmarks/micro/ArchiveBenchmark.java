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
import org.refrain.core.entropy.GrammarArchiver;
import org.refrain.core.entropy.GrammarUnarchiver;
import org.refrain.core.grammar.InvalidGrammarException;
import org.refrain.core.grammar.RGrammar;

/** Writing a grammar in few bytes, and reading it back. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ArchiveBenchmark {

    @Benchmark
    public byte[] archive(MicroGrammar grammar) {
        return new GrammarArchiver(grammar.grammar).bytes();
    }

    @Benchmark
    public RGrammar unarchive(MicroGrammar grammar) throws InvalidGrammarException {
        return GrammarUnarchiver.read(grammar.archived, 0, grammar.archived.length);
    }
}
