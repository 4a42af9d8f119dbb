/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.paths;

import java.util.ArrayList;
import java.util.List;

/**
 * What a question found.
 *
 * @param groups ways, functions or classes of cycles, the most frequent one first
 * @param notes what a person should know of how the lines were taken, or why there is nothing; one sentence each
 * @param lines the lines of the asked file that take part, ascending
 */
public record Answer(List<Group> groups, List<String> notes, List<Integer> lines) {

    /** Nothing found, and why. */
    static Answer nothing(String why) {
        return new Answer(List.of(), List.of(why), List.of());
    }

    /** The same, with something to be read before it. */
    Answer noting(String note) {
        List<String> all = new ArrayList<>(List.of(note));
        all.addAll(notes);
        return new Answer(groups, List.copyOf(all), lines);
    }

    /** How many times in all. */
    public long count() {
        return groups.stream().mapToLong(Group::count).sum();
    }
}
