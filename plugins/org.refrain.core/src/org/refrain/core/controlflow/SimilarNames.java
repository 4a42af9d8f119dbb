/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.controlflow;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Names that someone may have meant who mistyped one, or knows only a part of it. */
final class SimilarNames {

    private static final int MOST = 5;
    /** Longer names are compared by their first letters only: cost grows with the square. */
    private static final int LONGEST = 200;

    private SimilarNames() {
    }

    /** At most five names, the most similar one first: those with few typing errors, and those that contain it. */
    static List<String> of(String name, List<String> all) {
        String wanted = fold(name);
        record Candidate(String name, int distance) {
        }
        List<Candidate> candidates = new ArrayList<>();
        for (String other : all) {
            String folded = fold(other);
            int distance = distance(wanted, folded);
            boolean part = wanted.length() > 2 && (folded.contains(wanted) || wanted.contains(folded));
            if (part || distance <= Math.max(2, wanted.length() / 3)) {
                candidates.add(new Candidate(other, part ? Math.min(distance, 2) : distance));
            }
        }
        candidates.sort(Comparator.comparingInt(Candidate::distance).thenComparing(Candidate::name));
        return candidates.stream().limit(MOST).map(Candidate::name).toList();
    }

    private static String fold(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return folded.length() > LONGEST ? folded.substring(0, LONGEST) : folded;
    }

    /** Letters inserted, left out, replaced, or swapped with their neighbour. */
    private static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                int replaced = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                d[i][j] = Math.min(replaced, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    d[i][j] = Math.min(d[i][j], 1 + d[i - 2][j - 2]);
                }
            }
        }
        return d[a.length()][b.length()];
    }
}
