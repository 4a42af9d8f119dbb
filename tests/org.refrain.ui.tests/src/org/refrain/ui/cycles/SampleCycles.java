/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.cycles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.refrain.ui.bot.SampleCsv;

/**
 * The sample's cycles, found by the plainest means: the rows of the CSV from one header's row up to the next, and two
 * cycles are equal when their addresses are. Nothing of the product's code is used.
 */
final class SampleCycles {

    /** Rows where the header stands; one more than there are complete cycles. */
    final List<Integer> starts;
    /** Distinct cycle of each complete cycle; numbered in the order of first occurrence. */
    final int[] ids;
    /** Occurrences of each distinct cycle, ascending. */
    final List<List<Integer>> occurrences = new ArrayList<>();

    private static final SampleCycles SAMPLE = new SampleCycles(SampleCsv.get(), SampleCsv.HEADER);

    private SampleCycles(SampleCsv csv, long header) {
        starts = csv.rowsAt(header);
        ids = new int[starts.size() - 1];
        Map<List<Long>, Integer> known = new LinkedHashMap<>();
        for (int k = 0; k < ids.length; k++) {
            Long[] addresses = new Long[starts.get(k + 1) - starts.get(k)];
            for (int i = 0; i < addresses.length; i++) {
                addresses[i] = csv.address(starts.get(k) + i);
            }
            ids[k] = known.computeIfAbsent(Arrays.asList(addresses), cycle -> {
                occurrences.add(new ArrayList<>());
                return occurrences.size() - 1;
            });
            occurrences.get(ids[k]).add(k);
        }
    }

    static SampleCycles get() {
        return SAMPLE;
    }

    int count() {
        return ids.length;
    }

    int distinct() {
        return occurrences.size();
    }

    int countOf(int id) {
        return occurrences.get(id).size();
    }

    int lengthOf(int id) {
        int k = occurrences.get(id).get(0);
        return starts.get(k + 1) - starts.get(k);
    }

    /** The row where an occurrence starts. */
    int startOf(int k) {
        return starts.get(k);
    }

    /** The distinct cycles, the most frequent first; of equally frequent ones, that which ran first. */
    List<Integer> byCount() {
        List<Integer> order = new ArrayList<>();
        for (int id = 0; id < distinct(); id++) {
            order.add(id);
        }
        order.sort((a, b) -> countOf(a) == countOf(b) ? Integer.compare(a, b)
                : Integer.compare(countOf(b), countOf(a)));
        return order;
    }
}
