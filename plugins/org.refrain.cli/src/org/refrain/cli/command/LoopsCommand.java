/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.Optional;
import java.util.concurrent.Callable;

import org.refrain.cli.input.OpenIndex;
import org.refrain.cli.input.TraceFile;
import org.refrain.cli.report.HeaderReport;
import org.refrain.cli.report.LoopsReport;
import org.refrain.cli.report.Numbers;
import org.refrain.cli.terminal.ExitCode;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.LoopOrder;
import org.refrain.core.loop.greedy.GreedyNest;
import org.refrain.core.loop.greedy.GreedyRule;
import org.refrain.core.loop.optimal.OptimalNest;
import org.refrain.core.loop.runs.StringTooLongException;
import org.refrain.core.loop.trace.LoopLevel;
import org.refrain.core.loop.trace.MissingLevelException;
import org.refrain.core.loop.trace.TraceString;
import org.refrain.core.loop.trace.TraceStrings;
import org.refrain.core.progress.Progress;
import org.refrain.program.elf.ElfProgram;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code refrain loops}: the loop nest of a trace. */
@Command(name = "loops", sortOptions = false,
        description = {"Finds the loops that made a trace, one in the other, with their iterations.", ""},
        footer = {"", "JSON keys: algorithm, order, of, length, loops, terminals, distinctTerminals (each body written "
                + "once), bodies, depth, covered (elements in loops), nest (as in the papers), nestComplete, top "
                + "(depth; start and end: positions in the trace; period: elements of one iteration; iterations; "
                + "repetitions: by the loops around it; share of all elements, with all repetitions; function, body). "
                + "With nlr: algorithm, k, model, literal, length, loops, depth, terms (at the top), nodes (in all), "
                + "bytes, verified, nest, nestComplete. With --data: algorithm, length, streams, terms, inLoops, "
                + "patterns: [{instruction, source (file and line, with --elf), kind, count, terms, inLoops, covered, "
                + "text}]."})
public final class LoopsCommand implements Callable<Integer> {

    private static final int SHOWN = 40;
    private static final int SHOWN_IN_JSON = 1000;
    private static final int PRINTED = 1_000_000;

    private final Host host;

    @Mixin
    private TraceOptions options = new TraceOptions();

    @Option(names = "--algorithm", paramLabel = "ALGORITHM", converter = LoopAlgorithm.Reader.class,
            description = "optimal (default): outer loops first. greedy: inner loops first, as it was published. "
                    + "nlr: nested loop recognition, for files of numbers (.num, .din) too.")
    private LoopAlgorithm algorithm = LoopAlgorithm.OPTIMAL;

    @Option(names = "--order", paramLabel = "ORDER", converter = Orders.class,
            description = "Which loop optimal takes first where two overlap: that with the longest period (period, "
                    + "default), or that which covers most (coverage).")
    private Optional<LoopOrder> order = Optional.empty();

    @Option(names = "--near-optimal",
            description = "greedy begins rotated bodies alike, and lets loops of 2 or 3 iterations wait.")
    private boolean nearOptimal;

    @Option(names = "--rotations", description = "greedy begins rotated bodies alike only.")
    private boolean rotations;

    @Option(names = "--of", paramLabel = "ELEMENTS", converter = Levels.class,
            description = "What repeats: instructions (default), functions, cycles, classes of cycles, or the "
                    + "skeleton, which is the trace without iterations that vary.")
    private LoopLevel level = LoopLevel.INSTRUCTIONS;

    @Mixin
    private HeaderOption header = new HeaderOption();

    @Mixin
    private ProgramOption elf = new ProgramOption();

    @Option(names = "--top", paramLabel = "N",
            description = "List the N loops that cover most (default: 40; 1000 with --json).")
    private Optional<Integer> top = Optional.empty();

    @Option(names = "--print", description = "Print the nest in the notation of the papers.")
    private boolean print;

    @Option(names = "--limit", paramLabel = "N",
            description = "Write at most N symbols and loops of the nest (default: 1000000).")
    private int limit = PRINTED;

    @Mixin
    private NestedLoopsOptions nlr = new NestedLoopsOptions();

    /** Reads the name of an order. */
    static final class Orders extends Choice<LoopOrder> {

