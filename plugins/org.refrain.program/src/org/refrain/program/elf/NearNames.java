/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.program.elf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds what was probably meant by a name that does not exist. */
public final class NearNames {

    /** Longer names are compared by their beginnings; the cost for each name is bounded by the square of this. */
    private static final int COMPARED = 64;

    private record Ranked(int distance, String name) {
    }

    private NearNames() {
    }

    /**
     * The names nearest to the wanted one: equal but for case, containing it, or within a few letters of it.
     *
     * @param most how many to give
     * @return nearest first; empty when none is near
     */
    public static List<String> of(String wanted, Iterable<String> names, int most) {
        String asked = shortened(wanted);
        List<Ranked> near = new ArrayList<>();
        for (String name : names) {
            int distance = distance(asked, shortened(name));
            if (distance <= Math.max(1, asked.length() / 3)) {
                near.add(new Ranked(distance, name));
            }
        }
        near.sort(Comparator.comparingInt(Ranked::distance).thenComparing(ranked -> ranked.name().length())
                .thenComparing(Ranked::name));
        return near.stream().map(Ranked::name).distinct().limit(most).toList();
    }

    private static String shortened(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.length() > COMPARED ? lower.substring(0, COMPARED) : lower;
    }

    private static int distance(String asked, String name) {
        if (asked.length() >= 3 && name.contains(asked)) {
            return name.length() == asked.length() ? 0 : 1;
        }
        int allowed = Math.max(1, asked.length() / 3);
        return Math.abs(asked.length() - name.length()) > allowed ? Integer.MAX_VALUE : edits(asked, name);
    }

    /** Letters inserted, left out, replaced, or swapped with their neighbour. */
    private static int edits(String a, String b) {
        int[] before = new int[b.length() + 1];
        int[] above = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, Math.min(above[j], row[j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], before[j - 2] + 1);
                }
            }
            int[] free = before;
            before = above;
            above = row;
            row = free;
        }
        return above[b.length()];
    }
}
