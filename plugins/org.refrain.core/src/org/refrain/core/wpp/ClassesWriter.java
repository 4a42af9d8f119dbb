/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.wpp;

import java.util.List;

import org.refrain.core.cycle.CycleClassification;
import org.refrain.core.cycle.VaryingLoop;
import org.refrain.core.cycle.VaryingLoop.Iterations;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/** Writes the classes of cycles. */
final class ClassesWriter {

    private ClassesWriter() {
    }

    static byte[] section(CycleClassification classes) {
        IntArrayList starts = new IntArrayList();
        IntArrayList loops = new IntArrayList();
        IntArrayList histograms = new IntArrayList();
        LongArrayList lows = new LongArrayList();
        LongArrayList widths = new LongArrayList();
        LongArrayList executions = new LongArrayList();
        for (List<VaryingLoop> varying : classes.varying()) {
            starts.add(loops.size());
            for (VaryingLoop loop : varying) {
                loops.add(loop.loop());
                histograms.add(lows.size());
                for (Iterations iterations : loop.histogram()) {
                    lows.add(iterations.low());
                    widths.add(iterations.high() - iterations.low());
                    executions.add(iterations.executions());
                }
            }
        }
        starts.add(loops.size());
        histograms.add(lows.size());
        SectionOutput out = new SectionOutput();
        out.u32(classes.classCount());
        Plane.write(out, classes.classOf(), classes.classOf().length, 1);
        Plane.write(out, starts.toIntArray(), starts.size(), 0);
        Plane.write(out, loops.toIntArray(), loops.size(), 1);
        Plane.write(out, histograms.toIntArray(), histograms.size(), 0);
        Plane.write(out, lows.toLongArray(), 1);
        Plane.write(out, widths.toLongArray(), 0);
        Plane.write(out, executions.toLongArray(), 0);
        return out.toByteArray();
    }
}
