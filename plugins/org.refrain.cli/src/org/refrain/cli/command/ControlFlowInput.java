/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.refrain.cli.input.OpenIndex;
import org.refrain.cli.input.Programs;
import org.refrain.cli.input.TraceFile;
import org.refrain.cli.report.Numbers;
import org.refrain.cli.terminal.Failure;
import org.refrain.cli.terminal.Terminal;
import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.index.HeaderSpec;
import org.refrain.core.path.query.PathException;
import org.refrain.core.path.ways.FunctionWays;
import org.refrain.program.analysis.ControlFlowAnalysis;
import org.refrain.program.analysis.LinePaths;
import org.refrain.program.analysis.ProgramImage;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.analysis.SourceLine;
import org.refrain.program.analysis.SourceLineException;
import org.refrain.program.blocks.ProgramFunction;
import org.refrain.program.controlflow.Observation;

/** A trace with its control flow, and what a user may ask of it: functions and lines that exist. */
final class ControlFlowInput implements AutoCloseable {

    private static final int SUGGESTIONS = 3;

    private final Path file;
    private final OpenIndex index;
    private final Terminal terminal;
    private final ProgramTrace trace;
    private final ControlFlowAnalysis flow;

    private ControlFlowInput(Path file, OpenIndex index, ProgramTrace trace, ControlFlowAnalysis flow,
            Terminal terminal) {
        this.file = file;
        this.index = index;
        this.terminal = terminal;
        this.trace = trace;
        this.flow = flow;
    }

    static ControlFlowInput open(TraceOptions options, ProgramOption elf, Host host) throws Failure {
        Optional<ProgramImage> image = elf.openImage();
        TraceFile file = TraceFile.of(options.file());
        OpenIndex index = IndexedInput.open(file, HeaderSpec.AUTO, image.map(ProgramImage::elf),
                options.indexes(host), host.terminal());
        boolean opened = false;
        try {
            Findings.tell(index.trace(), host.terminal());
            ProgramTrace trace = ProgramTrace.of(index.trace(), image.isPresent() ? image.get() : null);
            ControlFlowAnalysis flow = Programs.controlFlow(trace, file.path(), host.terminal());
            opened = true;
            return new ControlFlowInput(file.path(), index, trace, flow, host.terminal());
        } finally {
            if (!opened) {
                index.close();
            }
        }
    }

    ProgramTrace trace() {
        return trace;
    }

    ControlFlowAnalysis flow() {
        return flow;
    }

    /** Whether a function was ever entered. */
    boolean ran(String function) {
        return flow.tasks().flow().trace().alphabet().functionNames().contains(function);
    }

    /**
     * The name that a function has in the control flow.
     *
     * @throws Failure if there is no such function; it names some that may have been meant
     */
    String function(String name) throws Failure {
        Optional<ProgramFunction> known = trace.model().functionNamed(name);
        if (known.isPresent()) {
            return known.get().name();
        }
        try {
            flow.tasks().flow().trace().alphabet().function(name);
            return name;
        } catch (UnknownFunctionException e) {
            Set<String> near = new LinkedHashSet<>(e.suggestions());
            near.addAll(trace.model().namesLike(name, SUGGESTIONS));
            throw Failure.usage("--function " + name + ": there is no function of this name" + (near.isEmpty() ? ""
                    : "; did you mean " + String.join(" or ", near.stream().limit(SUGGESTIONS).toList()) + "?"));
        }
    }

    /**
     * Source lines as paths.
     *
     * @param function the function to look in, or empty
     */
    LinePaths lines(String text, String function) throws Failure {
        try {
            return LinePaths.of(trace, SourceLine.parse(text), function);
        } catch (SourceLineException e) {
            boolean noLines = trace.usableImage() == null;
            throw noLines ? Failure.data(file + ": " + e.getMessage() + (trace.image() == null
                    ? "; name its ELF file with --elf" : ""))
                    : Failure.usage("--lines: " + e.getMessage());
        }
    }

    /** The ways through a function that ran. */
    FunctionWays ways(String function) throws Failure {
        try {
            return FunctionWays.of(flow.paths(), function, terminal.progress());
        } catch (UnknownFunctionException e) {
            throw new IllegalStateException(e); // callers ask whether it ran
        } catch (PathException e) {
            throw Failure.data(file + ": " + e.getMessage());
        } finally {
            terminal.clearProgress();
        }
    }

    /** What a user should know of how the control flow came about. */
    List<String> notes() {
        List<String> notes = new ArrayList<>();
        long unmatched = flow.paths().frames().shapes().pops(~0);
        if (trace.trace().format().equals("cft") && unmatched > 0) {
            notes.add(Numbers.count(unmatched, "exit") + " before the first gap match no entry: blocks before them "
                    + "belong to no known function");
        }
        if (trace.isGuessed()) {
            notes.add("calls and returns are guessed: the trace has addresses only; name the program with --elf");
        }
        long guessed = flow.report().count(Observation.GUESSED_SWITCH);
        if (guessed > 0) {
            notes.add(Numbers.count(guessed) + " of " + Numbers.count(flow.report().count(Observation.CONTEXT_SWITCH))
                    + " task switches were guessed among several tasks that fit; "
                    + "--all marks what depends on them");
        }
        long unexplained = flow.report().count(Observation.Weight.UNEXPLAINED);
        if (unexplained > 0) {
            notes.add(Numbers.count(unexplained) + " of the jumps and returns could not be explained; refrain info "
                    + "with --elf tells where");
        }
        return notes;
    }

    @Override
    public void close() {
        index.close();
    }
}
