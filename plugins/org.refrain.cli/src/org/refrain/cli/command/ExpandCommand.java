/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.refrain.cli.input.OpenIndex;
import org.refrain.cli.input.OutputFile;
import org.refrain.cli.input.TraceFile;
import org.refrain.cli.report.ExpandReport;
import org.refrain.cli.terminal.ExitCode;
import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.index.EventText;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.progress.Progress;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code refrain expand}: the events that a .wpp file was made of. */
@Command(name = "expand", sortOptions = false,
        description = {"Writes the events of a trace as text, one a line: what a .wpp file was made of.", ""},
        footer = {"", "An instruction is written as its address, 0x08000CA0, a token of a .sym file as it is, and a "
                + "place where the trace has a gap as a comment, # and the trace's words. Only a token that begins "
                + "with # stands behind the one before it, on the same line.",
            "JSON keys, with --output only: events, bytes."})
public final class ExpandCommand implements Callable<Integer> {

    private final Host host;

    @Mixin
    private TraceOptions options = new TraceOptions();

    @Option(names = {"-o", "--output"}, paramLabel = "FILE", description = "Write to this file.")
    private Optional<Path> output = Optional.empty();

    /** @param host what the process offers */
    public ExpandCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() throws Failure {
        if (options.json() && output.isEmpty()) {
            throw Failure.usage("--json: standard output takes the events; name a file for them with --output");
        }
        TraceFile file = TraceFile.of(options.file());
        Terminal terminal = host.terminal();
        try (OpenIndex index = IndexedInput.open(file, HeaderSpec.AUTO, Optional.empty(), options.indexes(host),
                terminal)) {
            IndexedTrace trace = index.trace();
            Findings.tell(trace, terminal);
            if (output.isEmpty()) {
                return print(trace, terminal);
            }
            long bytes = OutputFile.write(output.get(), options.file(),
                    out -> EventText.write(trace, out, terminal.progress()));
            terminal.clearProgress();
            options.show(new ExpandReport(trace.eventCount(), bytes), terminal);
        }
        return ExitCode.DONE;
    }

    private static int print(IndexedTrace trace, Terminal terminal) {
        try {
            EventText.write(trace, terminal.bytes(), Progress.NONE);
        } catch (IOException e) {
            terminal.detail("standard output was closed");
        }
        return ExitCode.DONE;
    }
}
