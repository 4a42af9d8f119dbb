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
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.refrain.cli.input.Chunks;
import org.refrain.cli.input.OpenIndex;
import org.refrain.cli.input.OutputFile;
import org.refrain.cli.input.TraceFile;
import org.refrain.cli.report.ConvertReport;
import org.refrain.cli.terminal.ExitCode;
import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.index.IndexOptions;
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

    @Option(names = "--chunk", paramLabel = "N",
            description = "Write an archive in parts of N events: takes less memory, and more room. If it is "
                    + "interrupted, OUT.wpp.part holds the parts that were done.")
    private Optional<Long> chunk = Optional.empty();

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
        if (chunk.isPresent()) {
            return inChunks(file, chunk.get(), program, start);
        }
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

    private int inChunks(TraceFile file, long events, Optional<ElfProgram> program, long start) throws Failure {
        if (events < 1) {
            throw Failure.usage("--chunk " + events + ": this should be 1 or more");
        }
        if (file.isIndex()) {
            throw Failure.usage("--chunk: only a trace is read in parts, and " + file.path() + " is a .wpp file");
        }
        IndexOptions wanted = IndexOptions.DEFAULT.withHeader(header.spec());
        if (program.isPresent()) {
            wanted = wanted.withFunctions(program.get());
        }
        Path part = output.resolveSibling(output.getFileName() + ".part");
        try {
            Files.deleteIfExists(part);
            long count = Chunks.record(file, wanted, part, events, host.terminal());
            Files.move(part, output, StandardCopyOption.REPLACE_EXISTING);
            options.show(new ConvertReport(count, Files.size(file.path()), Files.size(output),
                    (System.nanoTime() - start) / NANOSECONDS), host.terminal());
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
