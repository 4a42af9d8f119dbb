/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.loops;

import java.lang.ref.SoftReference;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.refrain.core.index.IndexedTrace;
import org.refrain.core.loop.LoopNest;
import org.refrain.core.loop.optimal.OptimalNest;
import org.refrain.core.loop.runs.StringTooLongException;
import org.refrain.core.loop.shape.LoopExecutions;
import org.refrain.core.loop.shape.LoopGroup;
import org.refrain.core.loop.shape.LoopGroups;
import org.refrain.core.loop.trace.MissingLevelException;
import org.refrain.core.loop.trace.TraceString;
import org.refrain.core.loop.trace.TraceStrings;
import org.refrain.core.progress.Progress;
import org.refrain.program.analysis.ProgramTrace;
import org.refrain.ui.finding.FindingException;
import org.refrain.ui.session.EventSpan;

/**
 * The whole nest of a trace behind the tree that is shown. It can be as large as the trace, so it is given up when
 * memory gets scarce, and found again when it is asked for.
 */
final class NestSource {

    private final LoopSettings settings;
    private volatile SoftReference<@Nullable Found> kept = new SoftReference<>(null);

    NestSource(LoopSettings settings) {
        this.settings = settings;
    }

    /**
     * A nest and the way from it to the trace.
     *
     * @param string the elements
     * @param nest their loops
     * @param groups the loops in groups
     */
    record Found(TraceString string, LoopNest nest, LoopGroups groups) {

        /** The events of a loop. */
        EventSpan span(LoopNest.Loop loop) {
            return new EventSpan(string.positionOf(loop.start()), string.positionOf(loop.end()));
        }

        /** The first element that begins at an event or behind it. */
        long elementAt(long position) {
            long low = 0;
            long high = nest.length();
            while (low < high) {
                long middle = (low + high) >>> 1;
                if (string.positionOf(middle) < position) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low;
        }
    }

    /**
     * Finds the nest, in seconds for ten million elements.
     *
     * @throws FindingException if the memory that is free now does not suffice, or the trace has nothing of what is to
     *         repeat
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    synchronized Found find(ProgramTrace program, Progress progress) throws FindingException {
        Found found = kept.get();
        if (found == null) {
            TraceString string = string(program.trace(), progress);
            LoopNest nest = settings.choice().find(string.string(), progress);
            found = new Found(string, nest, LoopGroups.of(nest, LoopTree.MOST, progress));
            kept = new SoftReference<>(found);
        }
        return found;
    }

    private TraceString string(IndexedTrace trace, Progress progress) throws FindingException {
        try {
            return TraceStrings.of(trace, settings.level(), symbol -> EventNames.of(symbol, trace.symbols()),
                    OptimalNest.mostStretches(freeMemory()), progress);
        } catch (StringTooLongException e) {
            throw new FindingException(NLS.bind(Messages.NestSource_tooLong, e.getMessage()), e);
        } catch (MissingLevelException e) {
            throw new FindingException(NLS.bind(Messages.NestSource_missing, e.getMessage()), e);
        }
    }

    private static long freeMemory() {
        Runtime runtime = Runtime.getRuntime();
        return runtime.maxMemory() - runtime.totalMemory() + runtime.freeMemory();
    }

    /** Finds where the loops of a group run. */
    PlacesFinder places(LoopGroup group) {
        return (program, progress) -> {
            Found found = find(program, progress);
            return new Places(found, found.groups.executions(group));
        };
    }

    private record Places(Found found, LoopExecutions executions) implements LoopPlaces {

        @Override
        public long count() {
            return executions.count();
        }

        @Override
        public EventSpan span(long index) {
            return found.span(executions.execution(index));
        }

        @Override
        public long iterations(long index) {
            return executions.execution(index).iterations();
        }

        @Override
        public long before(long position) {
            return executions.before(found.elementAt(position));
        }
    }
}
