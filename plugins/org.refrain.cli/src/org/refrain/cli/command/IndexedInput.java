/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.Optional;

import org.refrain.cli.input.IndexStore;
import org.refrain.cli.input.OpenIndex;
import org.refrain.cli.input.TraceFile;
import org.refrain.cli.report.Numbers;
import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexOptions;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.ProgramFit;

/** Opens a trace's index with the names of a program, if that is the program which ran. */
final class IndexedInput {

    private IndexedInput() {
    }

    static OpenIndex open(TraceFile file, HeaderSpec header, Optional<ElfProgram> program, IndexStore store,
            Terminal terminal) throws Failure {
        IndexOptions nameless = IndexOptions.DEFAULT.withHeader(header);
        if (program.isEmpty()) {
            return store.open(file, nameless);
        }
        OpenIndex index = store.open(file, nameless.withFunctions(program.get()));
        ProgramFit fit = ProgramFit.of(program.get().code(), index.trace().symbols());
        if (fit.isUsable()) {
            if (file.isIndex()) {
                terminal.note("an index keeps the names that it was made with; --elf adds none");
            }
            return index;
        }
        index.close();
        terminal.note("this is not the program that was traced: only " + Numbers.share(fit.share())
                + " of the trace's addresses are in its code; its names are left out");
        return store.open(file, nameless);
    }
}
