/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.compare;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

import org.eclipse.osgi.util.NLS;
import org.refrain.ui.compare.CycleDifference.Loop;
import org.refrain.ui.cycles.ranking.CycleText;

/** A {@link CycleDifference} in words, one line for each kind of difference. */
final class DifferenceText {

    /** More places than these are counted only. */
    private static final int MOST_PLACES = 60;
    private static final int MOST_LOOPS = 8;

    private DifferenceText() {
    }

    /** "Unlike Class 3 (#6):" and what the cycle does differently. */
    static String of(CyclePair pair, CycleDifference difference) {
        List<String> lines = new ArrayList<>();
        add(lines, Messages.DifferenceText_alone, difference.alone());
        add(lines, Messages.DifferenceText_runs, difference.runs());
        add(lines, Messages.DifferenceText_skips, difference.skips());
        add(lines, Messages.DifferenceText_otherwise, difference.otherwise());
        for (Loop loop : difference.loops().subList(0, Math.min(MOST_LOOPS, difference.loops().size()))) {
            lines.add(MessageFormat.format(Messages.DifferenceText_loop, withFunction(loop.place()), loop.count(),
                    loop.other()));
        }
        if (lines.isEmpty()) {
            lines.add(difference.equal() ? Messages.DifferenceText_equal : Messages.DifferenceText_order);
        }
        if (difference.cut()) {
            lines.add(Messages.DifferenceText_cut);
        }
        return NLS.bind(Messages.DifferenceText_unlike, pair.name(), pair.otherName()) + System.lineSeparator()
                + String.join(System.lineSeparator(), lines);
    }

    private static void add(List<String> lines, String pattern, List<CodePlace> places) {
        if (!places.isEmpty()) {
            List<CodePlace> shown = places.subList(0, Math.min(MOST_PLACES, places.size()));
            String words = words(shown);
            lines.add(NLS.bind(pattern, places.size() == shown.size() ? words : NLS.bind(Messages.DifferenceText_more,
                    words, CycleText.number(places.size() - shown.size()))));
        }
    }

    /** "adc.c:31\u201333 (ADC_Wait), main.c:68 (main)": lines by function and file. */
    private static String words(List<CodePlace> places) {
        Map<List<String>, TreeSet<Integer>> lines = new LinkedHashMap<>();
        for (CodePlace place : places) {
            lines.computeIfAbsent(List.of(place.function(), place.hasLine() ? place.file() : place.instruction()),
                    key -> new TreeSet<>()).add(place.line());
        }
        List<String> words = new ArrayList<>();
        lines.forEach((key, numbers) -> words.add(withFunction(key.get(0),
                numbers.first() == 0 ? key.get(1) : key.get(1) + ":" + ranges(numbers))));
        return String.join("; ", words);
    }

    private static String withFunction(CodePlace place) {
        return withFunction(place.function(), place.text());
    }

    private static String withFunction(String function, String text) {
        return function.isEmpty() ? text : NLS.bind(Messages.DifferenceText_in, text, function);
    }

    /** "31\u201333, 40". */
    private static String ranges(TreeSet<Integer> numbers) {
        List<String> ranges = new ArrayList<>();
        int first = numbers.first();
        int last = first;
        for (int number : numbers.tailSet(first, false)) {
            if (number != last + 1) {
                ranges.add(range(first, last));
                first = number;
            }
            last = number;
        }
        ranges.add(range(first, last));
        return String.join(", ", ranges);
    }

    private static String range(int first, int last) {
        return first == last ? Integer.toString(first) : first + "\u2013" + last;
    }
}
