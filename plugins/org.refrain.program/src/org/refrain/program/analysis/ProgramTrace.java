/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.analysis;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.ControlFlowTrace;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.blocks.ProgramFunction;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.blocks.TraceModel;
import org.refrain.program.controlflow.ControlFlow;
import org.refrain.program.controlflow.ControlFlowReport;
import org.refrain.program.elf.ProgramFit;
import org.refrain.program.line.SourcePlace;

/**
 * A trace together with the program that ran, or with what the trace alone tells of it.
 *
 * <p>A program that does not fit the trace is not used: see {@link #fit()}. Cheap to make; what costs time is made when
 * it is asked for, and kept. Safe for threads. The trace must stay open.
 */
public final class ProgramTrace {

    private final IndexedTrace trace;
    private final @Nullable ProgramImage image;
    private final ProgramFit fit;
    // Each has a lock of its own: a table that asks for lines must not wait for control flow.
    private final Object modelLock = new Object();
    private final Object linesLock = new Object();
    private final Object controlFlowLock = new Object();
    private volatile @Nullable ProgramModel model;
    private volatile @Nullable SourceLines lines;
    private volatile @Nullable ControlFlowAnalysis controlFlow;

    private ProgramTrace(IndexedTrace trace, @Nullable ProgramImage image) {
        this.trace = trace;
        this.image = image;
        this.fit = image == null ? new ProgramFit(0, 0) : ProgramFit.of(image.elf().code(), trace.symbols());
    }

    /**
     * Puts a trace and a program together.
     *
     * @param image the program, or null when there is none
     */
    public static ProgramTrace of(IndexedTrace trace, @Nullable ProgramImage image) {
        return new ProgramTrace(trace, image);
    }

    public IndexedTrace trace() {
        return trace;
    }

    /** The program that was given, whether it fits or not. */
    public @Nullable ProgramImage image() {
        return image;
    }

    /** How many of the trace's addresses are in the program's code; of none when there is no program. */
    public ProgramFit fit() {
        return fit;
    }

    /** The program, if there is one and it fits. */
    public @Nullable ProgramImage usableImage() {
        return fit.isUsable() ? image : null;
    }

    /**
     * The program as control flow sees it, with the instructions that only the trace tells of. A trace of bare
     * addresses without a program is read once for it.
     */
    public ProgramModel model() {
        ProgramModel known = model;
        if (known != null) {
            return known;
        }
        synchronized (modelLock) {
            known = model;
            if (known == null) {
                known = makeModel();
                model = known;
            }
            return known;
        }
    }

