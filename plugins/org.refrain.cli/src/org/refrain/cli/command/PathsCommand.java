/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.refrain.cli.report.PathsReport;
import org.refrain.cli.terminal.ExitCode;
import org.refrain.cli.terminal.Failure;
import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.path.PathEngines;
import org.refrain.core.path.match.PathMatches;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.query.PathPattern;
import org.refrain.core.path.query.PathQuery;
import org.refrain.core.path.query.PathQuery.FunctionPath;
import org.refrain.program.analysis.LinePaths;
import org.refrain.program.blocks.ProgramFunction;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code refrain paths}: was this way through a function taken, how often, and where? */
@Command(name = "paths", sortOptions = false,
        description = {"Finds paths through a function: how often they were taken, and where.", ""},
        footer = {"", "A path is a sequence of basic blocks, which are numbered from 0 in the order of addresses: "
                + "\"1 2 3\"; \"1 2 .. 5\" leaves out what comes between, (2|3 4) are alternatives, {g} is a call of "
                + "g, {*} any call, ! says that nothing is called. It occurs where it is complete, within one call of "
                + "the function.",
            "JSON keys: function, paths (function, path, count), scheme, count, first (position, frame, time, depth, "
                + "path; with several tasks also task and sure), occurrences (with --all), notes. Position and frame "
                + "count events of the trace: where the path is complete, and where its function was entered. Sure is "
                + "false where the task that went on inside the frame was guessed. Count is null with --first alone."})
public final class PathsCommand implements Callable<Integer> {

    private final Host host;

    @Mixin
    private TraceOptions options = new TraceOptions();

    @Option(names = "--function", paramLabel = "F", description = "The function.")
    private String function = "";

    @Option(names = "--path", paramLabel = "PATH", description = "The path; several are looked for together.")
    private List<String> texts = new ArrayList<>();

    @Option(names = "--lines", paramLabel = "LINES",
            description = "Source lines that run one after the other, instead of a path: \"main.c:41 main.c:45\".")
    private String lines = "";

    @Option(names = "--scheme", paramLabel = "SCHEME",
            description = "How to look: auto (default), or 1 to 4 for the published schemes.")
    private String scheme = PathEngines.AUTO;

    @Option(names = "--first", description = "Tell the first occurrence (default, with --count).")
    private boolean first;

    @Option(names = "--count", description = "Count the occurrences.")
    private boolean count;

    @Option(names = "--all", description = "List all occurrences.")
    private boolean all;

    @Mixin
    private ProgramOption elf = new ProgramOption();

    /** @param host what the process offers */
    public PathsCommand(Host host) {
        this.host = host;
    }

    @Override
    public Integer call() throws Failure {
        checkUsage();
        try (ControlFlowInput input = ControlFlowInput.open(options, elf, host)) {
            List<String> notes = new ArrayList<>(input.notes());
            List<FunctionPath> paths = lines.isEmpty() ? paths(input) : lines(input, notes);
            PathsReport report = report(input, paths, notes);
            options.show(report, host.terminal());
        }
        return ExitCode.DONE;
    }

    private void checkUsage() throws Failure {
        if (texts.isEmpty() == lines.isEmpty()) {
            throw Failure.usage("say what to look for: --function F --path \"1 2 3\", or --lines \"main.c:41\"");
        }
        if (!texts.isEmpty() && function.isEmpty()) {
            throw Failure.usage("--path: name the path's function with --function");
        }
        if (!PathEngines.schemes().contains(scheme)) {
            throw Failure.usage("--scheme " + scheme + ": there are " + String.join(", ", PathEngines.schemes()));
        }
    }

    private List<FunctionPath> lines(ControlFlowInput input, List<String> notes) throws Failure {
        LinePaths found = input.lines(lines, function.isEmpty() ? "" : input.function(function));
        notes.addAll(found.notes());
        return found.paths();
    }

    private List<FunctionPath> paths(ControlFlowInput input) throws Failure {
        String name = input.function(function);
        List<FunctionPath> paths = new ArrayList<>();
        for (String text : texts) {
            try {
                PathPattern pattern = PathPattern.parse(text);
                checkBlocks(input, name, pattern);
                paths.add(new FunctionPath(name, pattern));
            } catch (PathException e) {
                throw Failure.usage("--path: " + e.getMessage());
            }
        }
        return paths;
    }

    private static void checkBlocks(ControlFlowInput input, String function, PathPattern pattern) throws Failure {
        Optional<ProgramFunction> known = input.trace().model().functionNamed(function);
        int highest = Arrays.stream(pattern.blocks()).max().orElse(0);
        if (known.isPresent() && highest >= known.get().blocks()) {
            throw Failure.usage("--path \"" + pattern.text() + "\": " + function + " has no block " + highest
                    + "; its blocks are 0 to " + (known.get().blocks() - 1));
        }
    }

    private PathsReport report(ControlFlowInput input, List<FunctionPath> paths, List<String> notes) throws Failure {
        List<FunctionPath> taken = new ArrayList<>(paths);
        taken.removeIf(path -> !input.ran(path.function()));
        paths.stream().map(FunctionPath::function).distinct().filter(name -> !input.ran(name))
                .forEach(name -> notes.add(name + " never ran"));
        boolean justFirst = first && !count && !all;
        PathsReport.Asked asked = new PathsReport.Asked(!justFirst, first || !count && !all, all);
        if (taken.isEmpty()) {
            return PathsReport.none(paths, scheme, asked, notes);
        }
        try {
            PathMatches matches = input.flow().engine(scheme, host.terminal().progress()).match(
                    PathQuery.of(input.flow().tasks().flow().trace().alphabet(), taken), host.terminal().progress());
            long[] counts = justFirst ? new long[taken.size()] : matches.counts();
            if (!justFirst && Arrays.stream(counts).sum() == 0) {
                addMissing(input, taken, notes);
            }
            return PathsReport.of(input.trace().trace(), input.flow().tasks(), paths, matches, counts, scheme, asked,
                    notes);
        } catch (PathException e) {
            throw Failure.usage("--path: " + e.getMessage());
        } catch (UnknownFunctionException e) {
            throw Failure.usage("--path: " + e.getMessage());
        } finally {
            host.terminal().clearProgress();
        }
    }

    /** Tells which blocks of paths that never occur did not run at all. */
    private static void addMissing(ControlFlowInput input, List<FunctionPath> paths, List<String> notes)
            throws Failure {
        for (FunctionPath path : paths) {
            List<Integer> missing = input.ways(path.function()).coverage().missing(path.pattern().blocks());
            if (!missing.isEmpty()) {
                notes.add((missing.size() == 1 ? "block " : "blocks ") + missing.toString().replaceAll("[\\[\\]]", "")
                        + " of " + path.function() + " never ran");
            }
        }
    }
}
