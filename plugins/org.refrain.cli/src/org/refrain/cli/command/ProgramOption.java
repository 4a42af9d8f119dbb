/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.nio.file.Path;
import java.util.Optional;

import org.refrain.cli.input.Programs;
import org.refrain.cli.report.ProgramReport;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.analysis.ProgramData;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.ProgramFit;

import picocli.CommandLine.Option;

/** The program that ran, for names of functions. */
final class ProgramOption {

    @Option(names = "--elf", paramLabel = "ELF", description = "The program that ran, for the names of functions.")
    private Optional<Path> elf = Optional.empty();

    /** Whether a program was named. */
    boolean isNamed() {
        return elf.isPresent();
    }

    /** The program, if one was named. */
    Optional<ElfProgram> open() throws Failure {
        return elf.isEmpty() ? Optional.empty() : Optional.of(Programs.open(elf.get()));
    }

    /** All that is read of the program, if one was named. */
    Optional<ProgramImage> openImage() throws Failure {
        return elf.isEmpty() ? Optional.empty() : Optional.of(Programs.openImage(elf.get()));
    }

    /** Variables and source lines of the program; none if none was named. */
    ProgramData openData() throws Failure {
        return elf.isEmpty() ? ProgramData.NONE : Programs.openData(elf.get());
    }

    /** How a program fits a trace. */
    Optional<ProgramReport> report(Optional<ElfProgram> program, SymbolTable symbols) {
        return program.map(it -> new ProgramReport(elf.orElseThrow(), it, ProgramFit.of(it.code(), symbols)));
    }
}
