/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles.pie;

import java.util.ArrayList;
import java.util.List;

import org.refrain.ui.cycles.ranking.CycleRanking;

/**
 * What the pie chart shows: the most frequent distinct cycles, a slice each, and one slice for all others.
 *
 * @param slices clockwise from twelve o'clock; sweeps add up to 360 unless there is no occurrence at all
 */
public record PieSlices(List<Slice> slices) {

    /** More slices than these cannot be told apart by their colours. */
    public static final int MOST = 8;

    /** Stands for the distinct cycles that have no slice of their own. */
    public static final int REST = -1;

    /**
     * @param id the distinct cycle, or {@link PieSlices#REST}
     * @param distinct how many distinct cycles it stands for
     * @param count occurrences
     * @param share part of all occurrences, from 0 to 1
     * @param start where it starts, in degrees clockwise from twelve o'clock
     * @param sweep its angle in degrees
     */
    public record Slice(int id, int distinct, long count, double share, double start, double sweep) {

        public boolean isRest() {
            return id == REST;
        }
    }

    public PieSlices {
        slices = List.copyOf(slices);
    }

    /** The slices of a ranking; takes no more than {@link #MOST} of its cycles. */
    public static PieSlices of(CycleRanking ranking) {
        long total = ranking.table().count();
        int own = Math.min(MOST, ranking.size());
        List<Slice> slices = new ArrayList<>();
        long before = 0;
        for (int rank = 0; rank < own; rank++) {
            int id = ranking.idAt(rank);
            long count = ranking.table().distinct(id).count();
            slices.add(slice(id, 1, count, before, total));
            before += count;
        }
        if (own < ranking.size()) {
            slices.add(slice(REST, ranking.size() - own, total - before, before, total));
        }
        return new PieSlices(slices);
    }

    private static Slice slice(int id, int distinct, long count, long before, long total) {
        double share = (double) count / total;
        return new Slice(id, distinct, count, share, 360.0 * before / total, 360.0 * share);
    }

    /** The slice of a distinct cycle: its own one, or that of the rest; -1 when there is none. */
    public int indexOf(int id) {
        for (int i = 0; i < slices.size(); i++) {
            if (slices.get(i).id() == id) {
                return i;
            }
        }
        return id >= 0 && !slices.isEmpty() && slices.get(slices.size() - 1).isRest() ? slices.size() - 1 : -1;
    }

    /** The slice at an angle in degrees clockwise from twelve o'clock, from 0 up to 360; -1 when there is none. */
    public int indexAt(double angle) {
        for (int i = 0; i < slices.size(); i++) {
            Slice slice = slices.get(i);
            if (angle >= slice.start() && angle < slice.start() + slice.sweep()) {
                return i;
            }
        }
        return slices.isEmpty() ? -1 : slices.size() - 1; // rounding left a gap before 360
    }
}
