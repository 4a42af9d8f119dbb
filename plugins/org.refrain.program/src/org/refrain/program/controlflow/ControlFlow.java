/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.controlflow;

import java.io.IOException;
import java.io.UncheckedIOException;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.progress.Progress;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.symbol.SymbolTable;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.program.blocks.TraceModel;

/**
 * Rebuilds the control flow of a trace of instructions: which functions were entered and left, and which basic blocks
 * ran. See the package for how.
 */
public final class ControlFlow {

    private final SymbolTable symbols;
    private final ProgramModel model;
    private @Nullable TaskInformation tasks;

    /**
     * Takes the program and what a trace calls its instructions. Instructions that the program lacks are added as the
     * trace tells them.
     */
    public ControlFlow(SymbolTable symbols, ProgramModel program) {
        this.symbols = symbols;
        this.model = TraceModel.extend(program, symbols);
    }

    /** Sets what is known from elsewhere about tasks. */
    public ControlFlow tasks(TaskInformation information) {
        tasks = information;
        return this;
    }

    /** The program whose functions and blocks the receiver is told: the given one, with what it lacked. */
    public ProgramModel model() {
        return model;
    }

    /**
     * Reads a trace once and tells its control flow. 50 million events a second and more; memory: about 100 bytes for
     * each symbol and 20 for each open frame.
     *
     * @throws IOException if the trace cannot be read
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public ControlFlowReport rebuild(SymbolSequence sequence, ControlFlowReceiver receiver, Progress progress)
            throws IOException {
        FlowTable flow = new FlowTable(symbols, model);
        if (!flow.hasHandlers()) {
            HandlerSearch.run(flow, sequence, progress);
        }
        Tally tally = new Tally();
        FrameWriter writer = new FrameWriter(flow, tally, receiver);
        LookAhead lookAhead = new LookAhead(flow, sequence);
        Tasks stacks = new Tasks(flow, tally, writer, tasks, lookAhead);
        FlowTracker tracker = new FlowTracker(flow, tally, writer, receiver, stacks, lookAhead);
        try {
            sequence.forEach(tracker::accept, progress, "Rebuilding calls and returns");
        } catch (UncheckedIOException e) {
            throw e.getCause() == null ? new IOException(e) : e.getCause();
        }
        return tally.report(model);
    }
}
