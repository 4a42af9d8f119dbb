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
import org.refrain.cli.report.CyclesReport;
import org.refrain.cli.terminal.ExitCode;
import org.refrain.cli.terminal.Failure;
import org.refrain.program.elf.ElfProgram;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code refrain cycles}: the cycles of the main loop. */
@Command(name = "cycles", sortOptions = false,
        description = {"Finds the main loop's cycles: which there are, how often each ran, how long it took.", ""},
        footer = {"", "JSON keys: header, headerFunction, headerReason, headerExecutions, headerShare, cycles, "
                + "distinct, classes, exact, prologue, partial, top (id, count, share, length, first, minTime, "
                + "maxTime; of a class also ids of its distinct cycles, and loops: function, body, min, max, mode, "
                + "executions, histogram), alternatives. Lengths, prologue and partial count events; first is the "
                + "position of an event; share is the part of all complete cycles; times are in seconds. A class's "
                + "length is that of its most frequent cycle; the histogram counts executions of a loop at places "
                + "where the number of iterations differs among the cycles of the class."})
public final class CyclesCommand implements Callable<Integer> {

    private static final int SHOWN = 20;

    private final Host host;

    @Mixin
    private TraceOptions options = new TraceOptions();

    @Mixin
    private HeaderOption header = new HeaderOption();

    @Mixin
    private ProgramOption elf = new ProgramOption();

    @Option(names = "--exact",
            description = "Cycles are the same only if all their events are equal. Without it, those that differ only "
                    + "in how often inner loops iterated are one class.")
    private boolean exact;

    @Option(names = "--top", paramLabel = "N",
            description = "List the N most frequent classes, or distinct cycles with --exact (default: 20; all with "
                    + "--json).")
    private Optional<Integer> top = Optional.empty();

    /** @param host what the process offers */
    public CyclesCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() throws Failure {
        int most = top.orElse(options.json() ? Integer.MAX_VALUE : SHOWN);
        if (most < 0) {
            throw Failure.usage("--top " + most + ": this should be 0 or more");
        }
        Optional<ElfProgram> program = elf.open();
        TraceFile file = TraceFile.of(options.file());
        try (OpenIndex index = IndexedInput.open(file, header.spec(), program, options.indexes(host),
                host.terminal())) {
            header.check(index.trace(), program);
            Findings.tell(index.trace(), host.terminal());
            options.show(CyclesReport.of(index.trace(), exact, most), host.terminal());
        }
        return ExitCode.DONE;
    }
}