        Orders() {
            super(LoopOrder.values());
        }
    }

    /** Reads the name of a kind of elements. */
    static final class Levels extends Choice<LoopLevel> {

        Levels() {
            super(LoopLevel.values());
        }
    }

    /** @param host what the process offers */
    public LoopsCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() throws Failure {
        check();
        if (algorithm == LoopAlgorithm.NLR) {
            options.show(new NestedLoops(nlr, options, elf, host).report(shown(), limit, print), host.terminal());
            return ExitCode.DONE;
        }
        Optional<ElfProgram> program = elf.open();
        TraceFile file = TraceFile.of(options.file());
        try (OpenIndex index = IndexedInput.open(file, header.spec(), program, options.indexes(host),
                host.terminal())) {
            IndexedTrace trace = index.trace();
            header.check(trace, program);
            Findings.tell(trace, host.terminal());
            Progress progress = host.terminal().progress();
            TraceString string = string(trace, progress);
            LoopNest nest = nest(string, progress);
            host.terminal().clearProgress();
            options.show(LoopsReport.of(algorithm.toString(), orderName(), nest, string, trace.symbols(), shown(),
                    limit, print), host.terminal());
        }
        return ExitCode.DONE;
    }

    private void check() throws Failure {
        if (order.isPresent() && algorithm != LoopAlgorithm.OPTIMAL) {
            throw Failure.usage("--order: only --algorithm optimal has a choice of orders");
        }
        if ((nearOptimal || rotations) && algorithm != LoopAlgorithm.GREEDY) {
            throw Failure.usage((nearOptimal ? "--near-optimal" : "--rotations")
                    + ": this is a variant of --algorithm greedy");
        }
        if (algorithm == LoopAlgorithm.NLR ? level != LoopLevel.INSTRUCTIONS : !nlr.areDefault()) {
            throw Failure.usage(algorithm == LoopAlgorithm.NLR ? "--of " + level + ": --algorithm nlr takes "
                    + LoopLevel.INSTRUCTIONS : "--k, --literal, --model and --data belong to --algorithm nlr");
        }
        if (top.orElse(0) < 0) {
            throw Failure.usage("--top " + top.get() + ": this should be 0 or more");
        }
        if (limit < 1) {
            throw Failure.usage("--limit " + limit + ": this should be 1 or more");
        }
    }

    private int shown() {
        return top.orElse(options.json() ? SHOWN_IN_JSON : SHOWN);
    }

    private String orderName() {
        return algorithm == LoopAlgorithm.OPTIMAL ? order.orElse(LoopOrder.PERIOD).toString()
                : nearOptimal ? "near-optimal" : rotations ? "rotations" : "published";
    }

    private TraceString string(IndexedTrace trace, Progress progress) throws Failure {
        int most = OptimalNest.mostStretches(host.memory());
        try {
            return TraceStrings.of(trace, level, symbol -> HeaderReport.name(symbol, trace.symbols()), most, progress);
        } catch (StringTooLongException e) {
            throw Failure.data(options.file() + ": the loops of its " + level + " cannot be found: " + e.getMessage()
                    + "; allow more memory, with JAVA_TOOL_OPTIONS=-Xmx" + gigabytes() + "g for instance, or try --of "
                    + (level == LoopLevel.CLASSES ? "functions" : "classes"));
        } catch (MissingLevelException e) {
            throw Failure.usage("--of " + level + ": " + e.getMessage()
                    + (level == LoopLevel.FUNCTIONS ? " with --elf" : " with --header"));
        }
    }

    private long gigabytes() {
        return (host.memory() >> 29) + 1;
    }

    private LoopNest nest(TraceString string, Progress progress) {
        host.terminal().detail("nesting the loops of " + Numbers.count(string.string().length(), "element"));
        return algorithm == LoopAlgorithm.OPTIMAL
                ? OptimalNest.find(string.string(), order.orElse(LoopOrder.PERIOD), progress)
                : GreedyNest.find(string.string(), rule(), progress);
    }

    private GreedyRule rule() {
        return nearOptimal ? GreedyRule.NEAR_OPTIMAL : rotations ? GreedyRule.ROTATIONS : GreedyRule.PUBLISHED;
    }
}
