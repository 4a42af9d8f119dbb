/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.Optional;
import java.util.concurrent.Callable;

import org.refrain.cli.report.AccessReport;
import org.refrain.cli.report.PredictReport;
import org.refrain.cli.terminal.ExitCode;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.nlr.PredictionScore;
import org.refrain.core.nlr.RecognizerOptions;
import org.refrain.core.nlr.access.AccessPatterns;
import org.refrain.core.nlr.access.AccessSink;
import org.refrain.core.nlr.access.DataAccesses;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code refrain predict}: how well a sequence can be foreseen while it arrives. */
@Command(name = "predict", sortOptions = false,
        description = {"Measures how well the loops found so far foresee what comes next in a trace, or in a file of "
                + "numbers (.num, .din), at several distances.", ""},
        footer = {"", "JSON keys: k, model, literal, length, streams (sequences predicted apart, with --data), "
                + "distances: [{distance, correct, wrong, none}]; with --data and --elf patterns, as loops has them."})
public final class PredictCommand implements Callable<Integer> {

    private static final int SHOWN = 40;
    private static final int SHOWN_IN_JSON = 1000;

    private final Host host;

    @Mixin
    private TraceOptions options = new TraceOptions();

    @Option(names = "--distance", paramLabel = "N", split = ",",
            description = "How far ahead to predict, one or more, with commas between them (default: "
                    + "1,2,4,8,16,32,64,128).")
    private int[] distances = {1, 2, 4, 8, 16, 32, 64, 128};

    @Mixin
    private NestedLoopsOptions nlr = new NestedLoopsOptions();

    @Mixin
    private ProgramOption elf = new ProgramOption();

    /** The accesses of one instruction, foreseen. */
    private record Foreseen(PredictionScore score) implements AccessSink {

        @Override
        public void access(long address, long position) {
            score.tuple(0, new long[] {address}, 1);
        }
    }

    /** @param host what the process offers */
    public PredictCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() throws Failure {
        for (int distance : distances) {
            if (distance < 1 || distance > PredictionScore.MAX_DISTANCE) {
                throw Failure.usage("--distance " + distance + ": this should be 1 to "
                        + PredictionScore.MAX_DISTANCE);
            }
        }
        if (elf.isNamed() && !nlr.data()) {
            throw Failure.usage("--elf: this belongs to --data");
        }
        RecognizerOptions recognizer = nlr.recognizer();
        PredictionScore score = new PredictionScore(recognizer, distances);
        long streams = 1;
        Optional<AccessReport> patterns = Optional.empty();
        if (nlr.data()) {
            RecognizerOptions each = AccessPatterns.bounded(recognizer);
            DataAccesses<Foreseen> accesses = new DataAccesses<>(
                    () -> new Foreseen(new PredictionScore(each, distances)));
            AccessInput.read(options, host, accesses);
            accesses.entries().forEach(entry -> score.add(entry.sink().score));
            streams = accesses.entries().size();
            if (elf.isNamed()) {
                patterns = Optional.of(new NestedLoops(nlr, options, elf, host).accesses(
                        options.json() ? SHOWN_IN_JSON : SHOWN));
            }
        } else {
            try (NestedLoopsInput input = NestedLoopsInput.open(options, host)) {
                input.forEach(score);
            }
        }
        options.show(new PredictReport(score, nlr.maxBody(), nlr.model(), nlr.literal(), streams, patterns),
                host.terminal());
        return ExitCode.DONE;
    }
}
