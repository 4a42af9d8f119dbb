/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.calls;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

import org.refrain.core.calls.CallIndex;
import org.refrain.core.calls.CallProfile;
import org.refrain.core.calls.CallTree;
import org.refrain.core.calls.CallTreeException;
import org.refrain.core.calls.FlameChart;
import org.refrain.core.calls.FunctionProfile;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.progress.Progress;
import org.refrain.core.search.GrammarSearch;
import org.refrain.program.analysis.ControlFlowAnalysis;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.analysis.TaskFlow;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.ui.step.TraceCalls;

/**
 * What is known of all calls of a trace. Functions have two numberings where an operating system switches tasks: those
 * of the profile, and those of the flame chart and of call stacks. Immutable, safe for threads; the trace must stay open.
 */
public final class CallAnalysis {

    private final CallIndex index;
    private final TaskFlow tasks;
    private final CallProfile profile;
    private final FlameChart flame;
    private final BitSet handlers;
    private final List<FunctionRow> functions;

    private CallAnalysis(CallIndex index, TaskFlow tasks, CallProfile profile, FlameChart flame, BitSet handlers,
            List<FunctionRow> functions) {
        this.index = index;
        this.tasks = tasks;
        this.profile = profile;
        this.flame = flame;
        this.handlers = handlers;
        this.functions = functions;
    }

    /**
     * Finds the calls of a trace: seconds for a hundred million events.
     *
     * @throws IOException if the trace cannot be read
     * @throws CallTreeException if more calls are open at once than can be followed
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    static CallAnalysis of(ProgramTrace trace, Progress progress) throws IOException, CallTreeException {
        ControlFlowAnalysis flow = trace.controlFlow(progress);
        CallIndex index = TraceCalls.of(trace, progress);
        TaskFlow tasks = flow.tasks();
        CallTree tree = CallTree.of(flow.located(), progress);
        CallTree byTask = tasks.isInTimeOrder() ? tree : CallTree.of(tasks.flow(), progress);
        CallProfile profile = CallProfile.of(byTask, progress);
        ControlFlowAlphabet names = tasks.flow().trace().alphabet();
        BitSet profiled = handlers(trace.model(), names);
        List<FunctionRow> rows = new ArrayList<>();
        CallDurations durations = new CallDurations(trace.trace(), tasks);
        for (FunctionProfile function : profile.functions()) {
            if (function.calls() > 0) {
                rows.add(FunctionRow.of(function, names.functionName(function.function()),
                        profiled.get(function.function()), durations));
            }
        }
        return new CallAnalysis(index, tasks, profile, new FlameChart(tree),
                handlers(trace.model(), flow.located().trace().alphabet()), List.copyOf(rows));
    }

    private static BitSet handlers(ProgramModel model, ControlFlowAlphabet names) {
        BitSet handlers = new BitSet();
        for (int function = 0; function < names.functionCount(); function++) {
            int number = function;
            model.functionNamed(names.functionName(function)).filter(it -> model.vectors().isHandler(it.entry()))
                    .ifPresent(it -> handlers.set(number));
        }
        return handlers;
    }

    /** The calls in the order of time, for call stacks. */
    public CallIndex index() {
        return index;
    }

    /** The calls over time. */
    public FlameChart flame() {
        return flame;
    }

    /** The functions that were called, by the profile's numbers. */
    public List<FunctionRow> functions() {
        return functions;
    }

    /** Who calls whom, by the profile's numbers. */
    public CallProfile profile() {
        return profile;
    }

    /** The name of a function of the profile. */
    public String profiledName(int function) {
        return tasks.flow().trace().alphabet().functionName(function);
    }

    /** The name of a function of the flame chart or a call stack. */
    public String name(int function) {
        return index.located().trace().alphabet().functionName(function);
    }

    /** Whether a function of the flame chart or a call stack handles interrupts or other exceptions. */
    public boolean isHandler(int function) {
        return handlers.get(function);
    }

    /** Where a function is called first, as a position of the trace, or -1. O(size of the grammar). */
    public long firstCall(String name) {
        LocatedControlFlow located = index.located();
        try {
            int function = located.trace().alphabet().function(name);
            long event = new GrammarSearch(located.trace().grammar(), index.entriesOf(function)).next(0);
            return event < 0 ? -1 : located.positionOf(event);
        } catch (UnknownFunctionException e) {
            return -1; // in no frame that is known in the order of time
        }
    }
}
