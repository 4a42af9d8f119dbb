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
import org.refrain.cli.input.Programs;
import org.refrain.cli.input.TraceFile;
import org.refrain.cli.report.ControlFlowSummary;
import org.refrain.cli.report.InfoReport;
import org.refrain.cli.terminal.ExitCode;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexedTrace;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.elf.ElfProgram;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code refrain info}: what a trace holds. */
@Command(name = "info", sortOptions = false, description = {"Tells what a trace holds.", ""},
        footer = {"", "JSON keys: format, events, distinctAddresses, distinctTokens, firstTime, lastTime (seconds), "
                + "discontinuities, unreadRows, functions, problems; with --elf: program, and controlFlow (events, "
                + "size, functions and blocks that ran, deepest nesting, tasks, explained: share of calls and returns, "
                + "seen, unexplainedAt, lineRows, sourceFiles, debugProblems)."})
public final class InfoCommand implements Callable<Integer> {

    private final Host host;

    @Mixin
    private TraceOptions options = new TraceOptions();

    @Mixin
    private ProgramOption elf = new ProgramOption();

    /** @param host what the process offers */
    public InfoCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() throws Failure {
        Optional<ElfProgram> program = elf.open();
        TraceFile file = TraceFile.of(options.file());
        try (OpenIndex index = IndexedInput.open(file, HeaderSpec.AUTO, program, options.indexes(host),
                host.terminal())) {
            options.show(InfoReport.of(index.trace(), elf.report(program, index.trace().symbols()),
                    controlFlow(index.trace())), host.terminal());
        }
        return ExitCode.DONE;
    }

    /** What can be said with a program that fits; a program whose control flow is not known only gives names. */
    private Optional<ControlFlowSummary> controlFlow(IndexedTrace trace) throws Failure {
        Optional<ProgramImage> image;
        try {
            image = elf.openImage();
        } catch (Failure e) {
            host.terminal().note(String.valueOf(e.getMessage()));
            return Optional.empty();
        }
        if (image.isEmpty()) {
            return Optional.empty();
        }
        ProgramTrace program = ProgramTrace.of(trace, image.get());
        return program.fit().addresses() == 0 || program.usableImage() == null ? Optional.empty()
                : ControlFlowSummary.of(program, Programs.controlFlow(program, options.file(), host.terminal()));
    }
}
