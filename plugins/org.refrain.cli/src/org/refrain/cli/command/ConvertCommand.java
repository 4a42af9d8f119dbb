/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.refrain.cli.input.OpenIndex;
import org.refrain.cli.input.OutputFile;
import org.refrain.cli.input.TraceFile;
import org.refrain.cli.report.ConvertReport;
import org.refrain.cli.terminal.ExitCode;
import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.index.IndexedTraces;
import org.refrain.program.elf.ElfProgram;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code refrain convert}: writes a trace as a .wpp file. */
@Command(name = "convert", sortOptions = false,
        description = {"Writes a trace as a .wpp file: an index, which answers questions at once, or an archive, "
                + "which is smaller.", ""},
        footer = {"", "A .wpp file opens by itself, without the trace. FILE may be one too: then an index is made of "
                + "an archive, or an archive of an index.",
            "JSON keys: events, bytes (of the new file), seconds, bytesBefore (of FILE)."})
public final class ConvertCommand implements Callable<Integer> {

    private static final double NANOSECONDS = 1e9;

    private final Host host;

    @Mixin
    private TraceOptions options = new TraceOptions();

    @Parameters(index = "1", paramLabel = "OUT.wpp", description = "The file to write.")
    private Path output = Path.of("");

    @Option(names = "--archive",
            description = "Write an archive: as small as possible, and unpacked when it is opened.")
    private boolean archive;

    @Mixin
    private HeaderOption header = new HeaderOption();

    @Mixin
    private ProgramOption elf = new ProgramOption();

    /** @param host what the process offers */
    public ConvertCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() throws Failure {
        long start = System.nanoTime();
        Optional<ElfProgram> program = elf.open();
        TraceFile file = TraceFile.of(options.file());
        OutputFile.check(output, file.path());
        Terminal terminal = host.terminal();
        try (OpenIndex index = IndexedInput.open(file, header.spec(), program, options.indexes(host), terminal)) {
            IndexedTrace trace = index.trace();
            header.check(trace, program);
            Findings.tell(trace, terminal);
            write(trace, terminal);
            options.show(new ConvertReport(trace.eventCount(), Files.size(file.path()), Files.size(output),
                    (System.nanoTime() - start) / NANOSECONDS), terminal);
        } catch (IOException e) {
            throw OutputFile.failure(output, e);
        }
        return ExitCode.DONE;
    }

    private void write(IndexedTrace trace, Terminal terminal) throws IOException {
        try {
            if (archive) {
                IndexedTraces.archive(trace, output, terminal.progress());
            } else {
                IndexedTraces.copy(trace, output);
            }
        } finally {
            terminal.clearProgress();
        }
    }
}
