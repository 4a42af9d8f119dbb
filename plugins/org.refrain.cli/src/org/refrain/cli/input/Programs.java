/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.input;

import java.io.IOException;
import java.nio.file.Path;

import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.program.analysis.ControlFlowAnalysis;
import org.refrain.program.analysis.ProgramData;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.elf.ElfFormatException;
import org.refrain.program.elf.ElfProgram;

/** Opens the program that ran. */
public final class Programs {

    private Programs() {
    }

    /**
     * Reads an ELF file.
     *
     * @throws Failure if it cannot be read
     */
    public static ElfProgram open(Path path) throws Failure {
        return read(path, ElfProgram::open);
    }

    /**
     * Reads all that an ELF file tells of a program, source lines and control flow too.
     *
     * @throws Failure if it cannot be read, or if it is for a processor whose control flow is not known
     */
    public static ProgramImage openImage(Path path) throws Failure {
        return read(path, ProgramImage::open);
    }

    /**
     * Reads what an ELF file tells of data accesses.
     *
     * @throws Failure if it cannot be read
     */
    public static ProgramData openData(Path path) throws Failure {
        return read(path, ProgramData::open);
    }

    /** Reads something of an ELF file. */
    @FunctionalInterface
    private interface Reading<T> {
        T read(Path path) throws IOException, ElfFormatException;
    }

    private static <T> T read(Path path, Reading<T> reading) throws Failure {
        Failures.checkReadable(path, "the program's ELF file in it");
        try {
            return reading.read(path);
        } catch (ElfFormatException e) {
            throw Failures.of(path, e);
        } catch (IOException e) {
            throw Failures.of(path, e);
        }
    }

    /**
     * The control flow of a trace.
     *
     * @param file the trace's file
     * @throws Failure if it cannot be read, or has no control flow
     */
    public static ControlFlowAnalysis controlFlow(ProgramTrace trace, Path file, Terminal terminal) throws Failure {
        try {
            ControlFlowAnalysis flow = trace.controlFlow(terminal.progress());
            if (!flow.located().trace().alphabet().hasFunctions()) {
                throw Failure.data(file + ": no function runs in this trace; it needs addresses of instructions, or "
                        + "control-flow tokens such as >main 1 2 <");
            }
            return flow;
        } catch (IOException e) {
            throw Failures.of(file, e);
        } finally {
            terminal.clearProgress();
        }
    }
}