    private ProgramModel makeModel() {
        ProgramImage program = usableImage();
        SymbolTable symbols = trace.symbols();
        if (program != null) {
            return TraceModel.extend(program.model(), symbols);
        }
        if (!isGuessed()) {
            return TraceModel.of(symbols);
        }
        try {
            return TraceModel.infer(symbols, new TraceSequence(trace), Progress.NONE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether calls and returns are guessed from how bare addresses behave: there is neither program nor text. */
    public boolean isGuessed() {
        return usableImage() == null && !TraceModel.hasTexts(trace.symbols()) && hasInstructions(trace.symbols());
    }

    private static boolean hasInstructions(SymbolTable symbols) {
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            if (symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION) {
                return true;
            }
        }
        return false;
    }

    /** The source line of an instruction; null when the program does not tell. O(1) after the first use. */
    public @Nullable SourcePlace placeOf(int symbol) {
        SourceLines known = lines();
        return known == null ? null : known.placeOf(symbol);
    }

    /** The source line at which a block of a function begins, as {@link SourcePlace#toString}; empty when unknown. */
    public String placeOfBlock(String function, int block) {
        ProgramImage program = usableImage();
        Optional<ProgramFunction> known = model().functionNamed(function).filter(it -> block < it.blocks());
        return program == null ? "" : known.map(it -> model().block(it.id(), block).first())
                .flatMap(program.lines()::placeAt).map(SourcePlace::toString).orElse("");
    }

    /**
     * The symbols of all instructions that come from some lines, wherever they were inlined, by ascending address.
     *
     * @param file its path, or the end of it
     * @param firstLine from 1
     * @param lastLine the last one, not before the first
     */
    public int[] symbolsOf(String file, int firstLine, int lastLine) {
        SourceLines known = lines();
        return known == null ? new int[0] : known.symbolsOf(file, firstLine, lastLine);
    }

    /**
     * The symbols of the instructions at which some lines begin, where a debugger would stop. Parameters as for
     * {@link #symbolsOf}.
     */
    public int[] statementsOf(String file, int firstLine, int lastLine) {
        SourceLines known = lines();
        return known == null ? new int[0] : known.statementsOf(file, firstLine, lastLine);
    }

    private @Nullable SourceLines lines() {
        SourceLines known = lines;
        ProgramImage program = usableImage();
        if (known != null || program == null) {
            return known;
        }
        synchronized (linesLock) {
            known = lines;
            if (known == null) {
                known = new SourceLines(program.lines(), trace.symbols());
                lines = known;
            }
            return known;
        }
    }

    /** The function that holds an instruction: the program's name for it, or else the trace's; empty when unknown. */
    public String functionOf(int symbol) {
        SymbolTable symbols = trace.symbols();
        ProgramModel program = symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION ? model() : null;
        int function = program == null ? -1 : program.functionAt(symbols.address(symbol));
        return program == null || function < 0 ? symbols.function(symbol) : program.functions().get(function).name();
    }

    /**
     * The control flow of the trace. The first call rebuilds it, which takes some seconds for a hundred million events;
     * further ones get the same. A trace of control-flow tokens is taken as it is; one that has neither addresses nor
     * such tokens has none.
     *
     * @throws IOException if the trace cannot be read
     * @throws java.util.concurrent.CancellationException if cancelled; a later call begins anew
     */
    public ControlFlowAnalysis controlFlow(Progress progress) throws IOException {
        ControlFlowAnalysis known = controlFlow;
        if (known != null) {
            return known;
        }
        synchronized (controlFlowLock) {
            known = controlFlow;
            if (known == null) {
                ControlFlowAlphabet tokens = ControlFlowAlphabet.of(trace.symbols());
                known = tokens.hasFunctions() ? ofTokens(tokens) : rebuild(progress);
                controlFlow = known;
            }
            return known;
        }
    }

    private ControlFlowAnalysis rebuild(Progress progress) throws IOException {
        ControlFlow flow = new ControlFlow(trace.symbols(), model());
        TraceSequence sequence = new TraceSequence(trace);
        TaskRecorder byTask = new TaskRecorder(flow.model());
        ControlFlowReport report = flow.rebuild(sequence, byTask, progress);
        TaskFlow tasks = byTask.build(sequence.length());
        if (tasks.isInTimeOrder()) {
            return new ControlFlowAnalysis(tasks.flow(), tasks, report);
        }
        TimeRecorder byTime = new TimeRecorder(flow.model());
        flow.rebuild(sequence, byTime, progress);
        return new ControlFlowAnalysis(byTime.build(sequence.length()), tasks, report);
    }

    /** Each token is an event of the trace. */
    private ControlFlowAnalysis ofTokens(ControlFlowAlphabet tokens) {
        int[] events = new int[tokens.size()];
        Arrays.fill(events, 1);
        LocatedControlFlow flow = new LocatedControlFlow(new ControlFlowTrace(tokens, trace.grammar()), events, 0);
        TaskFlow tasks = new TaskFlow(flow, new TaskTurns.Builder().build(flow.end()), 0);
        return new ControlFlowAnalysis(flow, tasks, new ControlFlowReport(flow.trace().length(),
                tokens.functionCount(), 0, 1, Set.of(), Map.of(), List.of()));
    }
}
