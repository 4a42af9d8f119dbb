/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.input;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.refrain.core.grammar.GrammarTestStrings;
import org.refrain.core.skeleton.JitterTrace;
import org.refrain.core.trace.TraceFormatException;

/** The traces that are measured: our sample, generated ones, and recorded ones where they are at hand. */
public final class Workloads {

    /** The sample trace of the repository. */
    public static final String SAMPLE = "sample";

    /** Generated: a main loop whose polling loops take now 17, now 21 iterations. */
    public static final String JITTER = "mcu-jitter";

    /** Generated: the same program without jitter. */
    public static final String STEADY = "mcu-steady";

    /** The LU benchmark's trace, class C, after the loop-nest paper's Table I. */
    public static final String LU = "lu-c";

    /** The recorded control flow of bzip2. */
    public static final String BZIP2 = "bzip2-80M";

    /** Generated: control flow that depends on data, where {@link #BZIP2} is not at hand. */
    public static final String COMPRESSOR = "generated-80M";

    /** How long the long generated trace is. */
    private static final int LONG = 80_000_000;

    private static final long SEED = 42;

    private final WorkloadMaker maker;
    private final Path sample;
    private final TraceFolder recorded;
    private final Predicate<String> wanted;
    private final Consumer<String> messages;
    private final List<Workload> made = new ArrayList<>();

    /**
     * Prepares to make traces.
     *
     * @param folder takes their symbols, 4 bytes each
     * @param sample the sample trace
     * @param recorded where recorded traces are
     * @param wanted which names to make
     * @param messages told what is left out, and why
     */
    public Workloads(Path folder, Path sample, TraceFolder recorded, Predicate<String> wanted,
            Consumer<String> messages) {
        maker = new WorkloadMaker(folder);
        this.sample = sample;
        this.recorded = recorded;
        this.wanted = wanted;
        this.messages = messages;
    }

    /** Makes the traces, short ones first. */
    public List<Workload> make() throws IOException, TraceFormatException {
        if (wanted.test(SAMPLE) && Files.exists(sample)) {
            made.add(maker.ofFile(SAMPLE, "the firmware of tests/org.refrain.sample", sample));
        }
        if (wanted.test(LU)) {
            made.add(maker.ofNumbers(LU, "LU benchmark class C, after Table I of the loop-nest paper",
                    GrammarTestStrings.lu(160)));
        }
        if (wanted.test(STEADY)) {
            made.add(maker.ofAddresses(STEADY, "generated: a main loop, all polling loops steady",
                    addresses(JitterTrace.steady(SEED))));
        }
        if (wanted.test(JITTER)) {
            made.add(maker.ofAddresses(JITTER, "generated: the same program, five polling loops jitter",
                    addresses(JitterTrace.jittering(SEED))));
        }
        if (recorded.isThere()) {
            addRecorded();
        } else {
            messages.accept("no recorded traces in " + recorded + ": left out (name another folder with --traces)");
        }
        if (made.stream().noneMatch(w -> w.name().equals(BZIP2)) && wanted.test(COMPRESSOR)) {
            made.add(maker.ofNumbers(COMPRESSOR, "generated: control flow of a small compressor",
                    CompressorProgram.trace(LONG)));
        }
        return made;
    }

    private static int[] addresses(JitterTrace trace) {
        return Arrays.stream(trace.events()).map(WorkloadMaker::address).toArray();
    }

    private void addRecorded() throws IOException {
        for (Path file : recorded.files()) {
            String name = TraceFolder.nameOf(file);
            if (!wanted.test(name)) {
                continue;
            }
            int[] numbers = TraceFolder.numbers(file);
            String origin = "recorded: " + file.getFileName();
            made.add(TraceFolder.holdsAddresses(file) ? maker.ofAddresses(name, origin, numbers)
                    : maker.ofNumbers(name, origin, numbers));
        }
    }
}
