/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.refrain.cli.report.HeaderReport;
import org.refrain.cli.report.Numbers;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.elf.ElfProgram;
import org.refrain.program.elf.NearNames;

import picocli.CommandLine.Option;

/** Where each cycle of the main loop begins. */
final class HeaderOption {

    private static final int SUGGESTIONS = 3;

    @Option(names = "--header", paramLabel = "ADDRESS|NAME|auto",
            description = {"Where each cycle of the main loop begins: an address (0x08000CA0), the name of a function "
                    + "(its first instruction; the main loop in it if that runs only once), a token of a .sym file, "
                    + "or auto, which finds it (default)."})
    private String header = "auto";

    HeaderSpec spec() {
        return HeaderSpec.parse(header);
    }

    /**
     * Makes sure that the trace was cut where the user wanted.
     *
     * @param trace the index, made with {@link #spec()} unless it is the file itself
     * @throws Failure if the header that was named is not in the trace; it names what may have been meant
     */
    void check(IndexedTrace trace, Optional<ElfProgram> program) throws Failure {
        HeaderSpec spec = spec();
        if (spec.kind() == HeaderSpec.Kind.AUTO || spec.kind() == HeaderSpec.Kind.NONE) {
            return;
        }
        SymbolTable symbols = trace.symbols();
        CycleTable cycles = trace.cycles();
        if (cycles != null && names(spec, cycles.header(), symbols)) {
            return;
        }
        if (spec.kind() == HeaderSpec.Kind.ADDRESS) {
            checkAddress(spec.address(), symbols);
        } else {
            checkName(spec.name(), symbols, program);
        }
        throw Failure.usage(cycles == null ? "--header " + header + ": this never begins a cycle in this trace; try "
                + "--header auto"
                : "--header " + header + ": this index was cut at " + HeaderReport.name(cycles.header(), symbols)
                        + "; name the trace itself to cut it elsewhere");
    }

    private static boolean names(HeaderSpec spec, int symbol, SymbolTable symbols) {
        if (spec.kind() == HeaderSpec.Kind.ADDRESS) {
            return symbols.symbolAt(spec.address()) == symbol;
        }
        return symbols.function(symbol).equals(spec.name()) || symbols.text(symbol).equals(spec.name());
    }

    private static void checkAddress(long address, SymbolTable symbols) throws Failure {
        if (symbols.symbolAt(address) < 0) {
            throw Failure.usage("--header " + Numbers.address(address)
                    + ": the trace never executes this address; try --header auto");
        }
    }

    private static void checkName(String name, SymbolTable symbols, Optional<ElfProgram> program) throws Failure {
        Set<String> ran = new LinkedHashSet<>();
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            switch (symbols.kind(symbol)) {
                case INSTRUCTION -> ran.add(symbols.function(symbol));
                case TOKEN -> ran.add(symbols.text(symbol));
                case DISCONTINUITY -> {
                    // no place to begin a cycle at
                }
            }
        }
        ran.remove("");
        if (ran.contains(name)) {
            return;
        }
        if (program.isPresent() && program.get().addressOf(name).isPresent()) {
            throw Failure.usage("--header " + name + ": the program has this function, but it never runs in this trace"
                    + "; try --header auto");
        }
        throw Failure.usage("--header " + name + ": no such function runs in this trace" + hint(name, ran, program));
    }

    private static String hint(String name, Set<String> ran, Optional<ElfProgram> program) {
        List<String> near = NearNames.of(name, ran, SUGGESTIONS);
        if (!near.isEmpty()) {
            return "; did you mean " + String.join(" or ", near) + "?";
        }
        return ran.isEmpty() && program.isEmpty()
                ? "; it names no functions: give the program with --elf, or an address such as 0x08000CA0"
                : "; try --header auto, or an address such as 0x08000CA0";
    }
}
