/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

import org.refrain.cli.input.Events;
import org.refrain.cli.input.OpenIndex;
import org.refrain.cli.input.TraceFile;
import org.refrain.cli.report.GrammarReport;
import org.refrain.cli.report.HeaderReport;
import org.refrain.cli.terminal.ExitCode;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.grammar.GrammarPrinter;
import org.refrain.core.grammar.GrammarProperty;
import org.refrain.core.grammar.ReSequitur;
import org.refrain.core.grammar.Sequitur;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.elf.ElfProgram;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code refrain grammar}: compresses a trace and proves the result. */
@Command(name = "grammar", sortOptions = false,
        description = {"Compresses a trace to a grammar and checks that it expands to the trace again.", ""},
        footer = {"", "JSON keys: algorithm, header, symbols, rules, elements, size (elements and rules), inlinedSize "
                + "(with cycles that occur once written in their places), ratio (size / symbols), verified (the "
                + "expansion was compared with the file, read once more, and the algorithm's properties were looked "
                + "for), grammar (with --print)."})
public final class GrammarCommand implements Callable<Integer> {

    private final Host host;

    @Mixin
    private TraceOptions options = new TraceOptions();

    @Option(names = "--algorithm", paramLabel = "ALGORITHM", converter = Algorithm.Reader.class,
            description = "sequitur, resequitur or cyclitur (default).")
    private Algorithm algorithm = Algorithm.CYCLITUR;

    @Mixin
    private HeaderOption header = new HeaderOption();

    @Mixin
    private ProgramOption elf = new ProgramOption();

    @Option(names = "--run-buffer", description = "resequitur takes runs of equal symbols as one.")
    private boolean runBuffer;

    @Option(names = "--print", description = "Print the grammar in the notation of the papers.")
    private boolean print;

    /** @param host what the process offers */
    public GrammarCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() throws Failure {
        if (runBuffer && algorithm != Algorithm.RESEQUITUR) {
            throw Failure.usage("--run-buffer: only --algorithm resequitur has runs to buffer");
        }
        Optional<ElfProgram> program = elf.open();
        TraceFile file = TraceFile.of(options.file());
        HeaderSpec spec = algorithm == Algorithm.CYCLITUR ? header.spec() : HeaderSpec.NONE;
        try (OpenIndex index = IndexedInput.open(file, spec, program, options.indexes(host), host.terminal())) {
            Findings.tell(index.trace(), host.terminal());
            Events events = new Events(file, index.trace(), host.terminal());
            GrammarReport report = algorithm == Algorithm.CYCLITUR ? byCycle(index.trace(), program, events)
                    : whole(events);
            options.show(report, host.terminal());
            return report.violation().isEmpty() ? ExitCode.DONE : ExitCode.UNREADABLE;
        }
    }

    private GrammarReport byCycle(IndexedTrace trace, Optional<ElfProgram> program, Events events) throws Failure {
        header.check(trace, program);
        CycleTable cycles = trace.cycles();
        if (cycles == null) {
            throw Failure.data(options.file() + ": no main loop was found in this trace; name one with --header, or "
                    + "use --algorithm resequitur");
        }
        return report(Compression.byCycle(events, cycles.header()),
                Optional.of(HeaderReport.name(cycles.header(), trace.symbols())), events);
    }

    private GrammarReport whole(Events events) throws Failure {
        return report(algorithm == Algorithm.SEQUITUR
                ? Compression.whole(events, new Sequitur(), GrammarProperty.SEQUITUR)
                : Compression.whole(events, new ReSequitur(runBuffer), GrammarProperty.RESEQUITUR),
                Optional.empty(), events);
    }

    private GrammarReport report(Compression result, Optional<String> cutAt, Events events) {
        return new GrammarReport(algorithm.toString(), cutAt, result.grammar(), result.inlinedSize(),
                result.violation(), print ? Optional.of(printer(events.symbols())) : Optional.empty());
    }

    /** Names rules by letters as in the papers, by numbers when tokens of the trace look like those letters. */
    private static GrammarPrinter printer(SymbolTable symbols) {
        boolean letters = IntStream.range(0, symbols.size())
                .noneMatch(symbol -> symbols.kind(symbol) == SymbolTable.Kind.TOKEN
                        && symbols.text(symbol).matches("[A-Z][0-9]*"));
        return new GrammarPrinter(symbol -> HeaderReport.name(symbol, symbols),
                letters ? GrammarPrinter::letter : GrammarPrinter::number);
    }
}
