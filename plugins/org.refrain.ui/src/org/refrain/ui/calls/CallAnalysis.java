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

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.calls.CallIndex;
import org.refrain.core.calls.CallProfile;
import org.refrain.core.calls.CallTimes;
import org.refrain.core.calls.CallTree;
import org.refrain.core.calls.CallTreeException;
import org.refrain.core.calls.FlameChart;
import org.refrain.core.calls.FunctionProfile;
import org.refrain.core.calls.TimedEvents;
import org.refrain.core.calls.TraceClock;
import org.refrain.core.controlflow.ControlFlowAlphabet;
import org.refrain.core.controlflow.LocatedControlFlow;
import org.refrain.core.controlflow.UnknownFunctionException;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.progress.Progress;
import org.refrain.core.search.GrammarSearch;
import org.refrain.program.analysis.ControlFlowAnalysis;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.program.analysis.TaskFlow;
import org.refrain.program.blocks.ProgramModel;
import org.refrain.ui.cycles.timeline.TimeAxis;
import org.refrain.ui.step.TraceCalls;

/**
 * What is known of all calls of a trace. Functions have two numberings where an operating system switches tasks: those
 * of the profile, and those of the flame chart and of call stacks. Immutable, safe for threads; the trace must stay
 * open.
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
     * Finds the calls of a trace, and measures functions: seconds for a hundred million events.
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
        BitSet profiled = handlers(flow, trace.model(), names);
        CallTimes times = times(trace.trace(), tasks, progress);
        List<FunctionRow> rows = new ArrayList<>();
        for (FunctionProfile function : profile.functions()) {
            int number = function.function();
            if (function.calls() > 0) {
                rows.add(FunctionRow.of(names.functionName(number), profiled.get(number), function,
                        times == null ? null : times.functions().get(number), position -> inTrace(position, tasks)));
            }
        }
        return new CallAnalysis(index, tasks, profile, new FlameChart(tree),
                handlers(flow, trace.model(), flow.located().trace().alphabet()), List.copyOf(rows));
    }

    /** How long functions ran, without what other tasks took; null when the trace has no times. */
    private static @Nullable CallTimes times(IndexedTrace trace, TaskFlow tasks, Progress progress) {
        if (!TimeAxis.isPossible(trace)) {
            return null;
        }
        TraceClock clock = new TraceClock(new TraceTimes(trace), trace.discontinuities());
        return CallTimes.of(tasks.flow(), tasks.clock(clock), progress);
    }

    /** Where an instruction is in the trace; {@code position} counts its task's instructions. */
    private static long inTrace(long position, TaskFlow tasks) {
        return tasks.isInTimeOrder() ? position : tasks.positionOf(tasks.flow().eventAt(position));
    }

    private record TraceTimes(IndexedTrace trace) implements TimedEvents {

        @Override
        public int times(long position, long[] into, int count) {
            return trace.times(position, into, count);
        }

        @Override
        public long nextTimed(long position) {
            return trace.nextTimed(position);
        }

        @Override
        public long previousTimed(long position) {
            return trace.previousTimed(position);
        }
    }

    /** Functions that an exception entered in this trace, or that the program has for exceptions. */
    private static BitSet handlers(ControlFlowAnalysis flow, ProgramModel model, ControlFlowAlphabet names) {
        BitSet handlers = new BitSet();
        for (int function = 0; function < names.functionCount(); function++) {
            String name = names.functionName(function);
            handlers.set(function, flow.report().handlers().contains(name)
                    || model.functionNamed(name).filter(it -> model.vectors().isHandler(it.entry())).isPresent());
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

    /** Whether it is known how long functions ran. */
    public boolean isTimed() {
        return !functions.isEmpty() && functions.get(0).times() != null;
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
