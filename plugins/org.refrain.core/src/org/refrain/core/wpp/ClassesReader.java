/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.ArrayList;
import java.util.List;

import org.refrain.core.cycle.CycleClasses;
import org.refrain.core.cycle.GrammarCycleTable;
import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.cycle.VaryingLoop.Iterations;
import org.refrain.core.skeleton.LoopTokens;

/** Reads the classes of cycles. */
final class ClassesReader {

    private static final long MOST_ITERATIONS = 1L << 62;

    private final SectionInput in;
    private final LoopTokens loops;
    private final int[] starts;
    private final int[] numbers;
    private final int[] histograms;
    private final long[] lows;
    private final long[] widths;
    private final long[] executions;

    private ClassesReader(SectionInput in, LoopTokens loops, int classes) throws WppFormatException {
        this.in = in;
        this.loops = loops;
        starts = Plane.readInts(in, "starts of classes", classes + 1, 0, Integer.MAX_VALUE);
        int varying = Plane.peekCount(in, "varying loops", Integer.MAX_VALUE - 1);
        numbers = Plane.readInts(in, "varying loops", varying, 1, Math.max(1, loops.size()));
        checkStarts("starts of classes", starts, varying, 0);
        histograms = Plane.readInts(in, "starts of histograms", varying + 1, 0, Integer.MAX_VALUE);
        int buckets = Plane.peekCount(in, "numbers of iterations", Integer.MAX_VALUE);
        lows = Plane.readLongs(in, "numbers of iterations", buckets, 1);
        checkStarts("starts of histograms", histograms, buckets, 1);
        widths = Plane.readLongs(in, "widths of buckets", buckets, 0);
        executions = Plane.readLongs(in, "executions", buckets, 0);
        in.end();
    }

    static CycleClasses read(SectionInput in, LoopTokens loops, GrammarCycleTable cycles) throws WppFormatException {
        int classes = in.count32("number of classes");
        int distinct = cycles.distinctCount();
        in.check(classes <= distinct, "number of classes", classes);
        int[] classOf = Plane.readInts(in, "classes of cycles", distinct, 1, Math.max(1, classes));
        int known = 0;
        for (int id = 0; id < distinct; id++) {
            in.check(classOf[id] <= known, "class of cycle " + id, classOf[id]);
            known = Math.max(known, classOf[id] + 1);
        }
        in.check(known == classes, "number of classes", classes);
        ClassesReader reader = new ClassesReader(in, loops, classes);
        List<List<VaryingLoop>> varying = new ArrayList<>(classes);
        for (int id = 0; id < classes; id++) {
            varying.add(reader.varying(id));
        }
        return new CycleClasses(cycles, classOf, varying);
    }

    private List<VaryingLoop> varying(int id) throws WppFormatException {
        List<VaryingLoop> list = new ArrayList<>(starts[id + 1] - starts[id]);
        for (int i = starts[id]; i < starts[id + 1]; i++) {
            in.check(numbers[i] < loops.size() && (i == starts[id] || numbers[i] > numbers[i - 1]),
                    "a varying loop of class " + id, numbers[i]);
            list.add(new VaryingLoop(numbers[i], loops.body(numbers[i]), histogram(i)));
        }
        return List.copyOf(list);
    }

    private List<Iterations> histogram(int i) throws WppFormatException {
        List<Iterations> buckets = new ArrayList<>(histograms[i + 1] - histograms[i]);
        long least = 1;
        for (int j = histograms[i]; j < histograms[i + 1]; j++) {
            in.check(lows[j] >= least && lows[j] <= MOST_ITERATIONS && widths[j] >= 0
                    && widths[j] <= MOST_ITERATIONS - lows[j], "a number of iterations", lows[j]);
            in.check(executions[j] >= 1 && executions[j] <= MOST_ITERATIONS, "a number of executions", executions[j]);
            least = lows[j] + widths[j] + 1;
            buckets.add(new Iterations(lows[j], lows[j] + widths[j], executions[j]));
        }
        return buckets;
    }

    private void checkStarts(String what, int[] places, int end, int least) throws WppFormatException {
        int last = places.length - 1;
        in.check(places[0] == 0 && places[last] == end, what, places[last]);
        for (int i = 0; i < last; i++) {
            in.check(places[i + 1] - places[i] >= least && places[i + 1] <= end, what, places[i + 1]);
        }
    }
}
