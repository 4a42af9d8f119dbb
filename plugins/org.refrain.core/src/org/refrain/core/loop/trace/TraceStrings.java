/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.GrammarCycleTable;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.loop.runs.RunLengthStringBuilder;
import org.refrain.core.loop.runs.StringTooLongException;
import org.refrain.core.progress.Progress;
import org.refrain.core.skeleton.LoopTokens;
import org.refrain.core.skeleton.Skeleton;
import org.refrain.core.skeleton.SkeletonSink;
import org.refrain.core.skeleton.VaryingLoops;
import org.refrain.core.symbol.SymbolSequence;
import org.refrain.core.symbol.SymbolTable;

/** Makes strings of the elements of a trace. */
public final class TraceStrings {

    private static final int BLOCK = 1 << 14;

    private final IndexedTrace trace;
    private final IntFunction<String> eventNames;
    private final RunLengthStringBuilder builder;
    private final Progress progress;

    private TraceStrings(IndexedTrace trace, IntFunction<String> eventNames, int mostStretches, Progress progress) {
        this.trace = trace;
        this.eventNames = eventNames;
        this.progress = progress;
        builder = new RunLengthStringBuilder(mostStretches);
    }

    /**
     * The string of a trace's elements.
     *
     * @param eventNames the name of a symbol of the trace
     * @param mostStretches as many stretches as there is memory to work with
     * @throws StringTooLongException if it has more
     * @throws MissingLevelException if the trace has no such elements
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    public static TraceString of(IndexedTrace trace, LoopLevel level, IntFunction<String> eventNames,
            int mostStretches, Progress progress) throws StringTooLongException, MissingLevelException {
        TraceStrings strings = new TraceStrings(trace, eventNames, mostStretches, progress);
        return switch (level) {
            case INSTRUCTIONS -> strings.instructions();
            case FUNCTIONS -> strings.functions();
            case CYCLES -> strings.cycles(null);
            case CLASSES -> strings.cycles(trace.classes());
            case SKELETON -> strings.skeleton();
        };
    }

    private TraceString instructions() throws StringTooLongException {
        GrammarStretches.forEach(trace.grammar(), symbol -> symbol, builder::append, progress);
        return new TraceString(LoopLevel.INSTRUCTIONS, builder.build(), eventNames, element -> element);
    }

    private TraceString functions() throws StringTooLongException, MissingLevelException {
        List<String> names = new ArrayList<>();
        int[] functionOf = numberFunctions(names);
        ElementPositions positions = new ElementPositions(0);
        int[] block = new int[BLOCK];
        int current = -1;
        long length = 0;
        for (long at = 0; at < trace.eventCount(); at += BLOCK) {
            progress.report("Following functions", at, trace.eventCount());
            progress.checkCancelled();
            int n = trace.symbols(at, block, BLOCK);
            for (int i = 0; i < n; i++, length++) {
                if (functionOf[block[i]] != current) {
                    if (current >= 0) {
                        positions.add(length);
                    }
                    length = 0;
                    current = functionOf[block[i]];
                    builder.append(current, 1);
                }
            }
        }
        if (current >= 0) {
            positions.add(length);
        }
        return new TraceString(LoopLevel.FUNCTIONS, builder.build(), names::get, positions::positionOf);
    }

    /**
     * The number of each symbol's function.
     *
     * @param names takes the functions' names
     */
    private int[] numberFunctions(List<String> names) throws MissingLevelException {
        SymbolTable symbols = trace.symbols();
        Map<String, Integer> numbers = new HashMap<>();
        int[] functionOf = new int[symbols.size()];
        boolean named = false;
        for (int symbol = 0; symbol < functionOf.length; symbol++) {
            boolean instruction = symbols.kind(symbol) == SymbolTable.Kind.INSTRUCTION;
            String function = symbols.function(symbol);
            named |= !function.isEmpty();
            String name = !instruction ? eventNames.apply(symbol) : function.isEmpty() ? "?" : function;
            functionOf[symbol] = numbers.computeIfAbsent(name, it -> names.size());
            if (functionOf[symbol] == names.size()) {
                names.add(name);
            }
        }
        if (!named) {
            throw new MissingLevelException("the trace names no functions; give the program that ran");
        }
        return functionOf;
    }

    private TraceString cycles(@Nullable CycleClasses classes)
            throws StringTooLongException, MissingLevelException {
        CycleTable cycles = trace.cycles();
        if (cycles == null) {
            throw new MissingLevelException("the trace has no cycles, because no main loop is known; name its header");
        }
        if (cycles instanceof GrammarCycleTable table) {
            GrammarStretches.forEach(table.sequence(), classes == null ? id -> id : classes::classOf,
                    builder::append, progress);
        } else {
            for (long k = 0; k < cycles.count(); k++) {
                int id = cycles.idOf(k);
                builder.append(classes == null ? id : classes.classOf(id), 1);
            }
        }
        return new TraceString(classes == null ? LoopLevel.CYCLES : LoopLevel.CLASSES, builder.build(),
                Integer::toString, cycles::startOf);
    }

    private TraceString skeleton() throws StringTooLongException {
        SymbolTable symbols = trace.symbols();
        BitSet barriers = new BitSet();
        for (int symbol = 0; symbol < symbols.size(); symbol++) {
            barriers.set(symbol, symbols.kind(symbol) == SymbolTable.Kind.DISCONTINUITY);
        }
        CycleTable cycles = trace.cycles();
        if (cycles != null) {
            barriers.set(cycles.header());
        }
        SymbolSequence events = new TraceEvents(trace);
        ElementPositions positions = new ElementPositions(0);
        try {
            LoopTokens loops = VaryingLoops.find(events, symbols.size(), barriers, progress);
            Skeleton.split(events, loops, new Elements(builder, positions, loops), progress);
            return new TraceString(LoopLevel.SKELETON, builder.build(), symbol -> skeletonName(symbol, loops),
                    positions::positionOf);
        } catch (UncheckedIOException e) {
            if (e.getCause() instanceof StringTooLongException tooLong) {
                throw tooLong;
            }
            throw e;
        } catch (IOException e) {
            throw new UncheckedIOException(e); // an open trace reads no file in a way that could fail like this
        }
    }

    /** {@code [a b]*} for a loop whose iterations are left out. */
    private String skeletonName(int symbol, LoopTokens loops) {
        if (!loops.isToken(symbol)) {
            return eventNames.apply(symbol);
        }
        StringBuilder name = new StringBuilder("[");
        for (int event : loops.body(loops.loopOf(symbol))) {
            name.append(name.length() == 1 ? "" : " ").append(eventNames.apply(event));
        }
        return name.append("]*").toString();
    }

    /** The elements of a skeleton. */
    private record Elements(RunLengthStringBuilder string, ElementPositions positions, LoopTokens loops)
            implements SkeletonSink {

        @Override
        public void event(int symbol) {
            append(symbol, 1);
        }

        @Override
        public void loop(int token, long iterations) {
            append(token, iterations * loops.period(loops.loopOf(token)));
        }

        private void append(int element, long events) {
            try {
                string.append(element, 1);
                positions.add(events);
            } catch (StringTooLongException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** The events of a trace. */
    private record TraceEvents(IndexedTrace trace) implements SymbolSequence {

        @Override
        public long length() {
            return trace.eventCount();
        }

        @Override
        public int symbols(long position, int[] into, int count) {
            return trace.symbols(position, into, count);
        }
    }
}
