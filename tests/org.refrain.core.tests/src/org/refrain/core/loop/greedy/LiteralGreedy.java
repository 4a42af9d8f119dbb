/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.core.loop.greedy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Figure 1 of the paper, step by step, with those loops first that begin first.
 *
 * <p>Written from the figure, with nothing from the program. An element is a symbol or a loop, as text.
 */
final class LiteralGreedy {

    private LiteralGreedy() {
    }

    /** The nest as text; symbols are characters. */
    static String nest(int[] string) {
        List<String> current = new ArrayList<>(Arrays.stream(string).mapToObj(Character::toString).toList());
        for (int level = 1; level <= current.size() / 2;) {
            level = reduce(current, level) ? 1 : level + 1;
        }
        return String.join("", current);
    }

    private static boolean reduce(List<String> current, int level) {
        List<String> reduced = new ArrayList<>();
        boolean found = false;
        int taken = 0;
        for (int start = 0; start < current.size();) {
            int iterations = iterations(current, start, level, taken);
            if (iterations >= 2) {
                found = true;
                reduced.add("(" + String.join("", current.subList(start, start + level)) + ")^" + iterations);
                start += level * iterations;
                taken = start;
            } else {
                reduced.add(current.get(start++));
            }
        }
        current.clear();
        current.addAll(reduced);
        return found;
    }

    private static int iterations(List<String> string, int start, int length, int taken) {
        if (start + length > string.size()
                || start - length >= taken && equal(string, start - length, start, length)) {
            return 0;
        }
        int iterations = 1;
        while (start + length * (iterations + 1) <= string.size()
                && equal(string, start, start + length * iterations, length)) {
            iterations++;
        }
        return iterations;
    }

    private static boolean equal(List<String> string, int from, int other, int length) {
        return string.subList(from, from + length).equals(string.subList(other, other + length));
    }
}
