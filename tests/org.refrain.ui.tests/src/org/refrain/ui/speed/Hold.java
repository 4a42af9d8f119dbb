/*
 * Copyright (c) 2026 The Refrain authors.
 * This program and the accompanying materials are made available under the terms of the
 * Eclipse Public License 2.0, which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.refrain.ui.speed;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A stretch of work that was too long.
 *
 * @param action what the user did
 * @param wall nanoseconds
 * @param cpu nanoseconds of processor time
 * @param samples where the thread was, every few milliseconds
 */
record Hold(String action, long wall, long cpu, List<StackTraceElement[]> samples) {

    private static final String OURS = "org.refrain.";
    private static final String BENCHMARK = "org.refrain.ui.speed.";
    private static final String BOT = "org.refrain.ui.bot.";
    private static final int SHOWN = 5;

    Hold {
        samples = new ArrayList<>(samples);
    }

    /** The places of this project's code in which most of the samples are, innermost ones, most frequent first. */
    List<String> places() {
        return mostFrequent(true);
    }

    /** The same for any code. */
    List<String> innermost() {
        return mostFrequent(false);
    }

    private List<String> mostFrequent(boolean ours) {
        Map<String, Integer> counts = new HashMap<>();
        for (StackTraceElement[] stack : samples) {
            for (String place : places(stack, ours)) {
                counts.merge(place, 1, Integer::sum);
            }
        }
        return counts.entrySet().stream().sorted((a, b) -> b.getValue() - a.getValue()).limit(SHOWN)
                .map(entry -> entry.getValue() + "x " + entry.getKey()).toList();
    }

    private static Set<String> places(StackTraceElement[] stack, boolean ours) {
        Set<String> places = new LinkedHashSet<>();
        for (StackTraceElement frame : stack) {
            String type = frame.getClassName();
            if (!ours || type.startsWith(OURS) && !type.startsWith(BENCHMARK) && !type.startsWith(BOT)) {
                places.add(type.substring(type.lastIndexOf('.') + 1) + '.' + frame.getMethodName() + ':'
                        + frame.getLineNumber());
                return places;
            }
        }
        if (ours) {
            places.add("the platform alone");
        }
        return places;
    }
}
