/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;
import org.refrain.program.analysis.SourceLine;
import org.refrain.program.blocks.ProgramFunction;
import org.refrain.program.line.LineTable;
import org.refrain.program.line.SourcePlace;

/**
 * The lines that a way goes through: those at which its blocks begin. Between two lines that were asked for, these
 * stand at the ends, though their blocks may begin a little earlier.
 *
 * @param begin the line at which it begins; null when it begins with its first block
 * @param places in the order of the way
 * @param file the asked file as the program names it
 */
record WayLines(@Nullable SourcePlace begin, List<SourcePlace> places, String file) {

    /** Of a way through a function. */
    static WayLines of(Evidence evidence, String function, List<Integer> blocks) {
        LineTable table = evidence.image().lines();
        List<SourcePlace> places = new ArrayList<>();
        evidence.program().model().functionNamed(function).map(ProgramFunction::id).ifPresent(id -> {
            for (int number : blocks) {
                table.placeAt(evidence.program().model().block(id, number).first()).ifPresent(places::add);
            }
        });
        return new WayLines(null, List.copyOf(places), evidence.paths().get(0));
    }

    /**
     * Of a way from one line to another one.
     *
     * @param ends both lines, or one
     */
    static WayLines between(Evidence evidence, List<SourceLine> ends, String function, List<Integer> blocks) {
        List<SourcePlace> places = new ArrayList<>();
        places.add(new SourcePlace(ends.get(0).file(), ends.get(0).line(), 0));
        if (blocks.size() > 2) {
            places.addAll(of(evidence, function, blocks.subList(1, blocks.size() - 1)).places);
        }
        if (ends.size() > 1) {
            places.add(new SourcePlace(ends.get(1).file(), ends.get(1).line(), 0));
        }
        return new WayLines(places.get(0), List.copyOf(places), evidence.paths().get(0));
    }

    /** Each line once: "44, 72, 77", with the file's name where it changes. */
    String text() {
        return text(new LinkedHashSet<>(words()));
    }

    /** All of them: a line with several conditions is listed for each one that the way comes to. */
    String longText() {
        return text(words());
    }

    private static String text(Collection<String> words) {
        return words.stream().collect(Collectors.joining(Messages.WayAnswers_separator));
    }

    private List<String> words() {
        List<String> words = new ArrayList<>();
        String current = file;
        for (SourcePlace place : places) {
            words.add(place.path().equals(current) ? Integer.toString(place.line())
                    : place.fileName() + ":" + place.line());
            current = place.path();
        }
        return words;
    }
}
