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
                + "maxTime), alternatives. Lengths, prologue and partial count events; first is the position of an "
                + "event; share is the part of all complete cycles; times are in seconds."})
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
            description = "Cycles are the same only if all their events are equal; this is how they are compared now "
                    + "in any case.")
    private boolean exact;

    @Option(names = "--top", paramLabel = "N",
            description = "List the N most frequent distinct cycles (default: 20; all with --json).")
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
            options.show(CyclesReport.of(index.trace(), most), host.terminal());
        }
        return ExitCode.DONE;
    }
}
