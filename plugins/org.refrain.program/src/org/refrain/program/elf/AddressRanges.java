/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.util.ArrayList;
import java.util.List;

/** A set of addresses as ranges that neither touch nor overlap, ascending. Immutable; asking costs O(log n). */
public final class AddressRanges {

    private final List<Range> ranges;

    /**
     * Consecutive addresses.
     *
     * @param first unsigned
     * @param last unsigned, the last one inside
     */
    public record Range(long first, long last) {
    }

    /** Joins ranges, given in any order. */
    public AddressRanges(List<Range> parts) {
        List<Range> sorted = new ArrayList<>(parts);
        sorted.sort((a, b) -> Long.compareUnsigned(a.first, b.first));
        List<Range> joined = new ArrayList<>();
        for (Range range : sorted) {
            Range before = joined.isEmpty() ? null : joined.get(joined.size() - 1);
            if (before == null || before.last != -1 && Long.compareUnsigned(range.first, before.last + 1) > 0) {
                joined.add(range);
            } else if (Long.compareUnsigned(range.last, before.last) > 0) {
                joined.set(joined.size() - 1, new Range(before.first, range.last));
            }
        }
        this.ranges = List.copyOf(joined);
    }

    /** A range by its start and size, cut at the end of the address space. */
    static Range range(long first, long size) {
        long last = first + size - 1;
        return new Range(first, Long.compareUnsigned(last, first) < 0 ? -1 : last);
    }

    public List<Range> ranges() {
        return ranges;
    }

    public boolean contains(long address) {
        int low = 0;
        int high = ranges.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            Range range = ranges.get(middle);
            if (Long.compareUnsigned(address, range.first) < 0) {
                high = middle - 1;
            } else if (Long.compareUnsigned(address, range.last) > 0) {
                low = middle + 1;
            } else {
                return true;
            }
        }
        return false;
    }
}
