/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.report;

import java.io.IOException;
import java.nio.file.Path;

import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.ProgramFit;

import com.google.gson.stream.JsonWriter;

/**
 * A program, and how it fits a trace.
 *
 * @param file its file
 * @param program what it holds
 * @param fit how many of the trace's addresses are in it
 */
public record ProgramReport(Path file, ElfProgram program, ProgramFit fit) {

    /** {@code firmware.elf: Arm, 32 bit, 24 functions, starts at ...}. */
    String text() {
        return file + ": " + program.header().machineName() + ", " + program.header().bits() + " bit, "
                + Numbers.count(program.functions().size(), "function") + ", starts at "
                + Numbers.address(program.entry()) + "; " + comparison();
    }

    private String comparison() {
        if (fit.addresses() == 0) {
            return "the trace has no addresses to compare with";
        }
        int outside = fit.addresses() - fit.inside();
        String share = Numbers.share(fit.share()) + " of the trace's addresses are in its code"
                + (outside == 0 ? "" : ", " + Numbers.count(outside) + " outside");
        return fit.isUsable() ? share : share + ": this is not the program that was traced";
    }

    void write(JsonWriter json) throws IOException {
        json.beginObject();
        json.name("file").value(file.toString());
        json.name("machine").value(program.header().machineName());
        json.name("bits").value(program.header().bits());
        json.name("entry").value(Numbers.address(program.entry()));
        json.name("functions").value(program.functions().size());
        json.name("addressesInside").value(fit.inside());
        json.name("addressesOutside").value(fit.addresses() - fit.inside());
        json.name("fit").value(fit.share());
        json.name("plausible").value(fit.isUsable());
        json.endObject();
    }
}
