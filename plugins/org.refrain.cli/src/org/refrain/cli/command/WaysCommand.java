/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

import org.refrain.cli.report.WaysReport;
import org.refrain.cli.terminal.ExitCode;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.path.query.PathQuery.FunctionPath;
import org.refrain.program.analysis.LinePaths;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code refrain ways}: the ways that were taken through a function. */
@Command(name = "ways", sortOptions = false,
        description = {"Lists the ways that were taken through a function, and which of its blocks ran.", ""},
        footer = {"", "A way is a sequence of blocks without a repetition: where a loop goes back, one way ends and "
                + "another begins.",
            "JSON keys: function, entries (how often it was entered), cutEntries (still open at a gap or at the end), "
                + "blocks (of the program; null when only the trace tells), ways (path, blocks, start: entry or loop, "
                + "end: exit, loop or cut, count, share), coverage (block, count, line), edges (from, to, count, "
                + "back), notes."})
public final class WaysCommand implements Callable<Integer> {

    private final Host host;

    @Mixin
    private TraceOptions options = new TraceOptions();

    @Option(names = "--function", paramLabel = "F", description = "The function.")
    private String function = "";

    @Option(names = "--lines", paramLabel = "LINES",
            description = "Source lines in the function, instead of its name: \"main.c:41\".")
    private String lines = "";

    @Mixin
    private ProgramOption elf = new ProgramOption();

    /** @param host what the process offers */
    public WaysCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() throws Failure {
        if (function.isEmpty() && lines.isEmpty()) {
            throw Failure.usage("name a function with --function F, or a line in it with --lines \"main.c:41\"");
        }
        try (ControlFlowInput input = ControlFlowInput.open(options, elf, host)) {
            List<String> notes = new ArrayList<>(input.notes());
            String name = lines.isEmpty() ? input.function(function) : functionOfLines(input, notes);
            options.show(input.ran(name) ? WaysReport.of(input.trace(), input.ways(name), notes)
                    : WaysReport.none(input.trace(), name, notes), host.terminal());
        }
        return ExitCode.DONE;
    }

    private String functionOfLines(ControlFlowInput input, List<String> notes) throws Failure {
        LinePaths found = input.lines(lines, function.isEmpty() ? "" : input.function(function));
        notes.addAll(found.notes());
        List<String> names = found.paths().stream().map(FunctionPath::function).distinct().toList();
        if (names.size() != 1) {
            throw Failure.usage("--lines: these lines are in " + String.join(", ", names)
                    + "; choose one with --function");
        }
        return names.get(0);
    }
}
