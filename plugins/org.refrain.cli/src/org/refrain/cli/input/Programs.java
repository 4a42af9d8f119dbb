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
        Failures.checkReadable(path, "the program's ELF file in it");
        try {
            return ElfProgram.open(path);
        } catch (ElfFormatException e) {
            throw Failures.of(path, e);
        } catch (IOException e) {
            throw Failures.of(path, e);
        }
    }
}
