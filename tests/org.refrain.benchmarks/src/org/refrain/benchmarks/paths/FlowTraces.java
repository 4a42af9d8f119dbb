/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.benchmarks.paths;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.refrain.benchmarks.input.SymbolCollector;
import org.refrain.benchmarks.input.TraceFolder;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.trace.TraceFormatException;
import org.refrain.core.trace.TraceReaders;
import org.refrain.core.trace.TraceSource;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.controlflow.ControlFlow;
import org.refrain.program.elf.ElfFormatException;

/**
 * The control-flow traces that are measured, one after the other: long ones need their memory for themselves. Recorded
 * ones are left out where they are not at hand.
 */
final class FlowTraces {

    private static final long GENERATED_LENGTH = 20_000_000;

    /** Enters a function, whose number is in the low bits. */
    private static final int ENTRY_RECORD = 1 << 31;
    private static final int EXIT_RECORD = 0b11 << 30;

    /** Makes a trace. */
    @FunctionalInterface
    interface Maker {
        FlowTrace make() throws IOException, TraceFormatException, ElfFormatException;
    }

    private record Known(String name, Maker maker) {
    }

    private final Path sample;
    private final Path recorded;
    private final Path folder;
    private final Consumer<String> messages;

    /**
     * @param sample the sample trace; its program lies beside it
     * @param recorded folder of recorded traces
     * @param folder takes temporary files
     * @param messages told what is left out
     */
    FlowTraces(Path sample, Path recorded, Path folder, Consumer<String> messages) {
        this.sample = sample;
        this.recorded = recorded;
        this.folder = folder;
        this.messages = messages;
    }

    /** How to make those that are wanted and at hand, short ones first. */
    List<Maker> makers(Predicate<String> wanted) {
        List<Known> all = new ArrayList<>();
        addIfThere(all, "sample", sample, () -> ofInstructions("sample", "the firmware of tests/org.refrain.sample",
                sample, sample.resolveSibling("firmware.elf")));
        Path csv = recorded.resolve("debian-bzip2.csv.xz");
        addIfThere(all, "debian-bzip2", csv, () -> ofInstructions("debian-bzip2",
                "recorded: bzip2 as firmware on a Cortex-M3", unpacked(csv, "debian-bzip2.csv"),
                unpacked(recorded.resolve("debian-bzip2-dwarf5.elf.xz"), "debian-bzip2.elf")));
        all.add(new Known(LispProgram.NAME, () -> LispProgram.trace(GENERATED_LENGTH)));
        all.add(new Known(CompilerProgram.NAME, () -> CompilerProgram.trace(GENERATED_LENGTH)));
        for (String name : new String[] {"tinyscheme", "bzip2-80M"}) {
            Path records = recorded.resolve(name + ".fbe32.xz");
            addIfThere(all, name, records, () -> ofRecords(name, records));
        }
        return all.stream().filter(known -> wanted.test(known.name)).map(Known::maker).toList();
    }

    private void addIfThere(List<Known> all, String name, Path file, Maker maker) {
        if (Files.exists(file)) {
            all.add(new Known(name, maker));
        } else {
            messages.accept("left out, for there is no " + file + ": " + name);
        }
    }

    private static FlowTrace ofInstructions(String name, String origin, Path trace, Path elf)
            throws IOException, TraceFormatException, ElfFormatException {
        SymbolCollector instructions = new SymbolCollector();
        TraceSource source = TraceSource.of(trace);
        TraceReaders.detect(source).read(source, instructions, Progress.NONE);
        ControlFlow flow = new ControlFlow(instructions.table(), ProgramModel.open(elf));
        FlowRecorder recorder = new FlowRecorder();
        flow.rebuild(SymbolSequence.of(instructions.symbols()), recorder.receiver(flow.model()), Progress.NONE);
        return recorder.trace(name, origin);
    }

    private static FlowTrace ofRecords(String name, Path file) throws IOException {
        FlowRecorder recorder = new FlowRecorder();
        for (int number : TraceFolder.numbers(file)) {
            if (number >= 0) {
                recorder.block(number);
            } else if (number == EXIT_RECORD) {
                recorder.exit();
            } else {
                recorder.enter("f" + (number & ~ENTRY_RECORD));
            }
        }
        return recorder.trace(name, "recorded: " + file.getFileName());
    }

    private Path unpacked(Path packed, String name) throws IOException {
        Path file = folder.resolve(name);
        Process xz = new ProcessBuilder("xz", "-dc", packed.toString()).redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        Files.copy(xz.getInputStream(), file, StandardCopyOption.REPLACE_EXISTING);
        return file;
    }
}
