/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Writes rows that are repeated at once, such as those of a loop, a single time. O(rows * {@value #LONGEST}). */
public final class RepeatedRows {

    /** Rows of the longest loop body that is looked for. */
    private static final int LONGEST = 24;

    private RepeatedRows() {
    }

    /**
     * What is written instead of the repetitions.
     *
     * @param row the first of the rows that are repeated
     * @param rows how many they are
     * @param times how often they are executed
     */
    @FunctionalInterface
    public interface Note {
        String text(String row, int rows, int times);
    }

    /** The same rows, with a note behind those that are repeated. */
    public static List<String> fold(List<String> rows, Note note) {
        List<String> folded = new ArrayList<>();
        int at = 0;
        while (at < rows.size()) {
            int period = period(rows, at);
            int times = period == 0 ? 1 : times(rows, at, period);
            int length = Math.max(1, period);
            folded.addAll(rows.subList(at, at + length));
            if (times > 1) {
                folded.add(note.text(rows.get(at), length, times));
            }
            at += length * times;
        }
        return folded;
    }

    /** The smallest number of rows that are repeated right behind a place; 0 when none are. */
    private static int period(List<String> rows, int at) {
        for (int period = 1; period <= LONGEST && at + 2 * period <= rows.size(); period++) {
            if (isRepeated(rows, at, period)) {
                return period;
            }
        }
        return 0;
    }

    private static int times(List<String> rows, int at, int period) {
        int times = 1;
        while (at + (times + 1) * period <= rows.size() && isRepeated(rows, at + (times - 1) * period, period)) {
            times++;
        }
        return times;
    }

    private static boolean isRepeated(List<String> rows, int at, int period) {
        for (int i = at; i < at + period; i++) {
            if (!Objects.equals(rows.get(i), rows.get(i + period))) {
                return false;
            }
        }
        return true;
    }
}
