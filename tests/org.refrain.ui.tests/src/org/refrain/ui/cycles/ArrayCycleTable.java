/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.refrain.core.cycle.CycleTable;
import org.refrain.core.cycle.DistinctCycle;

/** Cycles in plain arrays: what the charts are checked against. Every answer is found by counting. */
public final class ArrayCycleTable implements CycleTable {

    private final int[] ids;
    private final long[] starts;
    private final List<DistinctCycle> distinct = new ArrayList<>();
    private final long partial;

    /**
     * @param ids distinct cycle of each occurrence; ids in the order of first occurrence
     * @param lengths events of each distinct cycle
     */
    public ArrayCycleTable(int[] ids, long[] lengths, long prologue, long partial) {
        this.ids = ids;
        this.partial = partial;
        starts = new long[ids.length + 1];
        starts[0] = prologue;
        for (int k = 0; k < ids.length; k++) {
            starts[k + 1] = starts[k] + lengths[ids[k]];
        }
        for (int id = 0; id < lengths.length; id++) {
            long count = 0;
            long first = -1;
            for (int k = ids.length - 1; k >= 0; k--) {
                if (ids[k] == id) {
                    count++;
                    first = k;
                }
            }
            distinct.add(new DistinctCycle(id, lengths[id], count, first, 1000 * lengths[id], 1100 * lengths[id]));
        }
    }

    /** A table of up to {@code most} occurrences; some cycles are much more frequent than others. */
    public static ArrayCycleTable random(Random random, int most) {
        int[] ids = new int[1 + random.nextInt(most)];
        int known = 0;
        for (int k = 0; k < ids.length; k++) {
            boolean fresh = known == 0 || random.nextInt(6) == 0;
            ids[k] = fresh ? known++ : Math.min(random.nextInt(known), random.nextInt(known));
        }
        long[] lengths = new long[known];
        for (int id = 0; id < known; id++) {
            lengths[id] = 1 + random.nextInt(random.nextBoolean() ? 5 : 60);
        }
        return new ArrayCycleTable(ids, lengths, random.nextInt(30), 1 + random.nextInt(30));
    }

    /** Events of the whole trace. */
    public long events() {
        return starts[ids.length] + partial;
    }

    @Override
    public int header() {
        return 0;
    }

    @Override
    public long count() {
        return ids.length;
    }

    @Override
    public int distinctCount() {
        return distinct.size();
    }

    @Override
    public DistinctCycle distinct(int id) {
        return distinct.get(id);
    }

    @Override
    public long prologueLength() {
        return starts[0];
    }

    @Override
    public long partialLength() {
        return partial;
    }

    @Override
    public int idOf(long k) {
        return ids[(int) k];
    }

    @Override
    public long startOf(long k) {
        return starts[(int) k];
    }

    @Override
    public long occurrenceAt(long position) {
        long k = -1;
        while (k + 1 < starts.length && starts[(int) k + 1] <= position) {
            k++;
        }
        return k;
    }

    @Override
    public long rank(int id, long k) {
        if (k < 0 || k > ids.length) {
            throw new IndexOutOfBoundsException("occurrence " + k + " of " + ids.length);
        }
        long rank = 0;
        for (int i = 0; i < k; i++) {
            rank += ids[i] == id ? 1 : 0;
        }
        return rank;
    }

    @Override
    public long select(int id, long n) {
        long left = n;
        for (int k = 0; k < ids.length && n >= 0; k++) {
            if (ids[k] == id && left-- == 0) {
                return k;
            }
        }
        return -1;
    }
}
