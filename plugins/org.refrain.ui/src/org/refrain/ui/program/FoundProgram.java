/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.program;

import java.nio.file.Path;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.ProgramFit;

/**
 * What came of looking for a trace's program.
 *
 * @param outcome whether there is one
 * @param program its functions and code; null unless {@link Outcome#FOUND}
 * @param path its file; for {@link Outcome#NONE_FITS} and {@link Outcome#UNREADABLE} the file that would have been
 *        taken; null otherwise
 * @param fit how many of the addresses looked at are in it
 * @param newer whether it was built after the trace was recorded
 * @param chosen whether the user chose it
 * @param problem why it cannot be read; empty unless {@link Outcome#UNREADABLE}
 */
public record FoundProgram(Outcome outcome, @Nullable ElfProgram program, @Nullable Path path, ProgramFit fit,
        boolean newer, boolean chosen, String problem) {

    /** Nobody has looked yet. */
    public static final FoundProgram UNKNOWN = without(Outcome.UNKNOWN);

    /** How looking for a program ended. */
    public enum Outcome {
        /** Nobody has looked yet. */
        UNKNOWN,
        /** There is one; when the user chose it, it may still be another program than the one that was traced. */
        FOUND,
        /** The user wants none. */
        NOT_WANTED,
        /** The trace knows no addresses. */
        NO_ADDRESSES,
        /** There is no program where it was looked for. */
        NOTHING_THERE,
        /** There are programs, but the trace is of another one. */
        NONE_FITS,
        /** There is one, but it cannot be read. */
        UNREADABLE
    }

    static FoundProgram without(Outcome outcome) {
        return new FoundProgram(outcome, null, null, new ProgramFit(0, 0), false, false, "");
    }

    static FoundProgram unreadable(Path path, boolean chosen, String problem) {
        return new FoundProgram(Outcome.UNREADABLE, null, path, new ProgramFit(0, 0), false, chosen, problem);
    }

    /** The same with what turned out when it was read closely: how many of all addresses are in it. */
    public FoundProgram withFit(ProgramFit newFit) {
        return new FoundProgram(outcome, program, path, newFit, newer, chosen, problem);
    }

    /** The same, but its contents cannot be read after all. */
    public FoundProgram withProblem(String newProblem) {
        return new FoundProgram(Outcome.UNREADABLE, null, path, fit, newer, chosen, newProblem);
    }

    /** The file's name; empty when there is none. */
    public String name() {
        Path file = path;
        return file == null ? "" : String.valueOf(file.getFileName());
    }
}
