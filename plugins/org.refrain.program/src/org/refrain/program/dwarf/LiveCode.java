/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.dwarf;

import org.refrain.program.elf.ElfProgram;

/**
 * Which addresses of debug information are in the program. A linker that leaves out an unused function keeps its debug
 * information and puts it at address 0, or outside of any code. Immutable.
 */
public final class LiveCode {

    private final ElfProgram program;

    public LiveCode(ElfProgram program) {
        this.program = program;
    }

    /** Whether code that is said to start at an address is in the program. */
    public boolean startsAt(long address) {
        // At 0 is the vector table of most programs, which no debug information describes.
        boolean isTombstone = address == 0 && !program.functions().isEmpty() && program.indexOf(0) < 0;
        return program.code().contains(address) && !isTombstone;
    }
}
